import type { Insertable } from 'kysely'
import type { HistoryAction } from '@apron/contract/audits'
import type { Database } from '../../../client.ts'
import type { Tables } from '../../../schema/index.ts'
import { itemStatuses } from '../../ready/item-statuses.ts'
import { dayFrom, momentOn } from '../days.ts'
import type { Clock, Plan, PlannedItem } from '../plan.ts'
import type { WrittenAudits } from './write-audits.ts'
import type { Company } from './write-company.ts'
import type { ItemRemark } from './write-talk.ts'

type Entry = Omit<Insertable<Tables['audit_item_history']>, 'action' | 'created_at'> & {
  action: HistoryAction
  created_at: Date
}
type HistorySeedInput = { company: Company; written: WrittenAudits; said: readonly ItemRemark[]; clock: Clock }

/** Who answered, dated, concluded and confirmed each item, in the order in which it happened. */
export async function writeHistory(db: Database, found: HistorySeedInput): Promise<void> {
  const entries = found.written.plans.flatMap((plan) => plan.items.flatMap((item) => historyOf(plan, item, found)))
  entries.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  await db.insertInto('audit_item_history').values(entries).execute()
}

function historyOf({ audit }: Plan, item: PlannedItem, { company, written, said, clock }: HistorySeedInput): Entry[] {
  const { answered } = item
  if (!answered) return []
  const { answer, by, at } = answered
  const entry = { audit_item_id: written.itemId(item), status_code: itemStatuses[answer.status].code }
  const auditor = company.user(by)
  const entries: Entry[] = [{ ...entry, action: 'answered', user_id: auditor, created_at: at }]
  if (answer.due !== undefined) {
    const detail = dayFrom(clock.today, answer.due)
    entries.push({ ...entry, action: 'corrective_date_set', user_id: auditor, detail, created_at: after(at, 9, clock) })
  }
  for (const { remark, at: saidAt } of said.filter((one) => one.item === item && one.remark.final)) {
    const user_id = company.user(remark.by)
    entries.push({ ...entry, action: 'comment_made_final', user_id, created_at: after(saidAt, 12, clock) })
  }
  if (answer.completed && answer.due !== undefined) {
    const confirmed = momentOn(dayFrom(clock.today, answer.due - 1), 200, clock.now)
    const leader = company.user(audit.team.leader[0] ?? by)
    entries.push({
      ...entry,
      action: 'corrective_status_set',
      user_id: leader,
      completed: true,
      created_at: confirmed,
    })
  }
  return entries
}

const after = (start: Date, minutes: number, { now }: Clock) =>
  new Date(Math.min(start.getTime() + minutes * 60_000, now.getTime()))
