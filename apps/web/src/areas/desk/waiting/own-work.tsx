import { findingCalled } from '@apron/contract/text'
import { readings } from '@apron/contract/documents'
import { waiting, type FindingsAwaited, type WaitingFinding } from '@apron/contract/desk'
import { Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { isPaged, Pager } from '#blocks/pager.tsx'
import { OwnReadings } from '#blocks/people/own-readings.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { CodeMark } from '#ui/text/code-mark.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from './waiting.module.css'

type Paging = { page?: number; per_page?: number | 'all' }
const firstPage = { page: 1, per_page: 20 }

/** Findings that need something from the reader, each with a link to it. */
export function Findings({ of, title }: { of: FindingsAwaited; title: string }) {
  const [query, setQuery] = useState<Paging>(firstPage)
  const read = useRead(waiting.findings, { query: { of, ...query } }, { quiet: true })
  const { data } = read
  return (
    <Work title={title} read={read} onPage={(change) => setQuery({ ...query, ...change })}>
      <ul className={classes.records}>
        {data?.data.map((finding) => (
          <Finding key={finding.id} finding={finding} />
        ))}
      </ul>
    </Work>
  )
}

function Finding({ finding: { id, audit, status, ...finding } }: { finding: WaitingFinding }) {
  const t = useText()
  const date = finding.corrective_date
  const isLate = date !== null && date < today()
  return (
    <li className={classes.record}>
      <CodeMark code={status.code} color={status.color} name={status.name} />
      <div className={classes.words}>
        <Link to="/finding/$id" params={{ id: String(id) }} className={classes.name}>
          {findingCalled(finding)}
        </Link>
        <p className={classes.detail}>{finding.conclusion ? finding.header : finding.content}</p>
        <p className={classes.by}>{audit.name}</p>
      </div>
      <div className={classes.lacks}>
        {date === null && <StatusBadge tint="yellow">{t('waiting.no_date')}</StatusBadge>}
        {!finding.has_conclusion && <StatusBadge tint="yellow">{t('waiting.no_conclusion')}</StatusBadge>}
        {date !== null &&
          (isLate ? (
            <StatusBadge tint="red">{t('waiting.overdue', { date: dayMonthYear(date) })}</StatusBadge>
          ) : (
            <span className={classes.by}>{t('waiting.due', { date: dayMonthYear(date) })}</span>
          ))}
      </div>
    </li>
  )
}

/** Audits whose minutes the reader has to write. */
export function Minutes() {
  const t = useText()
  const [query, setQuery] = useState<Paging>(firstPage)
  const read = useRead(waiting.minutes, { query }, { quiet: true })
  const { data } = read
  return (
    <Work title={t('waiting.minutes')} read={read} onPage={(change) => setQuery({ ...query, ...change })}>
      <ul className={classes.records}>
        {data?.data.map(({ id, name, organization }) => (
          <li key={id} className={classes.record}>
            <div className={classes.words}>
              <Link to="/checklist/$id/view" params={{ id: String(id) }} className={classes.name}>
                {name}
              </Link>
              <p className={classes.by}>{organization}</p>
            </div>
            <Link to="/checklist/$id/summary" params={{ id: String(id) }} className={classes.way}>
              {t('waiting.write_minutes')}
            </Link>
          </li>
        ))}
      </ul>
    </Work>
  )
}

/** Documents that the reader has to read and to confirm, each with a link to it. */
export function Readings() {
  const t = useText()
  const [query, setQuery] = useState<Paging>(firstPage)
  const read = useRead(readings.mine, { query: { done: false, ...query } }, { quiet: true })
  const { data } = read
  return (
    <Work title={t('waiting.readings')} read={read} onPage={(change) => setQuery({ ...query, ...change })}>
      <div className={classes.ruled}>{data && <OwnReadings readings={data.data} />}</div>
    </Work>
  )
}

type WorkRead = Pick<
  ReturnType<typeof useRead<typeof waiting.findings | typeof waiting.minutes | typeof readings.mine>>,
  'data' | 'error' | 'refetch'
>

type WorkProps = { title: string; read: WorkRead; onPage: (change: Paging) => void; children: ReactNode }

function Work({ title, read, onPage, children }: WorkProps) {
  const t = useText()
  const { data, error, refetch } = read
  const total = data?.meta.total
  if (total === 0) return null
  return (
    <Card flush>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {title}
        </Title>
        {total !== undefined && <span className={classes.count}>{formatNumber(total)}</span>}
      </div>
      {!data && !error && <LoadingRows rows={3} height={64} />}
      {!data && error && <LoadFailed title={t('waiting.load_failed')} failure={error} onRetry={() => void refetch()} />}
      {children}
      {data && isPaged(data.meta) && <Pager meta={data.meta} onChange={onPage} />}
    </Card>
  )
}
