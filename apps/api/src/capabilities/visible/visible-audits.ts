import { sql, type RawBuilder } from 'kysely'
import { holds, type Caller } from '#kernel/caller.ts'
import { answersFor, auditsNaming } from '#kernel/named-in-audits.ts'
import { branchOf } from '../tree.ts'

/** Which `audits` somebody may see: the same rule as for entering one audit, for all of them at once. */
export function visibleTo(caller: Caller): RawBuilder<boolean> {
  if (holds(caller, 'VIEW_ALL_CHECKLIST')) return sql<boolean>`true`
  const ofOrganization =
    holds(caller, 'VIEW_ORG_CHECKLIST') && caller.organizationId !== null
      ? sql`union select id from audits where organization_id in ${branchOf('organizations', caller.organizationId)}`
      : sql``
  return sql<boolean>`audits.id in (${auditsNaming(caller)} ${ofOrganization})`
}

/** Which findings, `audit_items` of `audits`, somebody may see: those of the audits that they may see, and of external people those that they answer for. */
export function findingsVisibleTo(caller: Caller): RawBuilder<boolean> {
  if (!caller.isExternal) return visibleTo(caller)
  return sql<boolean>`(${answersFor(caller.id, sql`audit_items.id`)} or ${visibleTo(caller)})`
}
