import { dashboard, fixFilter, type DueCounts, type FixFilter } from '@apron/contract/desk'
import { Button, Text } from '@mantine/core'
import { IconCircleCheck, IconUserOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { Link } from '#lib/router/link.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PanelHead } from './panel-head.tsx'
import classes from './due.module.css'
import shared from './panels.module.css'

const kinds = [
  { name: 'overdue', text: 'dashboard.overdue', due: fixFilter.OVERDUE },
  { name: 'week', text: 'dashboard.due_week', due: fixFilter.WEEK },
  { name: 'undated', text: 'dashboard.due_undated', due: fixFilter.UNDATED },
] as const

/** Organisations that are shown before anybody asks for more. */
const first = 6

/** The findings that are overdue, due this week or without a date: how many, and in which organisations; each number leads to them. */
export function Due() {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const { data, error, refetch } = useRead(dashboard.due, {}, { quiet: true })
  const counts = data?.data
  const isNothing = counts && counts.nobody === 0 && kinds.every(({ name }) => counts[name] === 0)
  const shown = isWhole ? counts?.organizations : counts?.organizations.slice(0, first)
  const hidden = (counts?.organizations.length ?? 0) - (shown?.length ?? 0)
  return (
    <Card flush>
      <PanelHead title={t('dashboard.due_panel')}>
        {counts && counts.open > 0 && (
          <Link to="/findings" className={shared.link}>
            {t('dashboard.count_to_fix', { count: counts.open })}
          </Link>
        )}
      </PanelHead>
      {!counts && error && (
        <LoadFailed title={t('dashboard.due_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {!counts && !error && <LoadingRows rows={4} />}
      {isNothing && <EmptyState icon={IconCircleCheck} title={t('dashboard.due_none')} />}
      {counts !== undefined && counts.nobody > 0 && (
        <Link to="/findings" search={{ due: fixFilter.NOBODY }} className={classes.nobody}>
          <IconUserOff size={16} stroke={1.8} aria-hidden />
          {t('dashboard.nobody_acts', { count: counts.nobody })}
        </Link>
      )}
      {counts && !isNothing && (
        <table ref={table} tabIndex={-1} className={classes.table} aria-label={t('dashboard.due_panel')}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.organization')}</th>
              {kinds.map(({ name, text }) => (
                <th key={name} scope="col" data-kind={name}>
                  {t(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t('dashboard.all_organizations')} counts={counts} isTotal />
            {shown?.map((row) => (
              <Row key={row.id} name={row.name} counts={row} organizationId={row.id} />
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 && (
        <Button
          variant="subtle"
          fullWidth
          onClick={() => {
            setWhole(true)
            table.current?.focus({ preventScroll: true })
          }}
        >
          {t('dashboard.more_organizations', { count: hidden })}
        </Button>
      )}
      {hidden === 0 && counts !== undefined && counts.others > 0 && (
        <Text c="dimmed" size="sm" className={classes.others}>
          {t('dashboard.other_organizations', { count: counts.others })}
        </Text>
      )}
    </Card>
  )
}

function Row({
  name,
  counts,
  organizationId,
  isTotal = false,
}: {
  name: string
  counts: DueCounts
  organizationId?: number
  isTotal?: boolean
}) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      {kinds.map((kind) => (
        <td key={kind.name} data-kind={kind.name}>
          <Count
            count={counts[kind.name]}
            due={kind.due}
            words={kind.text}
            name={name}
            organizationId={organizationId}
          />
        </td>
      ))}
    </tr>
  )
}

function Count({
  count,
  due,
  words,
  name,
  organizationId,
}: {
  count: number
  due: FixFilter
  words: (typeof kinds)[number]['text']
  name: string
  organizationId: number | undefined
}) {
  const t = useText()
  if (count === 0) return <span className={classes.none}>0</span>
  return (
    <Link
      to="/findings"
      search={{ due, organization_id: organizationId }}
      aria-label={t('dashboard.due_in', { count, kind: t(words), name })}
    >
      {formatNumber(count)}
    </Link>
  )
}
