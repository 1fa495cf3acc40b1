import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Change } from '@apron/contract/product'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let admin: Browser
let audit: OpenAudit
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  admin = await world.asSuper()
  audit = await openAudit(world)
})

/** The cursor after everything so far. */
const since = async (who: Browser): Promise<string> => {
  const { cursor } = (await who.get('/changes')).body.data
  await given(who, cursor)
  return (await who.get('/changes')).body.data.cursor
}
/** All changes that somebody gets, once nothing waits. */
const given = (who: Browser, cursor: string): Promise<Change[]> =>
  vi.waitFor(async () => {
    const { data } = (await who.get('/changes', { query: { since: cursor } })).body
    expect(data.more).toBe(false)
    return data.changes
  }, 45_000)

const answer = (who: Browser) =>
  who.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'OK' } })

it('an audit is told to its team and to those who see it by a right, and to no stranger', async () => {
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  const all = await world.as('VIEW_ALL_CHECKLIST')
  const stranger = await world.as('VIEW_ORG_CHECKLIST', 'AUDIT_CHECKLIST_ITEM')
  const readers = [auditor, all, stranger]
  const cursors = await Promise.all(readers.map(since))
  expect((await answer(auditor)).status).toBe(200)
  const item = { entity: 'audit_item', id: audit.items[0], audit_id: audit.id }
  expect(await Promise.all(readers.map((who, place) => given(who, cursors[place]!)))).toEqual([[item], [item], []])
})

it('whoever is taken out of a team hears that the audit is gone, and nothing of what happens in it later', async () => {
  const leaving = await audit.member()
  const roles = (await admin.get(`/checklists/${audit.id}`)).body.data
  const cursor = await since(leaving)
  const { status } = await admin.put(`/checklists/${audit.id}`, {
    body: {
      name: roles.name,
      starting_date: roles.starting_date,
      ending_date: roles.ending_date,
      org_id: roles.org_id,
      users: roles.checklist_users.map(({ group_alias_id }: { group_alias_id: number }) => ({
        group_alias_id,
        users: [],
      })),
    },
  })
  expect(status).toBe(200)
  await answer(admin)
  expect(await given(leaving, cursor)).toEqual([{ entity: 'audit', id: audit.id, audit_id: audit.id, gone: true }])
})

it('an audit that is removed is gone for its team', async () => {
  await audit.move(0)
  const member = await audit.member()
  const stranger = await world.as()
  const cursors = [await since(member), await since(stranger)]
  expect((await admin.delete(`/checklists/${audit.id}`)).status).toBe(200)
  expect(await given(member, cursors[0]!)).toEqual([{ entity: 'audit', id: audit.id, audit_id: audit.id, gone: true }])
  expect(await given(stranger, cursors[1]!)).toEqual([])
})

it('a record that is no longer approved is gone for those who see approved ones only', async () => {
  const { body } = await admin.post('/group-checklist-items', { body: { index: 'IX', header: 'Kho' } })
  const id = body.data.id as number
  const checker = await world.as('APPROVE_GROUPCHKITEM', 'REJECT_GROUPCHKITEM')
  await checker.post(`/group-checklist-items/${id}/approval`, { body: {} })
  const plain = await world.as()
  const cursors = [await since(checker), await since(plain)]
  await admin.put(`/group-checklist-items/${id}`, { body: { index: 'IX', header: 'Kho xăng' } })
  expect(await given(plain, cursors[1]!)).toEqual([{ entity: 'library_group', id }])
  await world.db.updateTable('library_groups').set({ status: 2 }).where('id', '=', id).execute()
  expect(await given(plain, cursors[1]!)).toEqual([{ entity: 'library_group', id, gone: true }])
  expect(await given(checker, cursors[0]!)).toEqual([{ entity: 'library_group', id }])
})

it('what needs a right, and what is somebody else’s own, is not told', async () => {
  const [plain, manager] = [await world.as(), await world.as('GROUP_PERMISSION')]
  const readers = [plain, manager]
  const cursors = await Promise.all(readers.map(since))
  await admin.post('/permissions', { body: { name: `Quyền ${Date.now()}` } })
  await admin.post('/notifications')
  await plain.post('/profiles', { body: { info: 'Xin chào' } })
  const entities = async (place: number) =>
    (await given(readers[place]!, cursors[place]!)).map(({ entity, id }) => [entity, id])
  expect(await entities(0)).toEqual([
    ['user', plain.id],
    ['profile', plain.id],
  ])
  expect(await entities(1)).toEqual([
    ['permission', expect.any(Number)],
    ['user', plain.id],
  ])
})
