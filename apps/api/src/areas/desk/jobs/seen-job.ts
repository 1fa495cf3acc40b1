import { sql } from 'kysely'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { EntityVisibility } from '#events/visibility.ts'
import { isSuper } from '#kernel/caller.ts'

/** A background job, for administrators and whoever began it. */
export const job: EntityVisibility = {
  ...byRight('administrators', 'jobs'),
  seen: (caller) =>
    isSuper(caller)
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from jobs where jobs.id = change.id and started_by = ${caller.id})`,
}
