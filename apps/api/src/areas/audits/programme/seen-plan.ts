import { sql } from 'kysely'
import { byRight } from '../../../capabilities/visible/seen-by.ts'
import type { Seen } from '../../../facts/seen.ts'
import type { Caller } from '../../../http/rights/caller.ts'
import { planSeenBy } from '../domain/plans.ts'

const isThere = (caller: Caller) =>
  sql<boolean>`exists (select from audit_plans plan where plan.id = change.id and ${planSeenBy(caller)})`

/** A line of the programme: that something changed in it is told to whoever may have it open, and what only to those who see it. */
export const seenPlan: Seen = {
  ...byRight('signed-in', 'audit_plans'),
  seen: (caller) => sql<boolean>`(change.id is null or ${isThere(caller)})`,
  gone: () => sql<boolean>`false`,
}
