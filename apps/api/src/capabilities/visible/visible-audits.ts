import { sql, type RawBuilder } from 'kysely'
import { holds, type Caller } from '../../http/rights/caller.ts'
import { namedInAudits } from '../../http/rights/named-in-audits.ts'
import { branchOf } from '../tree.ts'

/** Which `audits` somebody may see: the same rule as for entering one audit, for all of them at once. */
export function visibleTo(caller: Caller): RawBuilder<boolean> {
  if (holds(caller, 'VIEW_ALL_CHECKLIST')) return sql<boolean>`true`
  const ofOrganization =
    holds(caller, 'VIEW_ORG_CHECKLIST') && caller.organizationId !== null
      ? sql`union select id from audits where organization_id in ${branchOf('organizations', caller.organizationId)}`
      : sql``
  return sql<boolean>`audits.id in (select audit_id from ${namedInAudits} where user_id = ${caller.id} ${ofOrganization})`
}
