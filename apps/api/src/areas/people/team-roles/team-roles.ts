import { sql, type Selectable } from 'kysely'
import { approvalStatus, type BodyOf, type QueryOf } from '@apron/contract'
import type { aliases as routes, GroupAlias } from '@apron/contract/people'
import { translate, type Language } from '@apron/messages'
import { checkHoldsGroup } from '../domain/grants.ts'
import { addReadyGroups } from '../domain/ready-groups.ts'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { folded } from '#capabilities/search.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { teamRoles, type RoleKey } from '#db/seeds/ready/team-roles.ts'
import type { Caller, Maker } from '#kernel/caller.ts'
import { checkEach, found, invalid } from '#kernel/refusals.ts'

type Row = Selectable<Tables['team_roles']>
type RowWithGroup = Row & { group_name: string }
type TeamRoleValues = ReturnType<typeof fromForm>
/** Who ties a role to a group, and the language of refusals. */
type Author = { caller: Caller; language: Language }

const readyRoles = Object.keys(teamRoles) as RoleKey[]
const groupName = sql<string>`(select name from groups where groups.id = team_roles.group_id)`.as('group_name')

export const list = paged([], inOrder, { holding: 'alias_id' })

function inOrder(db: Database, query: QueryOf<typeof routes.list>) {
  const rows = db.selectFrom('team_roles')
  const select = (page: typeof rows) => page.selectAll().select(groupName).orderBy('order', query.sort).orderBy('id')
  return { rows, select, whole: { all: rows, id: 'id' } }
}

export async function find(db: Database, id: number): Promise<RowWithGroup> {
  const rows = db.selectFrom('team_roles').selectAll().select(groupName)
  return found(await rows.where('id', '=', id).executeTakeFirst())
}

/**
 * 422 unless the group exists, is approved and may do nothing that the caller may not: holders of the role get the
 * group's permissions in an audit. Locks the group until the transaction ends.
 */
async function checkGroup(db: Database, { caller, language }: Author, groupId: number): Promise<void> {
  const group = await db.selectFrom('groups').select('status').where('id', '=', groupId).forShare().executeTakeFirst()
  if (!group) throw invalid('grp_id', 'validation.missing_record')
  if (group.status !== approvalStatus.APPROVAL) throw invalid('grp_id', 'errors.group_not_approved')
  await checkHoldsGroup(db, caller, groupId, { field: 'grp_id', name: (text) => translate(language, text) })
}

/** A team role; 422 when another one bears its alias, or for a group that may do more than the caller. */
export async function create(db: Database, values: TeamRoleValues, author: Author): Promise<RowWithGroup> {
  await checkEach(
    () => checkGroup(db, author, values.group_id),
    () => checkNameIsFree(db, 'team_roles', { alias: values.alias }),
  )
  const { id } = await db.insertInto('team_roles').values(values).returning('id').executeTakeFirstOrThrow()
  return find(db, id)
}

/** The held role as written anew; 422 as for a new one. The group that it is tied to already may stay. */
export async function update(db: Database, role: Row, values: TeamRoleValues, author: Author): Promise<RowWithGroup> {
  await checkEach(
    () => (values.group_id === role.group_id ? undefined : checkGroup(db, author, values.group_id)),
    () => checkNameIsFree(db, 'team_roles', { alias: values.alias }, { kept: role }),
  )
  await db.updateTable('team_roles').set(values).where('id', '=', role.id).execute()
  return find(db, role.id)
}

/** Removes the held role; 400 while anybody has it in an audit. */
export async function remove(db: Database, role: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'team_roles', [role.id])
  await db.deleteFrom('team_roles').where('id', '=', role.id).execute()
}

/** Adds the ready roles whose part nobody has yet and whose name is free, with the groups that they get their rights from; gives what is new. */
export async function addReady(
  db: Database,
  language: Language,
  maker: Maker,
): Promise<{ roles: number[]; groups: number[] }> {
  await sql`select pg_advisory_xact_lock(hashtext('apron.ready_roles'))`.execute(db)
  const { rows: there } = await sql<{ alias: string; part: string | null }>`
    select fold(alias) as alias, part from team_roles`.execute(db)
  const names = await folded(
    db,
    readyRoles.map((key) => teamRoles[key].alias[language]),
  )
  const isThere = (key: RoleKey, name: string | undefined) =>
    there.some(({ alias, part }) => alias === name || part === key)
  const missing = readyRoles.filter((key, place) => !isThere(key, names[place]))
  if (missing.length === 0) return { roles: [], groups: [] }
  const tied = missing.map((key) => teamRoles[key].group)
  const groups = await addReadyGroups(db, tied, language, maker)
  const rows = await db
    .insertInto('team_roles')
    .values(
      missing.map((part) => ({
        alias: teamRoles[part].alias[language],
        description: teamRoles[part].description[language],
        group_id: groups.idOf(teamRoles[part].group),
        order: teamRoles[part].order,
        part,
      })),
    )
    .returning('id')
    .execute()
  return { roles: rows.map(({ id }) => id), groups: groups.added }
}

export function fromForm({ part, ...rest }: BodyOf<typeof routes.create>) {
  return { ...rest, ...(part !== undefined && { part }) }
}

export function present(row: RowWithGroup): GroupAlias {
  return {
    id: row.id,
    alias: row.alias,
    group_id: row.group_id,
    group: { id: row.group_id, name: row.group_name },
    order: row.order,
    description: row.description,
    part: row.part as GroupAlias['part'],
  }
}
