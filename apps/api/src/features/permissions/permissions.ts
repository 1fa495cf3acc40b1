import { sql, type Selectable } from 'kysely'
import { root, type Page, type PageQuery, type PermissionEntry } from '@apron/contract'
import { translate, type Language, type MessageKey } from '@apron/messages'
import { ownPrefix, permissionText } from '../../capabilities/grants.ts'
import { paged } from '../../capabilities/paged.ts'
import type { Use } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import { found, invalid, refused } from '../../http/refusal.ts'

export type PermissionRow = Selectable<Tables['permissions']>

const areaPrefix = 'AREA_'

/** A page of the groups of permissions, in the order in which they were made. */
export async function listFolders(db: Database, query: PageQuery): Promise<Page<PermissionRow>> {
  const folders = db.selectFrom('permissions').where('parent_id', 'is', null)
  return paged(folders, query, (page) => page.selectAll().orderBy('id', query.sort))
}

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

/** The permission, held until the transaction ends: nobody is given it meanwhile. */
export async function hold(db: Database, id: number): Promise<PermissionRow> {
  return found(await db.selectFrom('permissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
}

export const isOwn = ({ code }: { code: string }) => code.startsWith(ownPrefix)

/** 400 for a permission that the code asks for. */
export function checkOwn(permission: PermissionRow): void {
  if (!isOwn(permission)) throw refused('product_permission')
}

/** 422 when the name is taken, by the product or by another one made here. */
export async function checkName(db: Database, name: string, except = 0): Promise<void> {
  const other = await db
    .selectFrom('permissions')
    .select('id')
    .where(sql`lower(code)`, 'in', [name.toLowerCase(), `${ownPrefix}${name}`.toLowerCase()])
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) throw invalid('name', 'validation.taken')
}

/** The parent to store: a group of permissions, held until the transaction ends, or null at the root; 422 for any other. */
export async function checkFolder(db: Database, parentId: number): Promise<number | null> {
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

export const uses = [
  { table: 'group_permissions', column: 'permission_id', text: 'uses.groups' },
  { table: 'permissions', column: 'parent_id', text: 'uses.permissions' },
] satisfies Use[]

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
