import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import { folded } from '#capabilities/search.ts'
import type { Database } from '#db/client.ts'
import { groups, type GroupKey } from '#db/seeds/ready/groups.ts'
import type { Maker } from '#kernel/caller.ts'

export const readyGroups = Object.keys(groups) as GroupKey[]

/** User groups of the ready set: the id of each, and which of them are new. */
type Added = { idOf: (key: GroupKey) => number; added: number[] }

/**
 * Adds what is missing of these ready groups, approved and with their rights: for whoever may give every right. A group
 * that bears the name already stays as it is. Two who do so follow one another.
 */
export async function addReadyGroups(
  db: Database,
  keys: readonly GroupKey[],
  language: Language,
  maker: Maker,
): Promise<Added> {
  await sql`select pg_advisory_xact_lock(hashtext('apron.ready_groups'))`.execute(db)
  const names = keys.map((key) => groups[key].name[language])
  const there = await idsByName(db, await folded(db, names))
  const missing = keys.filter((_, place) => !there[place])
  const added = await insert(db, missing, language, maker)
  await grant(db, missing, added)
  const ids = new Map(keys.map((key, place) => [key, there[place] ?? added[missing.indexOf(key)]!]))
  return { idOf: (key) => ids.get(key)!, added }
}

/** The group that bears each name; nothing where none does. */
async function idsByName(db: Database, names: readonly string[]): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, fold(name) as name from groups where fold(name) = any(${names}::text[])`.execute(db)
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return names.map((name) => ids.get(name))
}

async function insert(
  db: Database,
  keys: readonly GroupKey[],
  language: Language,
  { id: maker_id }: Maker,
): Promise<number[]> {
  if (keys.length === 0) return []
  const values = keys.map((key) => ({
    name: groups[key].name[language],
    description: groups[key].description[language],
    status: approvalStatus.APPROVAL,
    maker_id,
  }))
  const rows = await db.insertInto('groups').values(values).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Gives each group the rights of its kind. */
async function grant(db: Database, keys: readonly GroupKey[], ids: readonly number[]): Promise<void> {
  const grants = keys.flatMap((key, place) =>
    [...new Set<string>(groups[key].permissions)].map((code) => ({ id: ids[place], code })),
  )
  await sql`
    insert into group_permissions (group_id, permission_id)
    select given.id, p.id from unnest(${grants.map(({ id }) => id)}::integer[], ${grants.map(({ code }) => code)}::text[])
      as given (id, code) join permissions p on p.code = given.code`.execute(db)
}
