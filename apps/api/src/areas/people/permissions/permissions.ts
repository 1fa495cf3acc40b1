import { sql, type Selectable } from 'kysely'
import { root, type BodyOf, type PageQuery } from '@apron/contract'
import type { PermissionEntry, permissionEntries as routes } from '@apron/contract/people'
import { translate, type Language, type MessageKey } from '@apron/messages'
import { ownPrefix, permissionText } from '../domain/grants.ts'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { found, invalid, refused } from '#kernel/refusals.ts'

export type PermissionRow = Selectable<Tables['permissions']>
type PermissionBody = BodyOf<typeof routes.create>

const areaPrefix = 'AREA_'

/** A page of the groups of permissions, in the order in which they were made. */
export const listFolders = paged([], (db: Database, query: PageQuery) => {
  const rows = db.selectFrom('permissions').where('parent_id', 'is', null)
  return { rows, select: (page: typeof rows) => page.selectAll().orderBy('id', query.sort) }
})

export async function listIn(db: Database, folderIds: number[]): Promise<PermissionRow[]> {
  return db
    .selectFrom('permissions')
    .selectAll()
    .where('parent_id', '=', sql<number>`any(${folderIds})`)
    .orderBy('id')
    .execute()
}

export async function find(db: Database, id: number): Promise<PermissionRow> {
  return found(await db.selectFrom('permissions').selectAll().where('id', '=', id).executeTakeFirst())
}

const isOwn = ({ code }: { code: string }) => code.startsWith(ownPrefix)

/** 400 for a permission that the code asks for. */
function checkOwn(permission: PermissionRow): void {
  if (!isOwn(permission)) throw refused('product_permission')
}

/** 422 when the name is taken, by the product or by another one made here. */
async function checkName(db: Database, name: string, kept?: PermissionRow): Promise<void> {
  for (const code of [name, ownPrefix + name])
    await checkNameIsFree(db, 'permissions', { code }, { kept, field: 'name' })
}

/** The parent to store: a group of permissions, held until the transaction ends, or null at the root; 422 for any other. */
async function checkFolder(db: Database, parentId: number): Promise<number | null> {
  if (parentId === root) return null
  const folder = await db
    .selectFrom('permissions')
    .select('parent_id')
    .where('id', '=', parentId)
    .forShare()
    .executeTakeFirst()
  if (!folder) throw invalid('parent_id', 'validation.missing_record')
  if (folder.parent_id !== null) throw invalid('parent_id', 'validation.permission_folder')
  return parentId
}

const columnsOf = async (db: Database, { name, parent_id, description }: PermissionBody) => ({
  code: ownPrefix + name,
  parent_id: await checkFolder(db, parent_id),
  description,
})

/** A permission of somebody's own, or a group of permissions; 422 when its name is taken or its parent is none. */
export async function create(db: Database, values: PermissionBody): Promise<PermissionRow> {
  await checkName(db, values.name)
  const columns = await columnsOf(db, values)
  return db.insertInto('permissions').values(columns).returningAll().executeTakeFirstOrThrow()
}

/** The held permission as written anew; 400 for one of the product, 422 as for a new one. */
export async function update(db: Database, permission: PermissionRow, values: PermissionBody): Promise<PermissionRow> {
  checkOwn(permission)
  await checkName(db, values.name, permission)
  // A group stays a group: what is inside it, and who has it, would make no sense otherwise.
  if ((permission.parent_id === null) !== (values.parent_id === root)) {
    throw invalid('parent_id', 'validation.permission_folder')
  }
  return db
    .updateTable('permissions')
    .set(await columnsOf(db, values))
    .where('id', '=', permission.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes the held permission; 400 for one of the product, and while a group has it or it holds others. */
export async function remove(db: Database, permission: PermissionRow, uses: Uses): Promise<void> {
  checkOwn(permission)
  await checkUnused(db, uses, 'permissions', [permission.id])
  await db.deleteFrom('permissions').where('id', '=', permission.id).execute()
}

export function present(row: PermissionRow, language: Language): PermissionEntry {
  const own = isOwn(row)
  const text = translate(language, textOf(row))
  return {
    id: row.id,
    name: own ? row.code.slice(ownPrefix.length) : row.code,
    text,
    parent_id: row.parent_id ?? root,
    description: own ? row.description : text,
    is_own: own,
  }
}

function textOf({ code, parent_id }: PermissionRow): MessageKey {
  if (parent_id !== null || code.startsWith(ownPrefix)) return permissionText(code)
  return `permissionAreas.${code.slice(areaPrefix.length).toLowerCase()}` as MessageKey
}
