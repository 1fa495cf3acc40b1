import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Comment, HistoryEntry } from '@apron/contract/audits'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

const words = ['CREATE_COMMENT', 'UPDATE_COMMENT', 'DELETE_COMMENT'] as const

let world: World
let audit: OpenAudit
let auditor: Browser
let auditee: Browser
let leader: Browser
let item: number
let at: string
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', ...words)
  auditee = await audit.member(...words)
  leader = await audit.member('AUDIT_CHECKLIST_ITEM', 'FINAL_COMMENT', 'EXPORT_MINUTES', ...words)
  item = audit.items[0]
  at = `/checklists/${audit.id}/checklist-items/${item}`
  await answer('MAJ')
})

const answer = (stt_code: string) => auditor.put(at, { body: { stt_code } })
const say = async (who: Browser, content: string, parent_id = 0) =>
  (await who.post(`${at}/comments`, { body: { content, parent_id } })).body.data as Comment
const concluding = async () => {
  const threads = (await auditor.get(`${at}/comments`)).body.data as Comment[]
  return threads
    .flatMap((thread) => [thread, ...thread.children])
    .filter(({ is_final }) => is_final)
    .map(({ content }) => content)
}
const isConcluded = async () => (await auditor.get(at)).body.data.has_conclusion as boolean
const history = async () => (await auditor.get(`${at}/histories`)).body.data as HistoryEntry[]
const toldFinal = async () =>
  (await world.db.selectFrom('notifications').select('id').where('type', '=', 'CHK_ITEM_CMT_FINAL').execute()).length

it('is the first comment on a finding by somebody who may answer, by itself, and nobody is told so', async () => {
  const told = await toldFinal()
  await say(auditee, 'Chúng tôi thấy bình thường')
  expect([await concluding(), await isConcluded()]).toEqual([[], false])
  const first = await say(auditor, 'Phễu lọc rò rỉ')
  expect([first.is_final, await isConcluded()]).toEqual([true, true])
  await say(leader, 'Đồng ý')
  await say(auditor, 'Thêm', first.id)
  expect(await concluding()).toEqual(['Phễu lọc rò rỉ'])
  expect(await toldFinal()).toBe(told)
})

it('is none on what is no finding, and the one written before is there as soon as it is', async () => {
  await answer('OBS')
  expect((await say(auditor, 'Nhãn mờ')).is_final).toBe(false)
  expect(await isConcluded()).toBe(false)
  const { body } = await answer('MAJ')
  expect([body.data.has_conclusion, await concluding()]).toEqual([true, ['Nhãn mờ']])
  expect((await answer('OBS')).body.data.has_conclusion).toBe(false)
  expect(await concluding()).toEqual([])
})

it('gives its place to the next such comment when it is deleted, and the history keeps what it said', async () => {
  const first = await say(auditor, '<p>Phễu lọc <b>rò rỉ</b></p>')
  await say(auditee, 'Đã ghi nhận')
  await say(leader, 'Khớp nối mòn')
  expect((await auditor.delete(`${at}/comments/${first.id}`)).status).toBe(200)
  expect([await concluding(), await isConcluded()]).toEqual([['Khớp nối mòn'], true])
  expect((await history())[0]).toMatchObject({ action: 'conclusion_removed', before: 'Phễu lọc rò rỉ', detail: null })
})

it('is another one once that is chosen, whoever wrote it, until it is deleted', async () => {
  const told = await toldFinal()
  await say(auditor, 'Phễu lọc rò rỉ')
  const other = await say(auditee, 'Van hỏng')
  expect((await leader.post(`/comments/${other.id}/final`)).body.data.is_final).toBe(true)
  expect(await concluding()).toEqual(['Van hỏng'])
  expect(await toldFinal()).toBeGreaterThan(told)
  await auditee.delete(`${at}/comments/${other.id}`)
  expect(await concluding()).toEqual(['Phễu lọc rò rỉ'])
})

it('can be chosen where it is one by itself already, which then is told and stays so on what is no finding', async () => {
  const first = await say(auditor, 'Phễu lọc rò rỉ')
  expect((await leader.post(`/comments/${first.id}/final`)).status).toBe(200)
  expect((await history())[0]?.action).toBe('comment_made_final')
  await answer('OBS')
  expect(await concluding()).toEqual(['Phễu lọc rò rỉ'])
})

it('stays the first by whoever might answer when they wrote it, also when they may no longer', async () => {
  await say(auditor, 'Phễu lọc rò rỉ')
  await world.db.deleteFrom('group_permissions').where('group_id', '=', auditor.groupId).execute()
  await world.db.deleteFrom('audit_members').where('user_id', '=', auditor.id).execute()
  const threads = (await leader.get(`${at}/comments`)).body.data as Comment[]
  expect(threads.map(({ is_final }) => is_final)).toEqual([true])
})

it('that is edited is in the history with what it said before; another comment is not', async () => {
  const first = await say(auditor, 'Phễu lọc rò rỉ')
  const second = await say(auditor, 'Thêm')
  const edit = (id: number, content: string) => auditor.post(`${at}/comments/${id}`, { body: { content } })
  expect((await edit(first.id, 'Phễu lọc không rò')).body.data.is_final).toBe(true)
  await edit(second.id, 'Khác')
  const edits = (await history()).filter(({ action }) => action === 'conclusion_edited')
  expect(edits).toMatchObject([{ before: 'Phễu lọc rò rỉ', detail: 'Phễu lọc không rò', user: { id: auditor.id } }])
})

it('is what minutes freeze, and what they go on saying', async () => {
  const first = await say(auditor, 'Phễu lọc rò rỉ')
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: [item] }
  const saved = await leader.post(`/checklists/${audit.id}/meeting-minutes`, { body })
  const frozen = () => leader.get(`/checklists/${audit.id}/meeting-minutes/${saved.body.data.id}`)
  expect((await frozen()).body.data.list_items_report_alias[0].cmt_final.content).toBe('Phễu lọc rò rỉ')
  await auditor.delete(`${at}/comments/${first.id}`)
  expect((await frozen()).body.data.list_items_report_alias[0].cmt_final.content).toBe('Phễu lọc rò rỉ')
})
