import { addenda, type Addendum } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconFilePlus, IconFileZip } from '@tabler/icons-react'
import { useMemo } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { dateAndTime, dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { PaperExport } from '../../domain/paper/paper-export.tsx'
import classes from './addenda.module.css'

/** What was done about the findings of an audit, frozen up to a day: the newest first, and one more for whoever may. */
export function Addenda({ auditId }: { auditId: number }) {
  const t = useText()
  const { data, error, refetch } = useRead(addenda.list, { params: { id: auditId } }, { quiet: true })
  const { start, isWriting } = useWrite(addenda.create, {
    onDone: ({ data: { number } }) => noticeSuccess('addenda.saved', { number }),
  })
  const columns = useMemo(
    (): Column<Addendum>[] => [
      {
        id: 'number',
        header: t('addenda.title'),
        card: 'title',
        cell: ({ number }) => <strong>{t('addenda.number', { number })}</strong>,
      },
      { id: 'until', header: t('addenda.until'), width: 180, cell: ({ date }) => dayMonthYear(date) },
      {
        id: 'verified',
        header: t('addenda.verified'),
        width: 180,
        cell: ({ verified, total }) => t('addenda.of_all', { count: verified, total }),
      },
      {
        id: 'saved',
        header: t('addenda.saved_by'),
        width: 280,
        cell: ({ user, created_at: at }) => t('addenda.saved_at', { name: user.fullname, time: dateAndTime(at) }),
      },
      {
        id: 'files',
        header: t('addenda.files'),
        width: 240,
        card: 'text',
        cell: ({ id }) => (
          <PaperExport exported={{ what: 'addendum', of: id, pack: { what: 'addendum-pack', of: id } }} />
        ),
      },
    ],
    [t],
  )
  // To whoever is shown nothing but saved minutes there are none.
  if (error?.status === 404) return null
  return (
    <section className={classes.addenda}>
      <header>
        <div>
          <h2>{t('addenda.title')}</h2>
          <p>{t('addenda.about')}</p>
        </div>
        {data?.data.may_save && (
          <Button
            leftSection={<IconFilePlus size={18} stroke={1.6} />}
            loading={isWriting}
            onClick={() => start({ params: { id: auditId } })}
          >
            {t('addenda.save')}
          </Button>
        )}
      </header>
      <Card flush>
        {!data && error ? (
          <LoadFailed title={t('addenda.title')} failure={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('addenda.title')}
            columns={columns}
            rows={data?.data.rows}
            nameOf={({ number }) => t('addenda.number', { number })}
            empty={<EmptyState icon={IconFileZip} title={t('addenda.empty')} hint={t('addenda.empty_hint')} />}
          />
        )}
      </Card>
    </section>
  )
}
