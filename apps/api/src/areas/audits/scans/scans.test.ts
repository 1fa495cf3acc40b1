import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostScans } from '@apron/contract/audits'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { sendWhole } from '#testing/documents/uploads.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let secretary: Browser
let colleague: Browser
let reader: Browser
let audit: SampleAudit
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  colleague = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  reader = await world.as('VIEW_ALL_CHECKLIST')
  audit = await sampleAudit(world)
})
afterAll(() => world.stop())

const save = async (): Promise<number> => {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: [] }
  return (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
}
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`)
const bind = (minutes: number, bytes: Buffer, who = secretary, name = 'đã ký.pdf') =>
  who.post(`/minutes/${minutes}/scans`, { form: form({}, [['file', name, bytes]]) })
const list = async (minutes: number, who = reader) => (await who.get(`/minutes/${minutes}/scans`)).body.data

it('a signed paper is bound to its minutes, and listed there and in the history with who and when', async () => {
  const minutes = await save()
  const came = await bind(minutes, pdf('một'))
  expect(came.body.data).toMatchObject({ name: 'đã ký.pdf', type: 'application/pdf', may_remove: true })
  const picture = await bind(minutes, await jpeg(300, 400), colleague, 'trang 2.jpg')
  expect(picture.status).toBe(200)
  const scans = await list(minutes)
  expect(scans.map((scan: { name: string; may_remove: boolean }) => [scan.name, scan.may_remove])).toEqual([
    ['đã ký.pdf', false],
    ['trang 2.jpg', false],
  ])
  expect((await fetch(new URL(scans[0].url, world.url))).status).toBe(200)
  const history = (await reader.get(`/checklists/${audit.id}/meeting-minutes`)).body.data
  const row = history.find(({ id }: { id: number }) => id === minutes)
  expect(row.scans.map(({ user }: { user: { id: number } }) => user.id)).toEqual([secretary.id, colleague.id])
  expect(row.scans[0].created_at).toBe(scans[0].created_at)
  const trail = await world.db
    .selectFrom('audit_trail')
    .select('after')
    .where('action', '=', 'minutes.scan_bound')
    .execute()
  expect(trail[0]!.after).toMatchObject({ minutes_id: minutes, file: 'đã ký.pdf', digest: scans[0].digest })
})

it('comes in parts too', async () => {
  const minutes = await save()
  const bytes = Buffer.concat([pdf('nhiều phần'), Buffer.alloc(5_000_000, ' ')])
  const { body } = await sendWhole(secretary, bytes, { name: 'bản ký.pdf', purpose: 'audit' })
  const bound = await secretary.post(`/minutes/${minutes}/scans`, { body: { upload_id: body.data.id } })
  expect([bound.status, bound.body.data]).toMatchObject([200, { name: 'bản ký.pdf', bytes: bytes.length }])
  const again = await secretary.post(`/minutes/${await save()}/scans`, { body: { upload_id: body.data.id } })
  expect(again.status).toBe(200)
})

it('says what it does not take', async () => {
  const minutes = await save()
  const text = await bind(minutes, Buffer.from('Biên bản'), secretary, 'a.txt')
  expect([text.status, text.body.message]).toEqual([415, expect.stringMatching(/pdf, jpg, jpeg, png/)])
  expect((await secretary.post(`/minutes/${minutes}/scans`, { form: form({}, []) })).status).toBe(422)
  await bind(minutes, pdf('một'))
  const twice = await bind(minutes, pdf('một'), colleague)
  expect([twice.status, twice.body.code]).toEqual([400, 'scan_bound_already'])
  expect((await bind(await save(), pdf('một'))).status).toBe(200)
})

it('takes twenty and no more', async () => {
  const minutes = await save()
  for (let page = 1; page <= mostScans; page += 1) expect((await bind(minutes, pdf(`trang ${page}`))).status).toBe(200)
  const more = await bind(minutes, pdf('thêm'))
  expect([more.status, more.body.code, await list(minutes)]).toEqual([
    400,
    'too_many_scans',
    expect.objectContaining({ length: mostScans }),
  ])
})

it('two scans that are bound at once are both there, and the same one once', async () => {
  await rounds(async (round) => {
    const minutes = await save()
    const both = await atOnce([bind(minutes, pdf(`a${round}`)), bind(minutes, pdf(`b${round}`), colleague)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const same = await atOnce([bind(minutes, pdf(`c${round}`)), bind(minutes, pdf(`c${round}`), colleague)])
    expect(same.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 400])
    expect(await list(minutes)).toHaveLength(3)
  }, 5)
})

it('is taken off by whoever bound it within a day, by the super group at any time, and by nobody else', async () => {
  const minutes = await save()
  const [mine, old, third] = await Promise.all(
    ['một', 'hai', 'ba'].map(async (words) => (await bind(minutes, pdf(words))).body.data.id as number),
  )
  const remove = (id: number, who: Browser) => who.delete(`/minutes/${minutes}/scans/${id}`)
  expect((await remove(mine!, colleague)).status).toBe(403)
  expect((await remove(mine!, reader)).status).toBe(403)
  expect((await remove(mine!, secretary)).status).toBe(200)
  await sql`update minutes_scans set created_at = now() - interval '25 hours' where id = ${old}`.execute(world.db)
  expect((await remove(old!, secretary)).status).toBe(403)
  expect((await remove(old!, await world.asSuper())).status).toBe(200)
  expect((await remove(old!, secretary)).status).toBe(404)
  expect((await secretary.delete(`/minutes/${await save()}/scans/${third}`)).status).toBe(404)
  expect((await list(minutes)).map(({ id }: { id: number }) => id)).toEqual([third])
  const trail = await world.db
    .selectFrom('audit_trail')
    .select('before')
    .where('action', '=', 'minutes.scan_removed')
    .orderBy('id')
    .execute()
  expect(trail.map(({ before }) => (before as { scan: number }).scan)).toEqual([mine, old])
})

it('is nobody’s who does not see the audit, and a reader binds nothing', async () => {
  const minutes = await save()
  const stranger = await world.as('EXPORT_MINUTES')
  expect((await stranger.get(`/minutes/${minutes}/scans`)).status).toBe(404)
  expect((await bind(minutes, pdf('một'), stranger)).status).toBe(404)
  expect((await bind(minutes, pdf('một'), reader)).status).toBe(403)
  expect((await bind(999_999, pdf('một'))).status).toBe(404)
  expect((await reader.get('/minutes/999999/scans')).status).toBe(404)
})
