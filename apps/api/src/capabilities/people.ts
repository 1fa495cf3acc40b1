import { sql } from 'kysely'
import type { Person } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'

/** What a picker or a team needs of a person, as selected with their position. */
export type PersonRow = {
  id: number
  fullname: string
  avatar_id: number | null
  position_id: number | null
  position_name: string | null
  position_order: number | null
}

/** A person as others see them: name, picture, position. */
export function presentPerson(row: PersonRow, fileStore: FileStore): Person {
  const { position_id: id, position_name: name, position_order: order } = row
  return {
    id: row.id,
    fullname: row.fullname,
    avatar500x500: fileStore.link(row.avatar_id, 'small'),
    position: id === null || name === null || order === null ? null : { id, name, order },
  }
}

/** People by their ids, in the order of their names; `open` leaves out deactivated and deleted accounts. */
export async function findPeople(
  db: Database,
  ids: readonly number[],
  which: 'all' | 'open' = 'all',
): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  let people = db
    .selectFrom('users')
    .leftJoin('positions', 'positions.id', 'users.position_id')
    .where('users.id', '=', sql<number>`any(${ids})`)
  if (which === 'open') people = people.where('users.status', '=', 0).where('users.deleted_at', 'is', null)
  return people
    .select(['users.id', 'users.fullname', 'users.avatar_id', 'positions.id as position_id'])
    .select(['positions.name as position_name', 'positions.order as position_order'])
    .orderBy(sql`users.fullname collate natural_order`)
    .orderBy('users.id')
    .execute()
}

/** The ids of everybody in user groups, the deactivated too. */
export async function membersOf(db: Database, groupIds: readonly number[]): Promise<number[]> {
  const members = db
    .selectFrom('users')
    .select('id')
    .where('group_id', '=', sql<number>`any(${[...groupIds]}::integer[])`)
    .where('deleted_at', 'is', null)
  return (await members.execute()).map(({ id }) => id)
}
