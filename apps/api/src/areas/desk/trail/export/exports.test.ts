import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostTrailExports, type TrailExport, type TrailFormat } from '@apron/contract/desk'
import { readSheets } from '#sandbox/office/sheet-cells.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { entriesInWords } from './entries-in-words.ts'
import { forget } from './exports.ts'

let world: World
let reader: Browser
beforeAll(async () => {
  world = await startWorld()
  reader = await world.as('VIEW_TRAIL', 'CREATE_HASHTAG')
  for (const name of ['=HYPERLINK("http://x")', '+1+1', '#REF!', '_x0041_', 'Bể\u0001chứa'])
    await reader.post('/tags', { body: { name } })
})
afterAll(() => world.stop())

const ask = (who: Browser, format: TrailFormat, query: object = {}, language = 'en') =>
  who.post('/trail/exports', { body: { format, query }, headers: { 'accept-language': language } })

async function made(who: Browser, ...asked: [TrailFormat, object?, string?]): Promise<TrailExport & { bytes: Buffer }> {
  const came = await ask(who, ...asked)
  expect([came.status, came.body.message]).toEqual([200, undefined])
  const look = async () => (await who.get(`/trail/exports/${came.body.data.id}`)).body.data as TrailExport
  await expect.poll(async () => (await look()).state, { timeout: 60_000, interval: 50 }).toMatch(/done|failed/)
  const done = await look()
  expect([done.state, done.error]).toEqual(['done', null])
  const response = await fetch(new URL(done.file!.url, world.url))
  return { ...done, bytes: Buffer.from(await response.arrayBuffer()) }
}

it('puts what the filters leave into lines of JSON, whole and in words', async () => {
  const { bytes, entries, file } = await made(reader, 'ndjson', { action: 'tag.created', user_id: reader.id }, 'vi')
  const lines = bytes.toString('utf8').trimEnd().split('\n')
  expect([lines.length, entries, file!.name.endsWith('.ndjson')]).toEqual([5, 5, true])
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    title: 'Tạo thẻ',
    user: { id: reader.id },
    records: [{ kind: 'tag', title: 'Thẻ', name: '=HYPERLINK("http://x")' }],
    changes: [{ field: 'Tên', before: null, after: '=HYPERLINK("http://x")' }],
  })
})

it('puts them into a workbook of which a spreadsheet runs nothing', async () => {
  const { bytes } = await made(reader, 'xlsx', { action: 'tag.created' })
  const [sheet] = [...readSheets(bytes)]
  const rows = sheet!.rows.map(({ cells }) => [...cells.values()])
  expect(rows[0]!.map(({ text }) => text).slice(0, 4)).toEqual(['Entry', 'When', 'Person', 'Action'])
  const said = rows.flat().map(({ text }) => text)
  for (const name of ['=HYPERLINK("http://x")', '+1+1', '#REF!', '_x0041_', 'Bểchứa']) expect(said).toContain(name)
  // Not one cell is a formula or an error.
  expect(rows.flat().filter(({ kind }) => !['text', 'number'].includes(kind))).toEqual([])
})

it('is for whoever asked for it, while they may look at the trail', async () => {
  const other = await world.as('VIEW_TRAIL')
  const { id } = (await ask(other, 'ndjson', { kind: 'tag' })).body.data
  expect((await other.get(`/trail/exports/${id}`)).status).toBe(200)
  expect((await reader.get(`/trail/exports/${id}`)).status).toBe(404)
  await world.db.deleteFrom('group_permissions').where('group_id', '=', other.groupId).execute()
  world.app.services.authenticator.forget()
  expect((await other.get(`/trail/exports/${id}`)).status).toBe(403)
  expect((await ask(other, 'ndjson')).status).toBe(403)
})

it('stands in the trail itself: who asked for what, and what came of it', async () => {
  await made(reader, 'ndjson', { kind: 'tag', from: '2026-01-01' })
  const { entries } = (await reader.get('/trail', { query: { user_id: reader.id } })).body.data
  const [done, asked] = entries
  expect([done.action, asked.action]).toEqual(['trail.export_made', 'trail.exported'])
  expect(asked.changes).toContainEqual({ field: 'Kind', before: null, after: 'Tag' })
  expect(asked.changes).toContainEqual({ field: 'From', before: null, after: '01/01/2026' })
  expect(done.changes).toContainEqual({ field: 'Entries', before: null, after: '5' })
})

it('is one of a few at a time for a person, and is let go of after a day', async () => {
  const busy = await world.as('VIEW_TRAIL')
  await world.db
    .insertInto('jobs')
    .values(Array.from({ length: mostTrailExports }, () => ({ kind: 'desk.trail_export', started_by: busy.id })))
    .execute()
  const held = await world.db.selectFrom('jobs').select('queue_id').where('started_by', '=', busy.id).execute()
  const { sql } = await import('kysely')
  for (const { queue_id } of held)
    await sql`insert into pgboss.job (id, name, start_after) values (${queue_id}, 'desk.trail_export', now() + interval '1 day')`.execute(
      world.db,
    )
  const refused = await ask(busy, 'ndjson')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_trail_exports'])
  await world.db.updateTable('trail_exports').set({ created_at: '2026-01-01' }).execute()
  await forget(world.db)
  expect(await world.db.selectFrom('trail_exports').select('id').execute()).toEqual([])
})

it('reads a long trail some at a time, each entry once, while others write', async () => {
  const row = { action: 'tag.updated', address: '-', agent: '-', user_id: reader.id }
  await world.db
    .insertInto('audit_trail')
    .values(Array.from({ length: 1_000 }, () => row))
    .execute()
  const seen: number[] = []
  let most = 0
  const filters = { user_id: reader.id, action: 'tag.updated' }
  for await (const some of entriesInWords({ db: world.db, language: 'en', zone: 'UTC' }, filters)) {
    seen.push(...some.map(({ id }) => id))
    most = Math.max(most, some.length)
    await world.db.insertInto('audit_trail').values(row).execute()
  }
  expect([seen.length, new Set(seen).size, most]).toEqual([1_000, 1_000, 200])
})
