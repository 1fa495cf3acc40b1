import { sql, type Selectable } from 'kysely'
import {
  approvalStatus,
  type aliases as routes,
  type BodyOf,
  type GroupAlias,
  type Page,
  type QueryOf,
} from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import { checkHoldsGroup } from '../../capabilities/grants.ts'
import { paged } from '../../capabilities/paged.ts'
import type { Use } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import type { Caller } from '../../http/caller.ts'
import { found, invalid } from '../../http/refusal.ts'

type Row = Selectable<Tables['team_roles']>
type RowWithGroup = Row & { group_name: string }
type Form = BodyOf<typeof routes.create>

const groupName = sql<string>`(select name from groups where groups.id = team_roles.group_id)`.as('group_name')

export async function list(db: Database, query: QueryOf<typeof routes.list>): Promise<Page<RowWithGroup>> {
  return paged(
    db.selectFrom('team_roles'),
    query,
    (page) => page.selectAll().select(groupName).orderBy('order', query.sort).orderBy('id'),
    query.alias_id,
  )
}

export async function find(db: Database, id: number): Promise<RowWithGroup> {
  const rows = db.selectFrom('team_roles').selectAll().select(groupName)
  return found(await rows.where('id', '=', id).executeTakeFirst())
}

/** The role, held until the transaction ends: no team gets it meanwhile. */
export async function hold(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('team_roles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
}

/** 422 when another role bears the alias. */
export async function checkAlias(db: Database, alias: string, except = 0): Promise<void> {
  const other = await db
    .selectFrom('team_roles')
    .select('id')
    .where(sql`lower(alias)`, '=', sql`lower(${alias})`)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) throw invalid('alias', 'validation.taken')
}

/**
 * 422 unless the group exists, is approved and may do nothing that the caller may not: whoever gets the role in an
 * audit gets the group's permissions there. Keeps the group as it is until the transaction ends.
 */
export async function checkGroup(db: Database, caller: Caller, groupId: number, language: Language): Promise<void> {
  const group = await db.selectFrom('groups').select('status').where('id', '=', groupId).forShare().executeTakeFirst()
  if (!group) throw invalid('grp_id', 'validation.missing_record')
  if (group.status !== approvalStatus.APPROVAL) throw invalid('grp_id', 'errors.group_not_approved')
  await checkHoldsGroup(db, caller, groupId, 'grp_id', (text) => translate(language, text))
}

export const uses = [{ table: 'audit_members', column: 'team_role_id', text: 'uses.team_places' }] satisfies Use[]

export function fromForm({ alias, grp_id, order, desc, part }: Form) {
  return { alias, group_id: grp_id, order, description: desc, ...(part !== undefined && { part }) }
}

export function present(row: RowWithGroup): GroupAlias {
  return {
    id: row.id,
    alias: row.alias,
    grp_id: row.group_id,
    group: { id: row.group_id, name: row.group_name },
    order: row.order,
    desc: row.description,
    part: row.part as GroupAlias['part'],
  }
}
