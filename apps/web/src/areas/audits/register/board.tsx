import { wordsOfFinding } from '@apron/contract/text'
import { findingStateList, type FindingState } from '@apron/contract'
import { register, type FindingFilters, type RegisterFinding, type RegisterColumn } from '@apron/contract/audits'
import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { CodeMark } from '#ui/text/code-mark.tsx'
import { FindingStateBadge } from '../domain/finding-state-badge.tsx'
import { DueWords, RepeatMark } from './finding-marks.tsx'
import type { RegisterSearch } from './register-filters.ts'
import classes from './board.module.css'

/** The findings by their state, a column for each; on a phone one at a time. */
export function Board({ filters, search }: { filters: FindingFilters; search: RegisterSearch }) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [chosen, setChosen] = useState<FindingState | null>(null)
  const read = useRead(register.board, { query: filters }, { quiet: true, keepsPrevious: true })
  const columns = read.data?.data
  if (!columns && read.error) {
    return <LoadFailed title={t('register.load_failed')} failure={read.error} onRetry={() => void read.refetch()} />
  }
  if (!columns) return <LoadingRows rows={8} height={64} />
  const open = columns.find(({ state }) => state === chosen) ?? columns.find(({ total }) => total > 0) ?? columns[0]
  if (!isNarrow || !open) {
    return (
      <div className={classes.board} role="group" aria-label={t('register.as_board')} tabIndex={0}>
        {columns.map((column) => (
          <Column key={column.state} column={column} search={search} />
        ))}
      </div>
    )
  }
  return (
    <div className={classes.single}>
      <NativeSelect
        aria-label={t('register.column')}
        value={open.state}
        data={columns.map(({ state, total }) => ({
          value: state,
          label: `${t(findingStateList[state].text)} (${formatNumber(total)})`,
        }))}
        onChange={({ currentTarget: { value } }) => setChosen(value as FindingState)}
      />
      <Column column={open} search={search} />
    </div>
  )
}

function Column({ column: { state, total, rows }, search }: { column: RegisterColumn; search: RegisterSearch }) {
  const t = useText()
  return (
    <section className={classes.column} aria-label={t(findingStateList[state].text)}>
      <h2 className={classes.head}>
        <FindingStateBadge state={state} />
        <span className={classes.count}>{formatNumber(total)}</span>
      </h2>
      {total === 0 && <p className={classes.none}>{t('register.column_empty')}</p>}
      <ul className={classes.cards}>
        {rows.map((finding) => (
          <Card key={finding.id} finding={finding} />
        ))}
      </ul>
      {total > rows.length && (
        <Link to="/findings" search={{ ...search, page: 1, shown: 'list', states: [state] }} className={classes.rest}>
          {t('register.rest', { count: formatNumber(total) })}
        </Link>
      )}
    </section>
  )
}

function Card({ finding }: { finding: RegisterFinding }) {
  const t = useText()
  const { id, status, finding_number, organization, responsible, repeats } = finding
  return (
    <li className={classes.card}>
      <span className={classes.top}>
        <CodeMark code={status.code} color={status.color} name={status.name} />
        <Link href={`/finding/${id}`} className={classes.name}>
          {finding_number ?? t('register.no_number')}
        </Link>
        <RepeatMark repeats={repeats} />
      </span>
      <span className={classes.words}>{wordsOfFinding(finding)}</span>
      <small>{organization.name}</small>
      <span className={classes.foot}>
        <small>{responsible?.fullname ?? t('register.nobody')}</small>
        <DueWords finding={finding} />
      </span>
    </li>
  )
}
