import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isRead, type Permission, type Route } from '@apron/contract'
import { permissionRows, permissions, callsOf } from '../areas.ts'
import type { PermissionRow } from '#capabilities/area.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let auditId: number
let routes: Route[]

beforeAll(async () => {
  world = await startWorld()
  routes = callsOf(world.app.services)
    .flat()
    .map(({ route }) => route)
  const author = await world.asSuper()
  const organization = await world.db
    .insertInto('organizations')
    .values({ name: 'Kho Nội Bài', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const audit = await world.db
    .insertInto('audits')
    .values({
      name: 'Đánh giá kho',
      starting_date: '2026-01-01',
      ending_date: '2026-01-31',
      organization_id: organization.id,
      author_id: author.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  auditId = audit.id
})
afterAll(() => world.stop())

const call = (browser: Browser, { method, path }: Route, body?: unknown) => {
  const address = path.replace(/:\w+/g, String(auditId))
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  return browser[verb](address, body === undefined || method === 'GET' ? {} : { body })
}

type Kind = 'anyone' | 'own-account' | 'signed-in' | 'administrators' | 'permission' | 'audit'
const named: ReadonlySet<string> = new Set(['anyone', 'own-account', 'signed-in', 'administrators'])
function kindOf({ access }: Route): Kind {
  if (typeof access === 'string' && named.has(access)) return access as Kind
  return typeof access === 'object' && 'audit' in access ? 'audit' : 'permission'
}
const neededFor = ({ access }: Route): Permission[] => {
  if (typeof access === 'string') return named.has(access) ? [] : [access as Permission]
  const needed = 'audit' in access ? access.audit : access
  return needed === 'see' ? [] : [...needed]
}
const ofKind = (...kinds: Kind[]) => routes.filter((route) => kinds.includes(kindOf(route)))

/** Every answer at once, so that a failure names all calls that are wrong. */
async function answers(
  of: Route[],
  answer: (route: Route) => Promise<{ status: number }>,
): Promise<Record<string, number>> {
  const all = await Promise.all(of.map(async (route) => [route.endpoint, (await answer(route)).status] as const))
  return Object.fromEntries(all)
}
const each = (of: Route[], status: number) => Object.fromEntries(of.map((route) => [route.endpoint, status]))

describe('every call', () => {
  it('is there', () => {
    expect(routes.length).toBeGreaterThan(80)
    expect(new Set(routes.map((route) => route.endpoint)).size).toBe(routes.length)
  })

  it('is in the API document, and nothing else is', async () => {
    const response = await fetch(`${world.url}/api/openapi.json`)
    const { paths } = (await response.json()) as { paths: Record<string, object> }
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.slice('/api'.length).replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    expect(documented.toSorted()).toEqual(routes.map((route) => route.endpoint).toSorted())
  })

  it('that writes names its entry in the audit trail, and each name once', () => {
    const writing = routes.filter((route) => !isRead(route))
    expect(
      writing.filter((route) => !/^[a-z_]+\.[a-z_]+$/.test(route.trail ?? '')).map((route) => route.endpoint),
    ).toEqual([])
    expect(new Set(writing.map((route) => route.trail)).size).toBe(writing.length)
  })

  it('that is asked with another method than GET and changes nothing is a report', () => {
    const asked = routes.filter((route) => isRead(route) && route.method !== 'GET')
    expect(asked.map((route) => route.endpoint)).toEqual([
      'POST /checklists/:id/reports',
      'POST /checklists/hashtag/reports',
    ])
  })

  it('but the sign-in answers 401 to nobody', async () => {
    const guarded = ofKind('own-account', 'signed-in', 'administrators', 'permission', 'audit')
    expect(await answers(guarded, (route) => call(world.nobody, route))).toEqual(each(guarded, 401))
  })

  it('that needs a permission answers 403 to a user without it, and to nobody else', async () => {
    const guarded = ofKind('permission')
    const without = await world.as()
    expect(await answers(guarded, (route) => call(without, route, {}))).toEqual(each(guarded, 403))
    for (const route of guarded) {
      for (const permission of neededFor(route)) {
        const { status } = await call(await world.as(permission), route, {})
        expect([route.endpoint, permission, [401, 403].includes(status)]).toEqual([route.endpoint, permission, false])
      }
    }
  })

  it('but those about the own account answers 403, wherever it leads, to a member of a group that is not approved', async () => {
    const waiting = await world.as(...permissions)
    await world.db.updateTable('groups').set({ status: 0 }).where('id', '=', waiting.groupId).execute()
    const guarded = ofKind('signed-in', 'administrators', 'permission', 'audit')
    expect(await answers(guarded, (route) => call(waiting, route, {}))).toEqual(each(guarded, 403))
    expect((await waiting.get(`/checklists/${auditId}`)).body).toEqual((await waiting.get('/checklists/999999')).body)
    expect(
      ofKind('own-account')
        .map((route) => route.endpoint)
        .toSorted(),
    ).toEqual(ownAccount)
  })

  it('inside an audit answers 404 to a stranger', async () => {
    const guarded = ofKind('audit').filter(
      (route) => route.path.includes('checklists/:id') || route.path.startsWith('/set-'),
    )
    const stranger = await world.as(...permissions.filter(notSeeing))
    expect(await answers(guarded, (route) => call(stranger, route, {}))).toEqual(each(guarded, 404))
  })

  it('inside an audit answers 403 to somebody who sees it without the permission', async () => {
    const guarded = ofKind('audit').filter((route) => neededFor(route).length > 0 && route.subject === undefined)
    const viewer = await world.as('VIEW_ALL_CHECKLIST')
    expect(await answers(guarded, (route) => call(viewer, route, {}))).toEqual(each(guarded, 403))
  })

  it('with a form answers 422 to one that is empty', async () => {
    const withForm = routes.filter((route) => route.body && !z.safeParse(route.body, {}).success)
    expect(withForm.length).toBeGreaterThan(15)
    const all = await world.asSuper()
    const wanted = Object.fromEntries(
      withForm.map((route) => [route.endpoint, route.subject === undefined ? 422 : 404]),
    )
    expect(await answers(withForm, (route) => call(all, route, {}))).toEqual(wanted)
  })
})

/** All that is left to somebody whose user group is not approved. */
const ownAccount = [
  'DELETE /profiles/sessions/:id',
  'GET /administrators',
  'GET /menus',
  'GET /menus/:groupId',
  'GET /notifications',
  'GET /notifications/lines',
  'GET /notifications/preferences',
  'GET /notifications/unread',
  'GET /profiles',
  'GET /profiles/sessions',
  'GET /profiles/sign-ins',
  'POST /logout',
  'POST /notifications',
  'POST /profiles',
  'POST /profiles/change-password',
  'POST /waiting/undo',
  'PUT /notifications/:id',
  'PUT /notifications/lines/:id',
  'PUT /notifications/preferences',
]

const notSeeing = (permission: string) => !['VIEW_ALL_CHECKLIST', 'VIEW_ORG_CHECKLIST'].includes(permission)

/** Rows of whose records no call writes any yet; a permission of any other that nothing asks for would be a dead checkbox. */
const notWrittenYet: PermissionRow['row'][] = []
/** Asked for inside a call or on a screen, not at a door. */
const askedInside: Permission[] = [
  'VIEW_ALL_CHECKLIST',
  'VIEW_ORG_CHECKLIST',
  'VIEW_USER_ORGANIZATION',
  'REMOVE_CHECKLIST_ITEM',
  'DOCUMENT_MANAGER',
  'UPDATE_FAQ',
  'DELETE_FAQ',
  'PIN_FAQ',
  'UPDATE_FAQ_COMMENT',
  'DELETE_FAQ_COMMENT',
]

describe('every permission', () => {
  it('opens something, once there are calls for its row', () => {
    const asked = new Set([...routes.flatMap(neededFor), ...askedInside])
    const unwritten = permissionRows.filter(({ row }) => notWrittenYet.includes(row))
    expect(unwritten.flatMap((row) => row.permissions).filter((permission) => asked.has(permission))).toEqual([])
    const written = permissionRows.filter(({ row }) => !notWrittenYet.includes(row))
    expect(written.flatMap((row) => row.permissions).filter((permission) => !asked.has(permission))).toEqual([])
  })
})
