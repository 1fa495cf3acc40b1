import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditStatus, userType } from '@apron/contract'
import type { Addendum } from '@apron/contract/audits'
import { bare, bytesOf, made, photos, wordsOfDocx, wordsOfXlsx } from '#testing/audits/exported-papers.ts'
import { findingOnItsWay, plan, type FindingOnItsWay } from '#testing/audits/finding-on-its-way.ts'
import { filesOfPack, runCheck, unpacked } from '#testing/audits/packs.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { atOnce, statuses, trailOf } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let on: FindingOnItsWay
let secretary: Browser
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-11T02:00:00Z') })
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
})
afterAll(() => world.stop())
beforeEach(async () => {
  on = await findingOnItsWay(world)
  await minutesOf()
})

async function minutesOf(): Promise<{ id: number; number: string }> {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: on.audit.items }
  return (await secretary.post(`/checklists/${on.audit.id}/meeting-minutes`, { body })).body.data
}
const path = () => `/checklists/${on.audit.id}/addenda`
const save = (who = on.lead) => who.post(path())
const list = async (who: Browser = on.lead): Promise<Addendum[]> => (await who.get(path())).body.data.rows
const ask = async (digest: string, who = world.nobody) =>
  (await who.get('/verification', { query: { digest } })).body.data
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const packOf = (of: number) => ({ what: 'addendum-pack', of, format: 'zip' })

/** Evidence with a photo, as the person who answers for it gives it; the number of the stored file. */
async function showPhoto(more = ''): Promise<number> {
  const sent = form({ content: `<p>Đã thay gioăng ${more}</p>` }, [['images', 'gioăng mới.jpg', await jpeg(600, 400)]])
  const came = await on.external.post(`/findings/${on.id}/evidence`, { form: sent })
  expect([came.status, came.body.message]).toEqual([200, undefined])
  const rows = world.db.selectFrom('comment_files').innerJoin('comments', 'comments.id', 'comment_files.comment_id')
  const row = rows.select('comment_files.file_id').where('comments.audit_item_id', '=', on.id)
  return (await row.executeTakeFirstOrThrow()).file_id
}

it('addenda follow one another, and each tells for ever what had been done until then', async () => {
  await on.bring('accepted')
  const first = await save()
  expect([first.status, first.body.data]).toMatchObject([200, { number: 1, date: '2026-03-11', total: 1, verified: 0 }])
  await showPhoto()
  await on.move(on.external, 'completion', { content: '<p>Đã thay</p>' })
  await on.move(on.auditor, 'verification', { remark: 'Đã xem tại chỗ' })
  const second = await save()
  expect(second.body.data).toMatchObject({ number: 2, verified: 1, user: { id: on.lead.id } })
  expect((await list()).map(({ number, verified }) => [number, verified])).toEqual([
    [2, 1],
    [1, 0],
  ])
  const words = async ({ body }: typeof first, format = 'docx') => {
    const { bytes } = await made(world, secretary, { what: 'addendum', of: body.data.id, format })
    return bytes
  }
  const before = wordsOfDocx(await words(first))
  expect(before).toContain(bare('Gioăng đã lão hóa'))
  expect(before).not.toContain(bare('Đã xem tại chỗ'))
  const after = wordsOfDocx(await words(second))
  for (const said of ['Gioăng đã lão hóa', 'Thay gioăng', 'Đã xem tại chỗ', 'Phụ lục khắc phục số 2'])
    expect([said, after.includes(bare(said))]).toEqual([said, true])
  expect(wordsOfXlsx(await words(second, 'xlsx'))).toEqual(expect.arrayContaining(['gioăng', 'chỗ']))
  const register = await made(world, secretary, { what: 'addendum-register', of: second.body.data.id, format: 'docx' })
  for (const said of ['Gioăng đã lão hóa', 'Thay gioăng', `NC-2026-${on.id}`])
    expect([said, wordsOfDocx(register.bytes).includes(bare(said))]).toEqual([said, true])
  expect(await trailOf(world, on.audit.id, ['addendum.saved'])).toHaveLength(2)
})

it('says why there is nothing to save: no minutes, no finding, nothing new, or not the time for it', async () => {
  expect((await save()).status).toBe(200)
  const again = await save()
  expect([again.status, again.body.code]).toEqual([400, 'addendum_same'])
  await world.db.deleteFrom('addendum_files').execute()
  await world.db.deleteFrom('addenda').where('audit_id', '=', on.audit.id).execute()
  const { items } = on.audit
  const status = await world.db
    .selectFrom('item_statuses')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  await world.db.updateTable('audit_items').set({ status_id: status.id }).where('id', 'in', items).execute()
  expect((await save()).body.code).toBe('addendum_without_findings')
  const fresh = await findingOnItsWay(world)
  expect((await fresh.lead.post(`/checklists/${fresh.audit.id}/addenda`)).status).toBe(402)
  await fresh.audit.move(auditStatus.IN_PROGRESS)
  expect((await fresh.lead.post(`/checklists/${fresh.audit.id}/addenda`)).status).toBe(400)
})

it('is saved by whoever leads the audit or may save its minutes, and read by whoever sees the audit', async () => {
  const reader = await world.as('VIEW_ALL_CHECKLIST')
  const stranger = await world.as('EXPORT_MINUTES')
  const outside = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  await world.db.updateTable('users').set({ type: userType.EXTERNAL }).where('id', '=', outside.id).execute()
  world.app.services.authenticator.forget()
  const { lead, auditor, auditee, external } = on
  const saved = (await save()).body.data as Addendum
  const table: [string, Browser, number, boolean | null, number][] = [
    ['the lead', lead, 200, true, 400],
    ['an auditor', auditor, 200, false, 403],
    ['an auditee of the company', auditee, 200, false, 403],
    ['who keeps minutes', secretary, 200, true, 400],
    ['a reader', reader, 200, false, 403],
    ['a stranger', stranger, 404, null, 404],
    ['who answers for it from outside', external, 404, null, 404],
    ['somebody else from outside', outside, 404, null, 404],
  ]
  for (const [name, who, sees, may, saves] of table) {
    const seen = await who.get(path())
    const asked = await who.post('/exports', { body: { ...packOf(saved.id), languages: ['vi'] } })
    expect([name, seen.status, seen.body.data?.may_save ?? null, (await save(who)).status, asked.status]).toEqual([
      name,
      sees,
      may,
      saves,
      sees,
    ])
  }
})

it('two who save at once get one addendum, and the other hears that nothing is new', async () => {
  const came = await atOnce([save(), save(secretary)])
  expect([statuses(came), (await list()).map(({ number }) => number)]).toEqual([[200, 400], [1]])
})

it('its code is known to whoever has it whole, and to nobody once it was changed', async () => {
  const minutes = await minutesOf()
  const { id, seal } = (await save()).body.data as Addendum
  const told = { is_saved: true, date: '2026-03-11', number: minutes.number, addendum: 1, minutes: null }
  expect(await ask(seal.digest)).toEqual(told)
  expect(await ask(seal.digest, on.lead)).toEqual({ ...told, minutes: { id: minutes.id, audit_id: on.audit.id } })
  expect(seal.url).toBe(`${world.url}/verify/${seal.digest}`)
  await world.db.updateTable('addenda').set({ number: 7 }).where('id', '=', id).execute()
  expect((await ask(seal.digest)).is_saved).toBe(false)
})

it('its pack has reports and register in every format, the photos of the correction, and a script that checks it', async () => {
  const [strange] = await photos(world, secretary)
  await on.move(on.external, 'proposal', { ...plan, action: `Thay gioăng: /files/${strange}/original` })
  const photo = await showPhoto(`src="/files/${strange}/original"`)
  const { digest: kept } = await world.db
    .selectFrom('files')
    .select('digest')
    .where('id', '=', photo)
    .executeTakeFirstOrThrow()
  const { id, seal } = (await save()).body.data as Addendum
  // What was shown stays, whatever becomes of the comment that it came with.
  await world.db.deleteFrom('comments').where('audit_item_id', '=', on.id).execute()
  const { bytes, file } = await made(world, secretary, packOf(id))
  expect(file!.name).toMatch(/^Phụ lục khắc phục 1 - /)
  const parts = filesOfPack(bytes)
  const names = Object.keys(parts)
  for (const format of ['docx', 'pdf', 'xlsx'])
    expect([format, names.filter((name) => name.startsWith('papers/') && name.endsWith(format)).length]).toEqual([
      format,
      2,
    ])
  const evidence = names.filter((name) => name.startsWith('evidence/'))
  expect(evidence.map((name) => sha256(parts[name]!))).toEqual([kept])
  expect(evidence[0]).toContain(`NC-2026-${on.id}`)
  expect(sha256(parts['corrections.json']!)).toBe(seal.digest)
  const manifest = JSON.parse(parts['manifest.json']!.toString())
  expect([manifest.addendum.digest, manifest.verify]).toEqual([seal.digest, seal.url])
  const folder = await unpacked(bytes)
  expect(await runCheck(folder, seal.digest.slice(0, 12))).toEqual({
    said: expect.stringContaining(seal.digest),
    code: 0,
  })
  const place = join(folder, 'corrections.json')
  const text = await readFile(place, 'utf8')
  await writeFile(place, text.replace('Gioăng', 'Giăng'))
  // Also for whoever changes the list of files alike.
  const line = manifest.files.find((one: { path: string }) => one.path === 'corrections.json')
  line.sha256 = sha256(await readFile(place))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  expect(await runCheck(folder)).toMatchObject({ said: expect.stringContaining('corrections.json'), code: 1 })
  const single = await made(world, secretary, { what: 'addendum', of: id, format: 'docx' })
  expect(single.bytes.equals(parts[`papers/${single.file!.name}`]!)).toBe(true)
  expect((await bytesOf(world, single.file!.url)).length).toBeGreaterThan(1000)
})
