import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { approvedGroup, inForce, ok, pdf, people, send, upload } from '#testing/documents/documents-world.ts'
import { decisionsTold } from '#testing/decisions-told.ts'
import { form } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { askAndRemind } from './ask-and-remind.ts'

let world: World
let keeper: Browser
let checker: Browser
let group: number
let now = new Date('2026-05-10T03:00:00Z')
beforeAll(async () => {
  world = await startWorld({ now: () => now })
  ;({ keeper, checker } = await people(world))
  group = await approvedGroup(world)
})
afterAll(() => world.stop())
beforeEach(() => {
  now = new Date('2026-05-10T03:00:00Z')
})

const forced = (fields: Record<string, string | number> = {}) =>
  inForce({ keeper, checker }, { grp_doc_id: group, version: '1', ...fields })
const audience = (id: number, members: object[], due_days = 7) =>
  keeper.put(`/documents/${id}/audience`, { body: { due_days, members } })
const user = ({ id }: Browser) => ({ kind: 'user', id })
const own = (who: Browser, id: number) => ok(who.get(`/documents/${id}/reading`))
const read = async (who: Browser, id: number, more: object = {}) =>
  who.put(`/documents/${id}/reading`, { body: { version_id: (await own(who, id)).version.id, ...more } })
const confirm = async (who: Browser, id: number, headers = {}) =>
  who.post(`/documents/${id}/acknowledgements`, { body: { version_id: (await own(who, id)).version.id }, headers })
const readAll = async (who: Browser, id: number) => {
  await ok(read(who, id, { ended: true, last_page: 3, pages_seen: 3, read_seconds: 40 }))
  return ok(confirm(who, id))
}
const told = async (who: Browser) =>
  ((await who.get('/notifications/lines')).body.data as { type: string; message: string }[])
    .filter(({ type }) => type === 'DOC_READ')
    .map(({ message }) => message)
const mine = async (who: Browser, done: 0 | 1) =>
  ((await who.get('/profile/readings', { query: { done } })).body.data as { document: { id: number } }[]).map(
    ({ document }) => document.id,
  )
/** How many of these wait for somebody, and how many things in all. */
const waiting = async (who: Browser) => {
  const { readings, total } = (await who.get('/waiting/count')).body.data as { readings: number; total: number }
  return [readings, total]
}
const hasRead = async (id: number, query: Record<string, string | number> = {}, who = keeper) =>
  (await who.get(`/documents/${id}/acknowledgements`, { query })).body.data as {
    user: { id: number }
    acknowledged_at: string | null
    is_late: boolean
    version: string | null
  }[]

describe('an audience', () => {
  it('is people, and whoever is in a group, a position or an organisation or below one; each once and asked at once', async () => {
    const [one, inGroup, inPosition, below, stranger] = await Promise.all([0, 1, 2, 3, 4].map(() => world.as()))
    const { db } = world
    const make = async (table: 'positions' | 'organizations', values: object) =>
      (
        await db
          .insertInto(table)
          .values(values as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const position = await make('positions', { name: 'Trưởng ca', order: 1, status: 1 })
    const branch = await make('organizations', { name: 'Chi nhánh', status: 1 })
    const depot = await make('organizations', { name: 'Kho', status: 1, parent_id: branch })
    await db.updateTable('users').set({ position_id: position }).where('id', '=', inPosition!.id).execute()
    await db.updateTable('users').set({ organization_id: depot }).where('id', 'in', [below!.id, one!.id]).execute()
    const id = await forced({ name: 'Quy định PCCC' })
    const members = [
      user(one!),
      { kind: 'group', id: inGroup!.groupId },
      { kind: 'position', id: position },
      { kind: 'organization', id: branch },
    ]
    expect(await ok(audience(id, members))).toMatchObject({
      due_days: 7,
      people: 4,
      acknowledged: 0,
      members: [
        { kind: 'group', id: inGroup!.groupId },
        { kind: 'organization', id: branch, name: 'Chi nhánh' },
        { kind: 'position', id: position, name: 'Trưởng ca' },
        { kind: 'user', id: one!.id },
      ],
    })
    expect((await hasRead(id)).map((row) => row.user.id).toSorted((a, b) => a - b)).toEqual(
      [one!, inGroup!, inPosition!, below!].map((who) => who.id).toSorted((a, b) => a - b),
    )
    expect(await told(below!)).toEqual([
      'asks you to read and confirm the document “Quy định PCCC”, version 1, by 17/05/2026',
    ])
    expect([await mine(below!, 0), await mine(stranger!, 0)]).toEqual([[id], []])
    for (const who of [one!, inGroup!, inPosition!, below!]) expect(await waiting(who)).toEqual([1, 1])
    expect(await waiting(stranger!)).toEqual([0, 0])
    await ok(audience(id, members))
    expect(await told(below!)).toHaveLength(1)
    const gone = await audience(id, [{ kind: 'user', id: 999_999 }])
    expect([gone.status, gone.body.errors]).toEqual([422, { members: ['1 of those chosen no longer exist.'] }])
  })
})

describe('a reading', () => {
  it('is confirmed after its end, in words that stay with the digest of the file and the seconds', async () => {
    const reader = await world.as()
    const bytes = pdf('PCCC 2026')
    const { id } = await ok(send(keeper, { grp_doc_id: group, name: 'PCCC', version: '5' }, bytes))
    await ok(checker.post(`/documents/${id}/approval`))
    await ok(audience(id, [user(reader)]))
    const early = await confirm(reader, id, { 'accept-language': 'vi' })
    expect([early.status, early.body.message]).toEqual([
      400,
      'Hãy đọc đến trang cuối (hoặc tải tệp về) rồi mới xác nhận.',
    ])
    await ok(read(reader, id, { last_page: 2, pages_seen: 2, read_seconds: 30 }))
    expect(await ok(read(reader, id, { last_page: 4, pages_seen: 4, read_seconds: 20, ended: 1 }))).toMatchObject({
      last_page: 4,
      read_seconds: 50,
      acknowledged_at: null,
      statement: expect.stringContaining('“PCCC”, version 5'),
    })
    expect(await ok(confirm(reader, id, { 'accept-language': 'vi' }))).toMatchObject({
      acknowledged_at: expect.any(String),
    })
    expect((await confirm(reader, id)).status).toBe(200)
    const rows = await world.db
      .selectFrom('document_acknowledgements')
      .selectAll()
      .where('user_id', '=', reader.id)
      .execute()
    expect(rows).toMatchObject([
      {
        statement: 'Tôi xác nhận đã đọc và hiểu tài liệu “PCCC”, phiên bản 5, và sẽ làm theo.',
        digest: createHash('sha256').update(bytes).digest('hex'),
        read_seconds: 50,
        method: 'session',
      },
    ])
    expect([await mine(reader, 0), await mine(reader, 1)]).toEqual([[], [id]])
    expect(await ok(keeper.get(`/documents/${id}/audience`))).toMatchObject({ people: 1, acknowledged: 1 })
  })

  it('takes no longer than the clock says', async () => {
    const reader = await world.as()
    const id = await forced()
    await ok(read(reader, id, { read_seconds: 80_000 }))
    expect((await ok(read(reader, id, { read_seconds: 80_000 }))).read_seconds).toBeLessThan(200)
  })

  it('is of the version in force: another one is read and confirmed anew, unless it is editorial', async () => {
    const reader = await world.as()
    const id = await forced()
    await ok(audience(id, [user(reader)]))
    const { version } = await own(reader, id)
    await readAll(reader, id)
    await ok(upload(keeper, id, { editorial: 1 }))
    await ok(checker.post(`/documents/${id}/approval`))
    expect([await mine(reader, 0), (await hasRead(id))[0]]).toMatchObject([[], { version: '1' }])
    await ok(upload(keeper, id))
    await ok(checker.post(`/documents/${id}/approval`))
    expect([await mine(reader, 0), await mine(reader, 1)]).toEqual([[id], []])
    const old = await reader.post(`/documents/${id}/acknowledgements`, { body: { version_id: version.id } })
    expect([old.status, old.body.code]).toEqual([400, 'version_not_in_force'])
    expect(await told(reader)).toHaveLength(1)
    await decisionsTold(world)
    expect((await told(reader))[0]).toContain('version 3, by 17/05/2026')
    expect((await hasRead(id, { version: version.id }))[0]).toMatchObject({ version: '1', user: { id: reader.id } })
    await readAll(reader, id)
    expect(await hasRead(id, { done: 1 })).toHaveLength(1)
  })

  it('is asked of nobody when the approval is taken back', async () => {
    const reader = await world.as()
    const id = await forced()
    await ok(audience(id, [user(reader)]))
    await readAll(reader, id)
    await ok(upload(keeper, id))
    const { decision } = await ok(checker.post(`/documents/${id}/approval`))
    expect(await mine(reader, 0)).toEqual([id])
    await ok(checker.post('/waiting/undo', { body: { decision } }))
    await decisionsTold(world)
    expect([await mine(reader, 0), await mine(reader, 1), (await told(reader)).length]).toEqual([[], [id], 1])
    const again = await ok(checker.post(`/documents/${id}/approval`))
    await readAll(reader, id)
    const late = await checker.post('/waiting/undo', { body: { decision: again.decision } })
    expect([late.status, late.body.code]).toEqual([400, 'undo_acknowledged'])
  })

  it('is there for whoever sees the document, and who has read is seen by its keepers alone', async () => {
    const [reader, other] = [await world.as(), await world.as()]
    const id = await forced()
    await ok(audience(id, [user(reader), user(other)]))
    expect((await hasRead(id, {}, reader)).map((row) => row.user.id)).toEqual([reader.id])
    const { id: waiting } = await ok(send(keeper, { grp_doc_id: group }))
    expect((await reader.get(`/documents/${waiting}/reading`)).status).toBe(404)
    expect((await reader.get(`/documents/${waiting}/acknowledgements`)).status).toBe(404)
    expect((await reader.put(`/documents/${id}/reading`, { body: { version_id: 999_999 } })).status).toBe(400)
    expect((await reader.post(`/documents/${id}/versions`, { form: form({}) })).status).toBe(403)
  })
})

describe('reminders', () => {
  it('go to who has not confirmed it, once a day', async () => {
    const [done, open] = [await world.as(), await world.as()]
    const id = await forced({ name: 'Nhắc đọc' })
    await ok(audience(id, [user(done), user(open)]))
    await readAll(done, id)
    const remind = () => ok(keeper.post(`/documents/${id}/reminders`))
    expect([(await remind()).count, (await remind()).count]).toEqual([1, 0])
    expect([(await told(done)).length, (await told(open))[0]]).toEqual([
      1,
      'reminds you to read and confirm the document “Nhắc đọc”, version 1, due on 17/05/2026',
    ])
  })

  it('come by themselves before and after the day, and newcomers are asked', async () => {
    const [reader, newcomer] = [await world.as(), await world.as()]
    const id = await forced({ name: 'Tự nhắc' })
    await ok(audience(id, [{ kind: 'group', id: reader.groupId }]))
    await world.db
      .updateTable('document_readings')
      .set({ asked_at: '2026-05-10T03:00:00Z' })
      .where('user_id', '=', reader.id)
      .execute()
    await world.db.updateTable('users').set({ group_id: reader.groupId }).where('id', '=', newcomer.id).execute()
    const run = (today: string) =>
      askAndRemind({ db: world.db, publish: () => undefined, caller: null }, today, 'Asia/Ho_Chi_Minh')
    await run('2026-05-11')
    await run('2026-05-11')
    expect([(await told(reader)).length, await told(newcomer)]).toEqual([1, [expect.stringContaining('by 18/05/2026')]])
    await run('2026-05-16')
    await run('2026-05-16')
    expect(await told(reader)).toHaveLength(2)
    now = new Date('2026-05-18T03:00:00Z')
    expect((await hasRead(id)).map(({ is_late }) => is_late)).toEqual([true, false])
  })
})
