import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/client.ts'
import { auditsOutside } from '../../http/rights/named-in-audits.ts'

/** The questions of the library that an external person is asked by findings which they answer for, or asks in audits. */
export const questionsOutside = (person: number): RawBuilder<unknown> => sql`
  select library_item_id from audit_items where library_item_id is not null and (
    id in (select audit_item_id from audit_responsibles where user_id = ${person})
    or audit_id in (${auditsOutside(person)}))`

/** The audits in whose team an external person is, or in which they answer for a finding. */
const auditsOf = (person: number) => sql`
  select audit_id from audit_members where user_id = ${person}
  union select audit_id from audit_responsibles where user_id = ${person}`

/** The people whom an external person meets: of their audits, and themselves. */
export const peopleOutside = (person: number): RawBuilder<unknown> => sql`(
  select user_id from audit_members where audit_id in (${auditsOf(person)})
  union select user_id from audit_responsibles where audit_id in (${auditsOf(person)})
  union select author_id from audits where id in (${auditsOf(person)})
  union select ${person}::integer)`

/** The organisations of an external person: their own, and those of their audits. */
export const organizationsOutside = (person: number): RawBuilder<unknown> => sql`(
  select organization_id from audits where id in (${auditsOf(person)})
  union select organization_id from users where id = ${person} and organization_id is not null)`

/** Those of some people whom an external person meets. */
export async function metOutside(db: Database, ids: readonly number[], person: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) as id where id in ${peopleOutside(person)}`.execute(db)
  return rows.map(({ id }) => id)
}
