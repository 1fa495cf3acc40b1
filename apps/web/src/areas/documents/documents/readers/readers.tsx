import { readings, type Acknowledgement, type DocumentAudience } from '@apron/contract/documents'
import { Button, NativeSelect, Text } from '@mantine/core'
import { IconBell, IconFileText, IconUsers } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { isPaged, Pager } from '#blocks/pager.tsx'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { noticeSuccess } from '#lib/page/notices.ts'
import { useCanCall } from '#lib/session/can.ts'
import { dateAndTime, dayMonthYear } from '#lib/text/dates.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import classes from '../documents.module.css'

type Line = Acknowledgement & { id: number }

/** Who has confirmed the version in force and who has not, those that are late first; the latter can be reminded. */
export function Readers({
  id,
  audience,
  isInForce,
  onChoose,
}: {
  id: number
  audience: DocumentAudience
  isInForce: boolean
  onChoose: () => void
}) {
  const t = useText()
  const canCall = useCanCall()
  const params = { id }
  const [done, setDone] = useState<boolean | undefined>(undefined)
  const [paging, setPaging] = useState({ page: 1, per_page: 20 })
  const { data } = useRead(readings.acknowledgements, { params, query: { ...paging, done } })
  const remind = useWrite(readings.remind, {
    onDone: ({ data: { count } }) =>
      noticeSuccess(count > 0 ? 'readings.reminded' : 'readings.reminded_before', { count }),
  })
  const columns = useReaderColumns()
  const rows = useMemo(() => data?.data.map((line): Line => ({ ...line, id: line.user.id })), [data])
  const missing = audience.people - audience.acknowledged
  if (audience.members.length === 0 && rows?.length === 0) {
    return (
      <EmptyState icon={IconUsers} title={t('readings.nobody')} hint={t('readings.nobody_hint')}>
        <Button onClick={onChoose}>{t('readings.choose')}</Button>
      </EmptyState>
    )
  }
  if (!isInForce) {
    return (
      <EmptyState
        icon={IconUsers}
        title={t('readings.not_in_force')}
        hint={t('readings.not_in_force_hint', { count: audience.people })}
      />
    )
  }
  return (
    <>
      <div className={classes.tools}>
        <Text>
          {t('readings.progress', {
            done: formatNumber(audience.acknowledged),
            people: formatNumber(audience.people),
          })}
        </Text>
        <NativeSelect
          aria-label={t('readings.show')}
          value={done === undefined ? '' : String(done)}
          data={[
            { value: '', label: t('readings.everybody') },
            { value: 'false', label: t('readings.not_yet') },
            { value: 'true', label: t('readings.done') },
          ]}
          onChange={({ currentTarget: { value } }) => {
            setDone(value === '' ? undefined : value === 'true')
            setPaging((before) => ({ ...before, page: 1 }))
          }}
        />
        {canCall(readings.remind) && missing > 0 && (
          <Button
            variant="default"
            leftSection={<IconBell size={18} stroke={1.6} />}
            loading={remind.isWriting}
            onClick={() => remind.start({ params })}
          >
            {t('readings.remind', { count: missing })}
          </Button>
        )}
        {canCall(readings.listed) && (
          <Button
            variant="default"
            leftSection={<IconFileText size={18} stroke={1.6} />}
            renderRoot={(props) => <Link href={`/document/view/${id}/readers`} {...props} />}
          >
            {t('readings.paper')}
          </Button>
        )}
      </div>
      <DataTable
        label={t('readings.readers')}
        columns={columns}
        rows={rows}
        nameOf={({ user }) => user.fullname}
        empty={<EmptyState title={t('readings.nobody_like_this')} />}
      />
      {data && isPaged(data.meta) && (
        <Pager meta={data.meta} onChange={(change) => setPaging((before) => ({ ...before, ...change }))} />
      )}
    </>
  )
}

function useReaderColumns(): Column<Line>[] {
  const t = useText()
  return useMemo(
    () => [
      {
        id: 'user',
        header: t('readings.person'),
        card: 'title',
        cell: ({ user }) => <PersonChip name={user.fullname} picture={user.avatar500x500} detail={user.organization} />,
      },
      {
        id: 'due_on',
        header: t('readings.due'),
        width: 130,
        cell: ({ due_on, is_late, acknowledged_at }) =>
          due_on && (
            <span className={classes.expiry} data-expired={(is_late && !acknowledged_at) || undefined}>
              {dayMonthYear(due_on)}
              {is_late && !acknowledged_at && <small>{t('readings.late')}</small>}
            </span>
          ),
      },
      {
        id: 'acknowledged_at',
        header: t('readings.state'),
        width: 240,
        cell: (line) => <State line={line} />,
      },
    ],
    [t],
  )
}

function State({ line: { acknowledged_at, opened_at, reminded_at, version } }: { line: Line }) {
  const t = useText()
  if (acknowledged_at) {
    return <>{t('readings.confirmed_at', { at: dateAndTime(acknowledged_at), version: version ?? '' })}</>
  }
  return (
    <span className={classes.dimmed}>
      {opened_at ? t('readings.opened_at', { at: dateAndTime(opened_at) }) : t('readings.not_opened')}
      {reminded_at && ` · ${t('readings.reminded_at', { at: dateAndTime(reminded_at) })}`}
    </span>
  )
}
