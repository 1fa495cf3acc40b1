import { sql, type RawBuilder } from 'kysely'
import { holds, type Caller } from '../../http/rights/caller.ts'
import { branchOf } from '../tree.ts'

/** Which `audits` somebody may see: the same rule as for entering one audit, for all of them at once. */
export function visibleTo(caller: Caller): RawBuilder<boolean> {
  if (holds(caller, 'VIEW_ALL_CHECKLIST')) return sql<boolean>`true`
  const own = sql`select audit_id from audit_members where user_id = ${caller.id}
    union select id from audits where author_id = ${caller.id}`
  const ofOrganization =
    holds(caller, 'VIEW_ORG_CHECKLIST') && caller.organizationId !== null
      ? sql`union select id from audits where organization_id in ${branchOf('organizations', caller.organizationId)}`
      : sql``
  return sql<boolean>`audits.id in (${own} ${ofOrganization})`
}
