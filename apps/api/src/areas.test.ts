import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noticeKinds, type Route, type Routes } from '@apron/contract'
import * as audits from '@apron/contract/audits'
import * as desk from '@apron/contract/desk'
import * as documents from '@apron/contract/documents'
import { entities, menuOrder, permissionOrder, waitingOrder, type Entity } from '@apron/contract/entities'
import * as library from '@apron/contract/library'
import * as people from '@apron/contract/people'
import * as product from '@apron/contract/product'
import * as talk from '@apron/contract/talk'
import { messages } from '@apron/messages'
import { menu, permissionRows, permissions, callsOf, notificationTypesOf, trees, uses, waitingOf } from './areas.ts'
import { kindOf } from '#capabilities/review/deciding.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'endpoint' in value
const isRoutes = (value: unknown): value is Routes =>
  typeof value === 'object' && value !== null && Object.values(value).some(isRoute)

it('every call of the contract is served by one room', () => {
  const exported = [audits, desk, documents, library, people, product, talk].flatMap((area): unknown[] =>
    Object.values(area),
  )
  const declared = exported.filter(isRoutes).flatMap((routes) => Object.values(routes))
  const served = callsOf(world.app.services).flat()
  expect(served.map(({ route }) => route.endpoint).toSorted()).toEqual(
    declared.map(({ endpoint }) => endpoint).toSorted(),
  )
})

it('every type of notification is told by one room', () => {
  const told = notificationTypesOf(world.app.services).map(({ type }) => type)
  // Of findings people choose apart from other answers, and of the line of the morning nobody chooses.
  const types = [...noticeKinds.filter((kind) => kind !== 'FINDING'), 'DIGEST']
  expect(told.toSorted()).toEqual(types.toSorted())
})

it('every entity that is reviewed waits for a decision where everything waits', () => {
  const kinds = waitingOf(world.app.services)
  const reviewed = kinds.map(({ reviewed: { entity } }) => entity)
  expect(reviewed.toSorted()).toEqual(waitingOrder.toSorted())
  expect(kinds.map((kind) => desk.entityOfKind(kindOf(kind)))).toEqual(reviewed)
})

it('every entity stands in its table, in which its title is a column', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    world.db,
  )
  const known = new Set(rows.map(({ name }) => name))
  const named = Object.values<Entity>(entities).map(({ table, title }) =>
    title === null || title === 'composed' ? `${table}.id` : `${table}.${title}`,
  )
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('what waits is read anew when a setting changes, as whether another person has to approve', () => {
  const { count, list } = desk.waiting
  expect([count, list].map((route) => product.readsOf(route).includes('setting'))).toEqual([true, true])
})

it('every permission stands in one row of the table, and every row once', () => {
  expect(permissions.toSorted()).toEqual(
    Object.keys({ ...messages.permissions, ...messages.productPermissions }).toSorted(),
  )
  expect(permissionRows.map(({ row }) => row)).toEqual([...permissionOrder])
})

it('every line of the menu leads to a screen of its own, and every name in it is one of a line', () => {
  expect(new Set(menu.map(({ url }) => url)).size).toBe(menu.length)
  const headings = new Set<string>(menu.map(({ below }) => below))
  const names = menuOrder.map((name) => `menu.${name}`)
  expect(menu.map(({ name }) => name)).toEqual(names.filter((name) => !headings.has(name)))
})

type Reference = { table: string; column: string; of: string }

/** What refers to another record, as the database knows it, and would keep that one from being deleted. */
async function references(condition: ReturnType<typeof sql>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as table, confrelid::regclass::text as of, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[cardinality(conkey)]
    where contype = 'f' and connamespace = 'public'::regnamespace and ${condition}
    order by 1, 3`.execute(world.db)
  return rows
}

it('every table whose records have a parent among themselves is the tree of one room', async () => {
  const found = await references(sql`conrelid = confrelid and attname = 'parent_id'`)
  expect(trees.map(({ table }) => table).toSorted()).toEqual(found.map(({ table }) => table))
})

/** Tables of which no record is deleted while others refer to it, and why nothing has to be asked. */
const neverDeleted: Record<string, string> = {
  users: 'whoever is deleted stays in the trash and remains who did what',
  files: 'they go once nothing refers to them',
  audits: 'minutes are written of audits that can no longer be deleted',
  audit_groups: 'they go with their audit, or with the last item in them',
  minutes: 'they are a record',
  addenda: 'they are a record, as the minutes are to which they belong',
  notification_lines: 'what people were told stays',
  document_versions: 'they are marked as deleted, and go with their document before anybody has confirmed one',
}
/** References of records that are deleted together with what they refer to. */
const goTogether = new Set(['document_items.parent_id'])

it('every reference that keeps a record from being deleted is named by one room, which says so when it is', async () => {
  const found = await references(sql`confdeltype = 'a'`)
  const needed = found.filter(({ table, column, of }) => !(of in neverDeleted) && !goTogether.has(`${table}.${column}`))
  const named = ({ table, column, of }: Reference) => `${table}.${column} keeps ${of}`
  // A permission that groups have would vanish with its rows there, unnoticed.
  expect(uses.map(named).toSorted()).toEqual(
    [...needed.map(named), 'group_permissions.permission_id keeps permissions'].toSorted(),
  )
})
