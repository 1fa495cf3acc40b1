import { findingCalled } from '@apron/contract/text'
import type { QueryOf } from '@apron/contract'
import { dashboard, fixFilter } from '@apron/contract/desk'
import { NativeSelect, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { isPaged, Pager } from '#blocks/pager.tsx'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { CodeMark } from '#ui/text/code-mark.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import classes from '../dashboard.module.css'

const filterTexts = [
  { value: fixFilter.OPEN, text: 'dashboard.due_all' },
  { value: fixFilter.OVERDUE, text: 'dashboard.overdue' },
  { value: fixFilter.TODAY, text: 'dashboard.due_today' },
  { value: fixFilter.WEEK, text: 'dashboard.due_week' },
  { value: fixFilter.MONTH, text: 'dashboard.due_month' },
  { value: fixFilter.YEAR, text: 'dashboard.due_year' },
  { value: fixFilter.ALL, text: 'dashboard.due_dated' },
  { value: fixFilter.UNDATED, text: 'dashboard.due_undated' },
] as const

/** The findings that are to be corrected, the soonest first, each with the way to it. */
export function ItemsToFix() {
  const t = useText()
  const [filters, setFilters] = useFilters<QueryOf<typeof dashboard.itemsToFix>>()
  const { data, error, refetch } = useRead(dashboard.itemsToFix, { query: filters }, { quiet: true })
  return (
    <Card flush>
      <div className={classes.fixHead}>
        <Title order={2} size="h4">
          {t('dashboard.to_fix')}
        </Title>
        <NativeSelect
          w={190}
          aria-label={t('dashboard.due')}
          value={String(filters.due)}
          data={filterTexts.map(({ value, text }) => ({ value: String(value), label: t(text) }))}
          onChange={({ currentTarget: { value } }) => setFilters({ due: Number(value) })}
        />
      </div>
      {!data && !error && <LoadingRows rows={5} height={64} />}
      {!data && error && (
        <LoadFailed title={t('dashboard.fix_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={t('dashboard.none_to_fix')} hint={t('dashboard.none_to_fix_hint')} />
      )}
      {data?.data.map((audit) => (
        <section key={audit.id} aria-label={audit.name}>
          <Text component="h3" className={classes.fixAudit}>
            {audit.name}
          </Text>
          <ul className={classes.fixes}>
            {audit.checklist_items.map((item) => (
              <li key={item.id} className={classes.fix}>
                <CodeMark code={item.status.code} color={item.status.color} name={item.status.name} />
                <span className={classes.words}>
                  <strong>{findingCalled(item)}</strong>
                  <span className={classes.content}>{item.conclusion ? item.header : item.content}</span>
                </span>
                <span className={classes.due}>
                  {dayMonthYear(item.pivot.corrective_date)}
                  <DueWord date={item.pivot.corrective_date} />
                </span>
                <Link
                  to="/finding/$id"
                  params={{ id: String(item.id) }}
                  className={classes.link}
                  aria-label={t('dashboard.fix_item', { header: findingCalled(item) })}
                >
                  {t('dashboard.fix')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data && isPaged(data.meta) && <Pager meta={data.meta} onChange={setFilters} />}
    </Card>
  )
}

/** What is to be said of the day by which a finding is to be corrected, where there is anything. */
function DueWord({ date }: { date: string | null }) {
  const t = useText()
  const now = today()
  if (date === null) return <StatusBadge tint="yellow">{t('dashboard.due_undated')}</StatusBadge>
  if (date < now) return <StatusBadge tint="red">{t('dashboard.overdue')}</StatusBadge>
  return date === now ? <StatusBadge tint="yellow">{t('dashboard.due_today')}</StatusBadge> : null
}
