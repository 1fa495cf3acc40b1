import { sql } from 'kysely'
import { checkAll } from '#capabilities/review/bulk.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import * as bounds from './user-bounds.ts'

/** Takes people out of the trash, or none of them: their address may be somebody else's by now, their organisation in the trash. */
export async function restore(db: Database, caller: Caller, ids: number[]): Promise<bounds.LockedUser[]> {
  const people = await bounds.hold(db, ids, 'trash')
  const [taken, homeless] = await Promise.all([addressTaken(db, people), withoutOrganization(db, people)])
  checkAll(ids, people, [
    ...(await bounds.reasonsAgainst(db, caller, people, 'restore')),
    { text: 'bulk.email_taken', records: taken },
    { text: 'bulk.organization_deleted', records: homeless.filter((person) => !taken.includes(person)) },
  ])
  await db
    .updateTable('users')
    .set({ deleted_at: null })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  return people
}

async function addressTaken(db: Database, people: bounds.LockedUser[]): Promise<bounds.LockedUser[]> {
  const addresses = people.map(({ email }) => email)
  const { rows } = await sql<{ id: number }>`
    select person.id from users person where person.id = any(${people.map(({ id }) => id)}) and (
      exists (select from users other where fold(other.email) = fold(person.email) and other.deleted_at is null)
      or (select count(*) from unnest(${addresses}::text[]) address where fold(address) = fold(person.email)) > 1
    )`.execute(db)
  return people.filter((person) => rows.some(({ id }) => id === person.id))
}

async function withoutOrganization(db: Database, people: bounds.LockedUser[]): Promise<bounds.LockedUser[]> {
  const wanted = people.flatMap(({ organization_id: id }) => (id === null ? [] : [id]))
  const { rows } = await sql<{ id: number }>`
    select id from organizations where id = any(${wanted}) and deleted_at is null for share`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  return people.filter(({ organization_id: id }) => id !== null && !there.has(id))
}
