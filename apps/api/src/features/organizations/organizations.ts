import { sql, type Selectable } from 'kysely'
import { root, type Organization, type Page, type QueryOf, type organizations as routes } from '@apron/contract'
import type { Language } from '@apron/messages'
import { paged } from '../../capabilities/paged.ts'
import { holdsWords } from '../../capabilities/search.ts'
import type { Use } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import { found, invalid } from '../../http/refusal.ts'
import { presentStatus } from '../../http/status-text.ts'

export type OrganizationRow = Selectable<Tables['organizations']>
type InTree = { parent: { id: number; name: string } | null; children: number[] }

const inTree = [
  sql<InTree['parent']>`(select jsonb_build_object('id', above.id, 'name', above.name)
    from organizations above where above.id = organizations.parent_id)`.as('parent'),
  sql<InTree['children']>`array(select below.id from organizations below
    where below.parent_id = organizations.id and below.deleted_at is null
    order by below.name collate natural_order, below.id)`.as('children'),
]

export async function list(
  db: Database,
  query: QueryOf<typeof routes.list>,
): Promise<Page<OrganizationRow & Partial<InTree>>> {
  let rows = db.selectFrom('organizations').where('deleted_at', 'is', null)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  if (query.search) rows = rows.where(holdsWords('search', query.search))
  return paged(rows, query, (page) =>
    page
      .selectAll()
      .$if(query.with === 'tree', (placed) => placed.select(inTree))
      .orderBy(sql`name collate natural_order`, query.sort)
      .orderBy('id', query.sort),
  )
}

/** What lies in the trash, with the name of what it stood below. */
export async function listTrash(db: Database, query: QueryOf<typeof routes.trash>) {
  let rows = db
    .selectFrom('organizations')
    .leftJoin('organizations as parent', 'parent.id', 'organizations.parent_id')
    .where('organizations.deleted_at', 'is not', null)
  if (query.search) rows = rows.where(holdsWords('organizations.search', query.search))
  return paged(rows, query, (page) =>
    page
      .selectAll('organizations')
      .select(['parent.id as above_id', 'parent.name as above_name'])
      .orderBy('organizations.deleted_at', query.sort)
      .orderBy('organizations.id', query.sort),
  )
}

const living = (db: Database, id: number) =>
  db.selectFrom('organizations').selectAll().where('id', '=', id).where('deleted_at', 'is', null)

export async function find(db: Database, id: number): Promise<OrganizationRow> {
  return found(await living(db, id).executeTakeFirst())
}

/** The same with its parent and its children. */
export async function findInTree(db: Database, id: number): Promise<OrganizationRow & InTree> {
  return found(await living(db, id).select(inTree).executeTakeFirst())
}

/** The same, held until the transaction ends. */
export async function hold(db: Database, id: number): Promise<OrganizationRow> {
  return found(await living(db, id).forUpdate().executeTakeFirst())
}

/** 422 when another organisation outside the trash has the code, whatever its case. */
export async function checkCode(db: Database, code: string | null, except = 0): Promise<void> {
  if (!code) return
  const other = await db
    .selectFrom('organizations')
    .select('id')
    .where(sql`lower(code)`, '=', sql`lower(${code})`)
    .where('deleted_at', 'is', null)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) throw invalid('org_code', 'validation.taken')
}

/** 422 when the parent lies in the trash; the tree is held by then. */
export async function checkParentLives(db: Database, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const parent = await living(db, parentId).executeTakeFirst()
  if (!parent) throw invalid('parent_id', 'validation.missing_record')
}

export const uses = [
  { table: 'organizations', column: 'parent_id', text: 'uses.organizations', trashed: null },
  { table: 'users', column: 'organization_id', text: 'uses.users', trashed: null },
  { table: 'audits', column: 'organization_id', text: 'uses.audits' },
] satisfies Use[]

/** What a form holds of an organisation. */
export function formOf(row: OrganizationRow) {
  return {
    name: row.name,
    phone: row.phone,
    org_code: row.code,
    org_type: row.type,
    address: row.address,
    parent_id: row.parent_id ?? root,
  }
}

export function present(row: OrganizationRow, language: Language): Organization {
  return { id: row.id, ...formOf(row), status: presentStatus(row.status, language) }
}
