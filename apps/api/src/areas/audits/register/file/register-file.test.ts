import { afterAll, beforeAll, expect, it } from 'vitest'
import { openArchive } from '#sandbox/office/archive.ts'
import { partOf, recordsOfXlsx } from '#testing/audits/exported-papers.ts'
import { findingOnItsWay, plan, type FindingOnItsWay } from '#testing/audits/finding-on-its-way.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let now: Date
let world: World
let on: FindingOnItsWay
let reader: Browser
beforeAll(async () => {
  now = new Date('2026-03-11T02:00:00Z')
  world = await startWorld({ now: () => now })
  on = await findingOnItsWay(world)
  for (const [fullname, { id }] of Object.entries({ 'Lê Thị Nhận': on.auditor, 'Vũ Văn Xét': on.lead }))
    await world.db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
  await world.db.updateTable('audit_items').set({ header: '=HYPERLINK("http://x")' }).where('id', '=', on.id).execute()
  reader = await world.as('VIEW_ALL_CHECKLIST')
})
afterAll(() => world.stop())

/** The register as a file; what happened did so late in the evening of UTC, which is the next day in Vietnam. */
async function fileOf(format: 'csv' | 'xlsx', who = reader, language = 'en') {
  await world.db.updateTable('audit_item_history').set({ created_at: '2026-03-11T20:00:00Z' }).execute()
  const asked = { body: { format, query: {} }, headers: { 'accept-language': language } }
  const { body, status } = await who.post('/findings/exports', asked)
  expect([status, body.message]).toEqual([200, undefined])
  return { ...body.data, bytes: Buffer.from(body.data.content, 'base64') } as {
    name: string
    bytes: Buffer
    total: number
  }
}

/** What stands below each head of a CSV file, as far as something does. */
async function csvOf(who = reader, language = 'en') {
  const [head, row] = (await fileOf('csv', who, language)).bytes.toString('utf8').slice(1).split('\r\n')
  const cells = (line: string) => line.slice(1, -1).split(language === 'vi' ? '";"' : '","')
  const values = cells(row!)
  return Object.fromEntries(cells(head!).flatMap((name, at) => (values[at] ? [[name, values[at]]] : [])))
}

const started = { 'Root cause': plan.root_cause, 'Corrective action': plan.action, 'Planned for': '15/04/2026' }
const accepted = { 'Plan accepted by': 'Vũ Văn Xét', 'Plan accepted on': '12/03/2026' }

it('a file of the register says what was planned and done about a finding, who judged it, when and why', async () => {
  expect(await csvOf()).not.toHaveProperty('Root cause')
  await on.bring('proposed')
  expect(await csvOf()).toMatchObject(started)
  await on.move(on.lead, 'return', { reason: 'Chưa rõ' })
  expect(await csvOf()).not.toHaveProperty('Root cause')
  await on.bring('done')
  const done = await csvOf()
  expect(done).toMatchObject({ ...started, ...accepted, 'Done on': '12/03/2026' })
  expect(done).not.toHaveProperty('Verified by')
  await on.move(on.auditor, 'verification', { remark: 'Đã xem tại kho' })
  await on.move(on.auditor, 'effectiveness', { is_effective: 1, reason: 'Không còn ai khác' })
  const verified = { 'Verified by': 'Lê Thị Nhận', 'Verified on': '12/03/2026', 'Verifier’s remark': 'Đã xem tại kho' }
  const effect = { Effective: 'Yes', 'Effect judged by': 'Lê Thị Nhận', 'Effect judged on': '12/03/2026' }
  const why = { 'Reason for the judgement': 'Không còn ai khác' }
  expect(await csvOf()).toMatchObject({ ...started, ...accepted, ...verified, ...effect, ...why })
  expect(await csvOf(reader, 'vi')).toMatchObject({ 'Nguyên nhân': plan.root_cause, 'Có hiệu quả': 'Có' })
  // The external person responsible gets what their page of it shows.
  expect(await csvOf(on.external)).toMatchObject({ ...verified, ...effect })
})

it('the register is a workbook with days as days, whose head stays and narrows, and nothing of it is a formula', async () => {
  const { name, bytes, total } = await fileOf('xlsx')
  expect([name, total]).toEqual([expect.stringMatching(/^findings-.*\.xlsx$/), 1])
  const [row] = recordsOfXlsx(bytes)
  const at = (title: string) => row![title]!
  expect(at('Question')).toMatchObject({ kind: 'text', text: '=HYPERLINK("http://x")' })
  expect(at('Verified on')).toMatchObject({ kind: 'number', text: '12/03/2026' })
  expect(at('Root cause').text).toBe(plan.root_cause)
  expect(at('Effective').text).toBe('Yes')
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  expect(sheet).toMatch(/<autoFilter ref="A1:AA2"/)
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<col /g)?.length).toBe(27)
  expect(partOf(bytes, 'docProps/core.xml')).toContain('Findings')
  expect(openArchive(bytes).part('xl/worksheets/sheet2.xml')).toBeUndefined()
})
