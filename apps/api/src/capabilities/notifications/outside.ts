import { sql, type RawBuilder } from 'kysely'
import { auditsOutside } from '../../kernel/named-in-audits.ts'

/**
 * Whether an external person may hear what notifications with this data tell: nothing of audits, unless it is about a
 * finding that they answer for now, or they audit there.
 */
export const openOutside = (person: RawBuilder<unknown> | number, data: RawBuilder<unknown>) => sql<boolean>`(
  not ${data} ? 'audit_id' and ${data} ->> 'kind' is distinct from 'audits'
  or (${data} ->> 'item_id')::integer in (select audit_item_id from audit_responsibles where user_id = ${person})
  or coalesce(${data} ->> 'audit_id', ${data} ->> 'id')::integer in (${auditsOutside(person)}))`
