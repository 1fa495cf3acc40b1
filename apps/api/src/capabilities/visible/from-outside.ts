import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { auditsOutside } from '#kernel/named-in-audits.ts'

/**
 * The external user whose own records the answer is limited to; null for everybody else, and where one of these
 * permissions opens all.
 */
export const narrowedTo = (caller: Caller, opens: readonly Permission[]): number | null =>
  caller.isExternal && !passes(caller, opens) ? caller.id : null

/** The questions of the library that an external person is asked by findings which they answer for, or asks in audits. */
export const questionsOutside = (person: number): RawBuilder<unknown> => sql`
  select i.library_item_id from audit_items i join audit_responsibles own on own.audit_item_id = i.id
  where own.user_id = ${person}
  union select i.library_item_id from audit_items i
  where i.audit_id in (${auditsOutside(person)})`

type One = number | RawBuilder<unknown>

/** The audits in whose team an external person is, or in which they answer for a finding. */
const auditsOf = (person: One) => sql`
  select audit_id from audit_members where user_id = ${person}
  union select audit_id from audit_responsibles where user_id = ${person}`

/** The people whom an external person meets: of their audits, and themselves. */
export const peopleOutside = (person: One): RawBuilder<unknown> => sql`(
  select user_id from audit_members where audit_id in (${auditsOf(person)})
  union select user_id from audit_responsibles where audit_id in (${auditsOf(person)})
  union select author_id from audits where id in (${auditsOf(person)})
  union select ${person}::integer)`

/** The organisations of an external person: their own, and those of their audits. */
export const organizationsOutside = (person: number): RawBuilder<unknown> => sql`(
  select organization_id from audits where id in (${auditsOf(person)})
  union select organization_id from users where id = ${person} and organization_id is not null)`

/** Whom of some people each of these external people meets. */
export async function metBy(
  db: Database,
  people: readonly number[],
  outside: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ person: number; ids: number[] }>`
    select one.person, array(
      select id from unnest(${[...people]}::integer[]) as id where id in ${peopleOutside(sql`one.person`)}) as ids
    from unnest(${[...outside]}::integer[]) as one (person)`.execute(db)
  return new Map(rows.map(({ person, ids }) => [person, ids]))
}

/** Those of some people whom an external person meets. */
export const metOutside = async (db: Database, people: readonly number[], person: number) =>
  (await metBy(db, people, [person])).get(person) ?? []
