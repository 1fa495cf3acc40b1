import { sql, type RawBuilder } from 'kysely'
import { auditsOutside } from '#kernel/named-in-audits.ts'

/**
 * Whether an external user may receive notifications with this data: none about audits, unless they answer for its
 * finding now, or audit there.
 */
export const openOutside = (person: RawBuilder<unknown> | number, data: RawBuilder<unknown>) => sql<boolean>`(
  not ${data} ? 'audit_id' and ${data} ->> 'kind' is distinct from 'audits'
  or (${data} ->> 'item_id')::integer in (select audit_item_id from audit_responsibles where user_id = ${person})
  or coalesce(${data} ->> 'audit_id', ${data} ->> 'id')::integer in (${auditsOutside(person)}))`
