import { minutes, type ListedMinutes } from '@apron/contract/audits'
import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft, IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useCan } from '#lib/session/can.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { useAddress } from '../address.ts'
import { Addenda } from './addenda-part.ts'

/** Who saved them, and whether that was after the closing. */
function Author({ row }: { row: ListedMinutes }) {
  const t = useText()
  return (
    <>
      <strong>{row.user.fullname}</strong>{' '}
      {row.is_addendum && <StatusBadge tint="gray">{t('minutes.addendum_mark')}</StatusBadge>}
    </>
  )
}

/** Which signed papers are bound to them, by whom and when. */
function Bound({ row: { scans } }: { row: ListedMinutes }) {
  const t = useText()
  if (scans.length === 0) return '–'
  return scans.map(({ id, user, created_at: at }) => (
    <div key={id}>{t('scans.bound_by', { name: user.fullname, time: dateAndTime(at) })}</div>
  ))
}

/** Every minutes that an audit has, newest first. */
export function HistoryScreen() {
  const t = useText()
  const can = useCan()
  const { auditId } = useAddress()
  const { data } = useRead(minutes.list, { params: { id: auditId } }, { screen: true })
  const columns = useMemo(
    (): Column<ListedMinutes>[] => [
      { id: 'author', header: t('minutes.author'), card: 'title', cell: (row) => <Author row={row} /> },
      { id: 'number', header: t('minutes.number'), width: 180, cell: (row) => row.number ?? '–' },
      { id: 'total', header: t('minutes.total_result'), width: 180, cell: (row) => row.total_result },
      { id: 'created', header: t('minutes.created_at'), width: 200, cell: (row) => dateAndTime(row.created_at) },
      { id: 'scans', header: t('scans.title'), width: 260, cell: (row) => <Bound row={row} /> },
      {
        id: 'view',
        header: t('actions.actions'),
        width: 120,
        card: 'corner',
        cell: (row) => (
          <Anchor
            renderRoot={(props) => <Link href={`/checklist/${auditId}/summary/${row.id}`} {...props} />}
            aria-label={t('minutes.view_of', { time: dateAndTime(row.created_at) })}
          >
            {t('minutes.view')}
          </Anchor>
        ),
      },
    ],
    [t, auditId],
  )
  return (
    <>
      <PageHeader title={t('minutes.history')} about={t('minutes.history_about')}>
        {can('CREATE_CHECKLIST') && (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.6} />}
            renderRoot={(props) => <Link href={`/checklist/${auditId}/view`} {...props} />}
          >
            {t('minutes.back_to_audit')}
          </Button>
        )}
      </PageHeader>
      <Card flush>
        <DataTable
          label={t('minutes.history')}
          columns={columns}
          rows={data?.data}
          nameOf={(row) => dateAndTime(row.created_at)}
          empty={
            <EmptyState icon={IconFileText} title={t('minutes.history_empty')} hint={t('minutes.history_empty_hint')}>
              <Button renderRoot={(props) => <Link href={`/checklist/${auditId}/summary`} {...props} />}>
                {t('minutes.write')}
              </Button>
            </EmptyState>
          }
        />
      </Card>
      {data && data.data.length > 0 && <Addenda auditId={auditId} />}
    </>
  )
}
