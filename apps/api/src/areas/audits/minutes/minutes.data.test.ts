import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
let saved: { id: number; pages: string[] }
const words = { conclusion: '<p>Kho vận hành ổn định.</p>', self_assessment: '<p>Đồng ý.</p>' }

/** Everything that saved minutes show, as it arrives. */
async function readAll(id: number): Promise<string[]> {
  const path = `/checklists/${audit.id}`
  const answers = await Promise.all(
    [`${path}/meeting-minutes/${id}`, `${path}/meeting-minutes`, `${path}/meeting-minutes-last`, `${path}/result`].map(
      (end) => secretary.get(end),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return answers.map(({ text }) => text)
}

const change = (statement: string) => sql.raw(statement).execute(world.db)

beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  audit = await sampleAudit(world)
  await change(`update audit_items set corrective_date = '2026-12-01' where id = ${audit.concluded.item}`)
  const { body } = await secretary.post(`/checklists/${audit.id}/meeting-minutes`, {
    body: { ...words, checklist_items: audit.items },
  })
  saved = { id: body.data.id, pages: await readAll(body.data.id) }
})
afterAll(() => world.stop())

it('tells by when a finding is to be corrected', () => {
  const [minutes, , last, result] = saved.pages
  for (const page of [minutes, last, result]) expect(page).toContain('"corrective_date":"2026-12-01"')
})

it.each([
  ['a corrective date', () => `update audit_items set corrective_date = '2030-01-01'`],
  ['an answer', () => `update audit_items set status_id = (select max(id) from item_statuses)`],
  ['the text of an item', () => `update audit_items set header = 'x', content = 'x', position = -position`],
  [
    'the name, colour and code of a status',
    () => `update item_statuses set name = 'x', color = '#000000', code = 'x' || id, is_finding = not is_finding`,
  ],
  ['the final comment', () => `update comments set content = 'x', result = null`],
  ['which comment is final', () => `update comments set is_final = false`],
  [
    'the names, genders and positions of people',
    () => `update users set fullname = 'x', gender = 1 - gender, position_id = null`,
  ],
  ['the name of a position', () => `update positions set name = 'x' || id, "order" = -"order"`],
  ['a team role', () => `update team_roles set alias = 'x' || id, part = null, "order" = -"order"`],
  ['the team', () => `delete from audit_members`],
  ['the audit itself', () => `update audits set name = 'x', starting_date = '2020-01-01', scope = 'x', criteria = 'x'`],
  ['the organisation', () => `update organizations set name = 'x', address = 'x'`],
  ['the groups of the audit', () => `update audit_groups set header = 'x', index_html = 'x', position = -position`],
  ['the library', () => `update library_items set header = 'x' || id, content = 'x'`],
  ['the documents that an item refers to', () => `update documents set name = 'x'`],
  ['the references', () => `delete from library_item_references`],
  ['a deleted comment', () => `delete from comments where id = ${audit.concluded.comment}`],
])('saved minutes do not follow %s', async (_, statement) => {
  await change(statement())
  expect(await readAll(saved.id)).toEqual(saved.pages)
})

it('a file that minutes show cannot be removed, whatever became of its comment', async () => {
  const [file] = audit.concluded.files
  await change(`delete from comment_files where file_id = ${file}`)
  await change(`delete from released_files where file_id = ${file}`)
  await expect(change(`delete from files where id = ${file}`)).rejects.toThrow(/minutes_files/)
})

it('new minutes show what has changed, the ones before stay', async () => {
  await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body: words })
  const { body } = await secretary.get(`/checklists/${audit.id}/result`)
  expect(body.data.checklist).toMatchObject({ name: 'x', organization: { name: 'x' }, users: [] })
  const { text } = await secretary.get(`/checklists/${audit.id}/meeting-minutes/${saved.id}`)
  expect(text).toBe(saved.pages[0])
})

it('an audit of 1,243 items is saved whole', async () => {
  const large = await sampleAudit(world, { groups: 113, itemsPerGroup: 11 })
  const body = { ...words, checklist_items: large.items }
  const { status, body: answer } = await secretary.post(`/checklists/${large.id}/meeting-minutes`, { body })
  expect([status, answer.data.total_result, answer.data.list_items_report_alias.length]).toEqual([200, 1243, 1243])
  const result = await secretary.get(`/checklists/${large.id}/result`)
  expect(
    result.body.data.chk_items.flatMap((group: { items: { id: number }[] }) => group.items.map(({ id }) => id)),
  ).toEqual(large.items)
})
