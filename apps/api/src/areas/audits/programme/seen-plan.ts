import { sql } from 'kysely'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { EntityVisibility } from '#events/visibility.ts'
import type { Caller } from '#kernel/caller.ts'
import { planSeenBy } from '../domain/planning/plans.ts'

const isThere = (caller: Caller) =>
  sql<boolean>`exists (select from audit_plans plan where plan.id = change.id and ${planSeenBy(caller)})`

/**
 * A line of the programme: announced to those who see all of it; those who see a part of it read its changes in the
 * change feed.
 */
export const seenPlan: EntityVisibility = {
  ...byRight(['MANAGE_PROGRAMME', 'VIEW_ALL_CHECKLIST'], 'audit_plans'),
  seen: isThere,
  gone: () => sql<boolean>`false`,
}
