import { sql, type Selectable } from 'kysely'
import { approvalStatus, type BodyOf, type Page, type QueryOf } from '@apron/contract'
import type { aliases as routes, GroupAlias } from '@apron/contract/people'
import { translate, type Language } from '@apron/messages'
import { checkHoldsGroup } from '../domain/grants.ts'
import { free } from '../../../capabilities/names.ts'
import { paged } from '../../../capabilities/paging/paged.ts'
import { checkUnused, type Uses } from '../../../capabilities/uses.ts'
import type { Database } from '../../../db/client.ts'
import type { Tables } from '../../../db/schema/index.ts'
import type { Caller } from '../../../http/rights/caller.ts'
import { found, invalid } from '../../../http/answering/refusal.ts'

type Row = Selectable<Tables['team_roles']>
type RowWithGroup = Row & { group_name: string }
type Values = ReturnType<typeof fromForm>
/** Who ties a role to a group, and in which language they hear what they may not. */
type Author = { caller: Caller; language: Language }

const groupName = sql<string>`(select name from groups where groups.id = team_roles.group_id)`.as('group_name')

export async function list(db: Database, query: QueryOf<typeof routes.list>): Promise<Page<RowWithGroup>> {
  return paged(
    { db, query },
    db.selectFrom('team_roles'),
    (page) => page.selectAll().select(groupName).orderBy('order', query.sort).orderBy('id'),
    { whole: { all: db.selectFrom('team_roles'), id: 'id' }, holding: query.alias_id },
  )
}

export async function find(db: Database, id: number): Promise<RowWithGroup> {
  const rows = db.selectFrom('team_roles').selectAll().select(groupName)
  return found(await rows.where('id', '=', id).executeTakeFirst())
}

/**
 * 422 unless the group exists, is approved and may do nothing that the caller may not: whoever gets the role in an
 * audit gets the group's permissions there. Keeps the group as it is until the transaction ends.
 */
async function checkGroup(db: Database, { caller, language }: Author, groupId: number): Promise<void> {
  const group = await db.selectFrom('groups').select('status').where('id', '=', groupId).forShare().executeTakeFirst()
  if (!group) throw invalid('grp_id', 'validation.missing_record')
  if (group.status !== approvalStatus.APPROVAL) throw invalid('grp_id', 'errors.group_not_approved')
  await checkHoldsGroup(db, caller, groupId, { field: 'grp_id', name: (text) => translate(language, text) })
}

/** A team role; 422 when another one bears its alias, or for a group that may do more than the caller. */
export async function create(db: Database, values: Values, author: Author): Promise<RowWithGroup> {
  await checkGroup(db, author, values.group_id)
  await free(db, 'team_roles', { alias: values.alias })
  const { id } = await db.insertInto('team_roles').values(values).returning('id').executeTakeFirstOrThrow()
  return find(db, id)
}

/** The held role as written anew; 422 as for a new one. The group that it is tied to already may stay. */
export async function update(db: Database, role: Row, values: Values, author: Author): Promise<RowWithGroup> {
  if (values.group_id !== role.group_id) await checkGroup(db, author, values.group_id)
  await free(db, 'team_roles', { alias: values.alias }, { kept: role })
  await db.updateTable('team_roles').set(values).where('id', '=', role.id).execute()
  return find(db, role.id)
}

/** Removes the held role; 400 while anybody has it in an audit. */
export async function remove(db: Database, role: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'team_roles', [role.id])
  await db.deleteFrom('team_roles').where('id', '=', role.id).execute()
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
