import type { ProposedPlan } from '@apron/contract/audits'
import { Checkbox, Stack, Text } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { nameOfPlan } from '../plan-columns.tsx'
import classes from '../programme.module.css'

export const keyOf = ({ organization, category, month }: ProposedPlan) => `${organization.id} ${category.id} ${month}`

/** What comes round in a year: all of it is planned but what is unticked. */
export function DueList({
  year,
  proposed,
  left,
  onToggle,
}: {
  year: number
  proposed: readonly ProposedPlan[] | undefined
  left: ReadonlySet<string>
  onToggle: (key: string) => void
}) {
  const t = useText()
  if (!proposed) return <LoadingRows rows={6} />
  if (proposed.length === 0)
    return (
      <EmptyState
        icon={IconCalendarStats}
        title={t('programme.propose_none')}
        hint={t('programme.propose_none_hint')}
      />
    )
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('programme.propose_about')}</Text>
      <ul className={classes.list} aria-label={t('programme.propose_due')}>
        {proposed.map((one) => {
          const key = keyOf(one)
          const last = { day: dayMonthYear(one.last_on), count: one.interval_months }
          return (
            <li key={key}>
              <Checkbox
                label={nameOfPlan(t, { ...one, year })}
                description={t('programme.last_on', last)}
                checked={!left.has(key)}
                onChange={() => onToggle(key)}
              />
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
