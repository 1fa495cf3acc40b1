import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { root, userStatus, type BodyOf, type QueryOf } from '@apron/contract'
import {
  organizations as routes,
  seesEveryOrganization,
  type Organization,
  type OrganizationHead,
} from '@apron/contract/people'
import type { Language } from '@apron/messages'
import { locked } from '#capabilities/held.ts'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import type { ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { reviewedAs } from '#capabilities/notifications/status-changed.ts'
import { narrowedTo, organizationsOutside } from '#capabilities/visible/from-outside.ts'
import { holdsWords } from '#capabilities/search.ts'
import { branchName, checkParent, holdTree, type Tree } from '#capabilities/tree.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import type { Caller, Maker } from '#kernel/caller.ts'
import { checkEach, found, invalid } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'

type Row = Selectable<Tables['organizations']>
/** What is answered of one. */
type OrganizationRow = Pick<Row, (typeof columns)[number]>
type OrganizationValues = ReturnType<typeof fromForm>
type WithHead = { head: OrganizationHead }
type InTree = { parent: { id: number; name: string } | null; children: number[] }

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('organization')

/** How one waits for a decision. */
export const deciding: ApprovalDefinition = {
  reviewed,
  section: 'organizations.title',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: {
    name: 'organizations.name',
    code: 'organizations.code',
    type: 'organizations.type',
    phone: 'organizations.phone',
    address: 'organizations.address',
    parent_name: 'organizations.parent',
    head_name: 'organizations.head',
  },
  branch: branchName({ table: 'organizations', from: sql`record.id`, name: sql`name`, level: 2 }),
}

const columns = ['id', 'name', 'phone', 'code', 'type', 'address', 'parent_id', 'head_id', 'status'] as const

export const tree: Tree = { table: 'organizations', deepest: 20 }

/** Who leads one, by name. */
const head = sql<OrganizationHead>`(select jsonb_build_object('id', head.id, 'name', head.fullname,
  'is_gone', head.deleted_at is not null or head.status <> ${sql.lit(userStatus.ACTIVE)})
  from users head where head.id = organizations.head_id)`.as('head')

const inTree = [
  sql<InTree['parent']>`(select jsonb_build_object('id', above.id, 'name', above.name)
    from organizations above where above.id = organizations.parent_id)`.as('parent'),
  sql<InTree['children']>`array(select below.id from organizations below
    where below.parent_id = organizations.id and below.deleted_at is null
    order by below.name collate natural_order, below.id)`.as('children'),
]

/** `outside` narrows it to those of an external person. */
export const list = paged(['search'], (db: Database, query: QueryOf<typeof routes.list>, outside: number | null) => {
  let rows = db.selectFrom('organizations').where('deleted_at', 'is', null)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  if (query.search) rows = rows.where(holdsWords('search', query.search))
  if (outside !== null) rows = rows.where(sql<boolean>`organizations.id in ${organizationsOutside(outside)}`)
  const select = (page: typeof rows) =>
    page
      .select(columns)
      .$if(query.with === 'tree', (placed) => placed.select(inTree))
      .orderBy(sql`name collate natural_order`, query.sort)
      .orderBy('id', query.sort)
  return { rows, select }
})

/** What lies in the trash, with the name of what it stood below. */
export const listTrash = paged(['search'], (db: Database, query: QueryOf<typeof routes.trash>) => {
  let rows = db
    .selectFrom('organizations')
    .leftJoin('organizations as parent', 'parent.id', 'organizations.parent_id')
    .where('organizations.deleted_at', 'is not', null)
  if (query.search) rows = rows.where(holdsWords('organizations.search', query.search))
  const select = (page: typeof rows) =>
    page
      .selectAll('organizations')
      .select(['parent.id as above_id', 'parent.name as above_name'])
      .orderBy('organizations.deleted_at', query.sort)
      .orderBy('organizations.id', query.sort)
  return { rows, select }
})

const living = (db: Database, id: number) =>
  db.selectFrom('organizations').selectAll().where('id', '=', id).where('deleted_at', 'is', null)

export async function find(db: Database, id: number): Promise<Row> {
  return found(await living(db, id).executeTakeFirst())
}

/** The same with its head, its parent and its children. */
export async function findInTree(db: Database, id: number): Promise<Row & WithHead & InTree> {
  return found(await living(db, id).select(head).select(inTree).executeTakeFirst())
}

/** Who sees one, the row `record`. */
export function sees(caller: Caller): RawBuilder<boolean> {
  const outside = narrowedTo(caller, seesEveryOrganization)
  return outside === null ? sql<boolean>`true` : sql<boolean>`record.id in ${organizationsOutside(outside)}`
}

/** 404 for an organisation that is none of an external person's. */
export async function checkOutside(db: Database, id: number, person: number): Promise<void> {
  found((await sql`select where ${id}::integer in ${organizationsOutside(person)}`.execute(db)).rows[0])
}

/** What the trail calls what an organisation stands below, and its head. */
export async function namesAround(db: Database, id: number) {
  const { parent, head } = await findInTree(db, id)
  return { parent_name: parent?.name ?? null, head_name: head?.name ?? null }
}

/** The organisation with its tree, held until the transaction ends. */
export async function hold(db: Database, id: number): Promise<Row> {
  await holdTree(db, tree)
  return locked(db, 'organizations', id)
}

/** 422 when the parent lies in the trash; the tree is held by then. */
async function checkParentLives(db: Database, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const parent = await living(db, parentId).executeTakeFirst()
  if (!parent) throw invalid('parent_id', 'validation.missing_record')
}

/** 422 unless whoever is to lead is there and active, held against leaving meanwhile; who leads already may stay. */
async function checkHead(db: Database, id: number | null | undefined, before: Row | null): Promise<void> {
  if (!id || id === before?.head_id) return
  const person = await db
    .selectFrom('users')
    .select('status')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!person) throw invalid('head_id', 'validation.missing_record')
  if (person.status !== userStatus.ACTIVE) throw invalid('head_id', 'validation.not_active')
}

/** The columns to store, once the place in the tree and the code are free. */
async function checked(db: Database, values: OrganizationValues, before: Row | null) {
  const { code } = values
  let parent_id: number | null = null
  await checkEach(
    async () => {
      parent_id = await checkParent(db, tree, before?.id ?? null, values.parent_id)
      await checkParentLives(db, parent_id)
    },
    () => checkHead(db, values.head_id, before),
    () => (code ? checkNameIsFree(db, 'organizations', { code }, { kept: before, field: 'code' }) : undefined),
  )
  return { ...values, parent_id }
}

/** An organisation that waits for approval; 422 when another one has its code, 400 and 422 as for any place in a tree. */
export async function create(db: Database, values: OrganizationValues, maker: Maker): Promise<Row & WithHead> {
  const columns = await checked(db, values, null)
  return db
    .insertInto('organizations')
    .values({ ...columns, maker_id: maker.id })
    .returningAll()
    .returning(head)
    .executeTakeFirstOrThrow()
}

/** The held organisation as written anew, and moved with all below it; refuses as for a new one. */
export async function update(
  db: Database,
  before: Row,
  values: OrganizationValues,
  maker: Maker,
): Promise<Row & WithHead> {
  const columns = await checked(db, values, before)
  return db
    .updateTable('organizations')
    .set({ ...columns, status: afterEdit(before.status), maker_id: maker.id })
    .where('id', '=', before.id)
    .returningAll()
    .returning(head)
    .executeTakeFirstOrThrow()
}

/** Puts the held organisation into the trash; 400 while anything refers to it. */
export async function remove(db: Database, { id }: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'organizations', [id])
  await db.updateTable('organizations').set({ deleted_at: new Date() }).where('id', '=', id).execute()
}

/** What a form fills; `parent_id` is 0 at the root. */
export function fromForm({ name, phone, code, type, address, parent_id, head_id }: BodyOf<typeof routes.create>) {
  return {
    name,
    phone: phone || null,
    code: code || null,
    type: type || null,
    address: address || null,
    parent_id,
    ...(head_id !== undefined && { head_id }),
  }
}

/** What a form holds of an organisation. */
function formOf(row: OrganizationRow) {
  return {
    name: row.name,
    phone: row.phone,
    code: row.code,
    type: row.type,
    address: row.address,
    parent_id: row.parent_id ?? root,
    head_id: row.head_id,
  }
}

/** Whether somebody began from what a held organisation is now; clients that know nothing of heads have seen none. */
export const isAsSeen = (seen: BodyOf<typeof routes.create>, now: Row) =>
  isDeepStrictEqual({ head_id: now.head_id, ...seen }, formOf(now))

export function presentWithHead(row: OrganizationRow & WithHead, language: Language) {
  return { ...present(row, language), head: row.head }
}

export function present(row: OrganizationRow, language: Language): Organization {
  return { id: row.id, ...formOf(row), status: presentStatus(row.status, language) }
}
