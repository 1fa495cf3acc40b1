import { auditStatus } from '@apron/contract'
import { itemStatuses } from '../ready/item-statuses.ts'
import { dayFrom } from './days.ts'
import type { Clock, Plan, PlannedItem } from './plan.ts'

export type Numbers = { of: ReadonlyMap<PlannedItem, string>; last: { year: number; last: number }[] }

const isFinding = ({ answered }: PlannedItem) =>
  answered !== undefined && 'finding' in itemStatuses[answered.answer.status]

/** The day on which the findings of an audit got their numbers: of its minutes, or when it left IN PROGRESS. */
function numberedOn({ audit: { minutes, corrects, closes, status } }: Plan): number | undefined {
  const left =
    status === auditStatus.CORRECTIVE || status === auditStatus.CLOSE ? (corrects?.from ?? closes) : undefined
  const days = [minutes?.savedOn, left].filter((day) => day !== undefined)
  return days.length > 0 ? Math.min(...days) : undefined
}

/** The numbers of the findings, year by year in the order in which they were given. */
export function numberFindings(plans: readonly Plan[], { today }: Clock): Numbers {
  const of = new Map<PlannedItem, string>()
  const lasts = new Map<number, number>()
  const given = plans.flatMap((plan) => {
    const day = numberedOn(plan)
    return day === undefined ? [] : [{ plan, day }]
  })
  for (const { plan, day } of given.toSorted((one, other) => one.day - other.day)) {
    const year = Number(dayFrom(today, day).slice(0, 4))
    for (const item of plan.items.filter(isFinding)) {
      const number = (lasts.get(year) ?? 0) + 1
      lasts.set(year, number)
      of.set(item, `NC-${year}-${String(number).padStart(3, '0')}`)
    }
  }
  return { of, last: [...lasts].map(([year, last]) => ({ year, last })) }
}

/** Who answers for a finding: the first of those who are audited. */
export const responsibleFor = ({ audit }: Plan, item: PlannedItem) =>
  isFinding(item) && numberedOn({ audit, groups: [], items: [] }) !== undefined ? audit.team.auditee[0] : undefined
