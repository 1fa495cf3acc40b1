import { createHash } from 'node:crypto'
import { appendFile, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatsOf } from '@apron/contract/audits'
import { translate } from '@apron/messages'
import { askFor, bytesOf, ended, made, photos } from '#testing/audits/exported-papers.ts'
import { filesOfPack, runCheck, unpacked } from '#testing/audits/packs.ts'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { forgetLiving } from '../exports.ts'
import { lackedFormats, packedFormats } from './packed.ts'
import { readmeOf } from './told.ts'

let world: World
let secretary: Browser
let other: Browser
let audit: SampleAudit
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  other = await world.as('VIEW_ALL_CHECKLIST')
  audit = await sampleAudit(world, { pictures: await photos(world, secretary) })
})
afterAll(() => world.stop())

const save = async (): Promise<number> => {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: audit.items }
  return (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
}
const packOf = (of: number) => ({ what: 'pack', of, format: 'zip' })
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`)
const scan = (minutes: number, words: string, name = 'Biên bản đã ký.pdf') =>
  secretary.post(`/minutes/${minutes}/scans`, { form: form({}, [['file', name, pdf(words)]]) })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

it('holds papers in every format, evidence, the signed scan and what they are checked by', async () => {
  const minutes = await save()
  expect((await scan(minutes, 'một')).status).toBe(200)
  const { bytes, file, notes } = await made(world, secretary, packOf(minutes))
  const parts = filesOfPack(bytes)
  expect(Object.keys(parts)).toEqual([
    'README.txt',
    'check.mjs',
    expect.stringMatching(/^evidence\/NC-\d{4}-\d{3}\/van \(2\)\.jpg$/),
    expect.stringMatching(/^evidence\/NC-\d{4}-\d{3}\/van\.jpg$/),
    'manifest.json',
    'minutes.json',
    ...Object.entries({
      'Biên bản đánh giá BB': formatsOf('minutes'),
      'Danh mục phát hiện': formatsOf('findings'),
      'Kết quả đánh giá': formatsOf('result'),
    }).flatMap(([name, formats]) =>
      formats.map((format) => expect.stringMatching(new RegExp(`^papers/${name}.*\\.${format}$`))),
    ),
    'scans/Biên bản đã ký.pdf',
  ])
  expect(file!.name).toMatch(/^Bộ hồ sơ biên bản BB-.* - Đánh giá nội bộ kho Đà Nẵng\.zip$/)
  const manifest = JSON.parse(parts['manifest.json']!.toString())
  const { digest } = manifest.minutes
  expect(sha256(parts['minutes.json']!)).toBe(digest)
  expect(JSON.parse(parts['minutes.json']!.toString())).toMatchObject({ id: minutes, conclusion: '<p>Kho</p>' })
  const listed = manifest.files.map(({ path, sha256: of }: { path: string; sha256: string }) => [path, of])
  expect(listed).toEqual(
    Object.entries(parts).flatMap(([path, part]) => (path === 'manifest.json' ? [] : [[path, sha256(part)]])),
  )
  expect(manifest.verify).toBe(`${world.url}/verify/${digest}`)
  // The third photo has lost its bytes.
  expect(manifest.missing).toEqual([expect.stringMatching(/lost\.jpg$/)])
  expect(notes.join()).toContain('2')
  expect(manifest.scans).toMatchObject([{ path: 'scans/Biên bản đã ký.pdf', bound_by: expect.any(String) }])
})

it('holds no file that somebody only wrote the address of, and no copy of it is made', async () => {
  const shown = await photos(world, secretary)
  const stranger: number[] = []
  for (const width of [410, 420]) {
    const sent = form({ type: 'image' }, [['file', 'riêng.jpg', await jpeg(width, 300)]])
    stranger.push((await other.post('/libraries/upload', { form: sent })).body.data.id)
  }
  const trapped = await sampleAudit(world, { pictures: [shown[1]!] })
  const comments = world.db.updateTable('comments').where('id', '=', trapped.concluded.comment)
  const content = `<p>src="/files/${stranger[0]}/original"</p><p><img src="/files/${shown[0]}/original" /></p>`
  await comments.set({ content, result: `<p>src="/files/${stranger[1]}/original"</p>` }).execute()
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: trapped.items }
  const minutes = (await secretary.post(`/checklists/${trapped.id}/meeting-minutes`, { body })).body.data.id
  const { bytes } = await made(world, secretary, packOf(minutes))
  const evidence = Object.keys(filesOfPack(bytes)).filter((path) => path.startsWith('evidence/'))
  expect(evidence.length).toBe(2)
  const kept = world.db.selectFrom('minutes_files').select('file_id').where('minutes_id', '=', minutes)
  expect((await kept.execute()).map(({ file_id }) => file_id)).toEqual(shown.slice(0, 2))
  const copies = world.db.selectFrom('files').select('print_digest').where('id', 'in', stranger)
  expect(await copies.execute()).toEqual([{ print_digest: null }, { print_digest: null }])
})

it('its script tells a pack that is whole from one of which a byte was changed, a file is missing or one was added', async () => {
  const { bytes } = await made(world, secretary, packOf(await save()))
  const { digest } = JSON.parse(filesOfPack(bytes)['manifest.json']!.toString()).minutes
  const folder = await unpacked(bytes)
  expect(await runCheck(folder)).toEqual({ said: expect.stringContaining(digest), code: 0 })
  expect((await runCheck(folder, digest.slice(0, 12))).code).toBe(0)
  expect(await runCheck(folder, 'ffffffffffff')).toMatchObject({
    said: expect.stringContaining('ffffffffffff'),
    code: 1,
  })
  const paths = Object.keys(filesOfPack(bytes)).filter((path) => path !== 'manifest.json')
  for (const path of paths.filter((name) => name !== 'check.mjs')) {
    const place = join(folder, path)
    const before = await readFile(place)
    const after = Buffer.from(before)
    after[after.length >> 1]! ^= 1
    await writeFile(place, after)
    const changed = await runCheck(folder)
    expect([path, changed.code, changed.said.split('\n').filter((line) => /Changed|Missing|Added/.test(line))]).toEqual(
      [path, 1, [`Bị thay đổi / Changed: ${path}`]],
    )
    await unlink(place)
    expect((await runCheck(folder)).said).toContain(`Bị thiếu / Missing: ${path}`)
    await writeFile(place, before)
  }
  await appendFile(join(folder, 'check.mjs'), '\n')
  await writeFile(join(folder, 'papers', 'thêm.txt'), 'x')
  const last = await runCheck(folder)
  expect(last.said).toContain('Changed: check.mjs')
  expect([last.said.includes('Bị thêm vào / Added: papers/thêm.txt'), last.code]).toEqual([true, 1])
  await rm(join(folder, 'manifest.json'))
  expect((await runCheck(folder)).code).toBe(1)
})

it('two who ask at once get one pack, and one that was let go of is made again byte for byte', async () => {
  await rounds(async (round) => {
    const minutes = await save()
    await scan(minutes, `lần ${round}`)
    const came = await atOnce([secretary, other, secretary].map((who) => askFor(who, packOf(minutes))))
    const ids = new Set(came.map(({ body }) => body.data.id))
    expect([came.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200], 1])
    const [id] = ids
    const first = await bytesOf(world, (await ended(other, id!)).file!.url)
    await sql`update exports set created_at = now() - interval '25 hours' where id = ${id}`.execute(world.db)
    await forgetLiving(world.db)
    expect((await secretary.get(`/exports/${id}`)).status).toBe(404)
    const again = await made(world, other, packOf(minutes))
    expect([again.id === id, again.bytes.equals(first)]).toEqual([false, true])
    // Its papers are those that are given singly.
    const single = await made(world, secretary, { what: 'minutes', of: minutes, format: 'docx' })
    const inPack = filesOfPack(first)
    expect(single.bytes.equals(inPack[`papers/${single.file!.name}`]!)).toBe(true)
  }, 2)
})

it('whatever files are called, nothing of a pack lies outside of it or twice, and its script takes it for whole', async () => {
  const names = ['../../../etc/passwd', 'C:\\aux.jpg', 'a\u202egpj.exe', `${'Ẵ'.repeat(251)}.jpg`]
  const [first, second] = audit.concluded.files
  for (const name of names) {
    await sql`update files set name = ${name} where id in (${first}, ${second})`.execute(world.db)
    const minutes = await save()
    await scan(minutes, 'một', name.slice(-100))
    const { bytes } = await made(world, secretary, packOf(minutes))
    const paths = Object.keys(filesOfPack(bytes))
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
    for (const path of paths) {
      const below = relative('/pack', resolve('/pack', path))
      expect([name, below, path.length < 180]).toEqual([name, path, true])
      expect(path).not.toMatch(/(?:^|\/)(?:con|prn|aux|nul)(?:\.|\/|$)|[\\:\u202e]|\.exe$/i)
    }
    expect((await runCheck(await unpacked(bytes))).code).toBe(0)
  }
  await sql`update files set name = 'van.jpg' where id in (${first}, ${second})`.execute(world.db)
})

it('on a machine that writes no PDF holds the rest, and says so in the answer and in the pack', async () => {
  expect([packedFormats('minutes', false), lackedFormats(false), lackedFormats(true)]).toEqual([
    expect.not.arrayContaining(['pdf']),
    ['pdf'],
    [],
  ])
  const { id } = await made(world, secretary, packOf(await save()))
  const missing = JSON.stringify({ formats: lackedFormats(false) })
  await world.db.updateTable('exports').set({ missing }).where('id', '=', id).execute()
  expect((await secretary.get(`/exports/${id}`)).body.data.notes).toEqual([expect.stringMatching(/PDF/)])
  const about = { date: '2026-03-05', digest: 'a'.repeat(64) }
  const record = { kind: 'minutes' as const, about, number: null, audit: 'Kho', scans: [] }
  const told = { url: 'https://apron.example', language: 'vi' as const, missing: [], lacks: ['pdf'] }
  const readme = readmeOf({ ...told, record })
  expect(readme).toMatch(/không có tệp PDF[^]*it holds no PDF/)
})

it('new minutes leave a pack as it was, and another scan or its removal makes another pack', async () => {
  const minutes = await save()
  const first = (await askFor(secretary, packOf(minutes))).body.data
  await save()
  const bound = await scan(minutes, 'hai')
  const second = (await askFor(other, packOf(minutes))).body.data
  await secretary.delete(`/minutes/${minutes}/scans/${bound.body.data.id}`)
  const third = (await askFor(other, packOf(minutes))).body.data
  expect([second.id === first.id, third.id]).toEqual([false, first.id])
  const without = await ended(secretary, first.id)
  expect(without.state).toBe('done')
  const paths = Object.keys(filesOfPack(await bytesOf(world, without.file!.url)))
  expect(paths.filter((path) => path.startsWith('scans/'))).toEqual([])
})

it('whose scan was taken off before it was made says so, and can be asked for anew', async () => {
  const minutes = await save()
  const bound = (await scan(minutes, 'ba')).body.data.id
  const { id } = (await askFor(secretary, packOf(minutes))).body.data
  // Its first paper cannot be settled meanwhile.
  const removed = await world.db.transaction().execute(async (trx) => {
    await sql`lock table exports in exclusive mode`.execute(trx)
    return secretary.delete(`/minutes/${minutes}/scans/${bound}`)
  })
  const { state, error } = await ended(secretary, id)
  expect([removed.status, state, error]).toEqual([200, 'failed', translate('en', 'errors.pack_scan_gone')])
  expect((await made(world, secretary, packOf(minutes))).id).not.toBe(id)
})

it('is for whoever sees the audit, also when it was asked for before', async () => {
  const minutes = await save()
  const leader = await world.signIn(audit.team.auditor)
  const { id } = await made(world, leader, packOf(minutes))
  await world.db.deleteFrom('audit_members').where('user_id', '=', leader.id).execute()
  expect((await leader.get(`/exports/${id}`)).status).toBe(404)
  const stranger = await world.as('EXPORT_MINUTES')
  expect((await stranger.get(`/exports/${id}`)).status).toBe(404)
  expect((await askFor(stranger, packOf(minutes))).status).toBe(404)
  expect((await world.nobody.get(`/exports/${id}`)).status).toBe(401)
  expect((await askFor(secretary, { ...packOf(minutes), format: 'docx' })).status).toBe(422)
  expect((await askFor(secretary, { what: 'minutes', of: minutes, format: 'zip' })).status).toBe(422)
})
