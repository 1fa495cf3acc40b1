import { sql } from 'kysely'
import { superGroup } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { found, invalid } from '#kernel/refusals.ts'

export async function findGroup(db: Database, id: number) {
  return found(await db.selectFrom('groups').select('id').where('id', '=', id).executeTakeFirst())
}

/** The ids of the permissions that a group has; `everything` for the administrators' group. */
export async function listOf(db: Database, groupId: number): Promise<Set<number> | 'everything'> {
  if (groupId === superGroup) return 'everything'
  const rows = await db
    .selectFrom('group_permissions')
    .select('permission_id')
    .where('group_id', '=', groupId)
    .execute()
  return new Set(rows.map((row) => row.permission_id))
}

/** The permissions that the caller's group has now. */
export async function heldBy(db: Database, caller: Caller): Promise<Set<number> | 'everything'> {
  return listOf(db, caller.groupId)
}

/** The wanted permissions, kept from being deleted; 422 when one does not exist or is a group of permissions. */
export async function checkExist(db: Database, ids: number[]): Promise<Set<number>> {
  const wanted = [...new Set(ids)]
  const rows = await db
    .selectFrom('permissions')
    .select('id')
    .where('id', '=', sql<number>`any(${wanted})`)
    .where('parent_id', 'is not', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (rows.length < wanted.length) throw invalid('data', 'validation.missing_record')
  return new Set(wanted)
}

const without = (some: Set<number>, others: Set<number>) => [...some].filter((id) => !others.has(id))

/** What one has and the other has not. */
export const changed = (before: Set<number>, after: Set<number>) => [
  ...without(before, after),
  ...without(after, before),
]

/** Gives a group what it lacks of the wanted permissions and takes what it has beyond them. */
export async function replace(db: Database, groupId: number, before: Set<number>, wanted: Set<number>): Promise<void> {
  const given = without(wanted, before)
  const taken = without(before, wanted)
  if (taken.length > 0) {
    await db
      .deleteFrom('group_permissions')
      .where('group_id', '=', groupId)
      .where('permission_id', '=', sql<number>`any(${taken})`)
      .execute()
  }
  if (given.length > 0) {
    await sql`insert into group_permissions (group_id, permission_id) select ${groupId}, unnest(${given}::integer[])`.execute(
      db,
    )
  }
}
