import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let leader: Browser
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  leader = await audit.member('AUDIT_CHECKLIST_ITEM', 'SET_CORRECTIVE_DATE', 'SET_CORRECTIVE_STATUS', 'CREATE_COMMENT')
})

type Lacking = { kind: string; total: number; items: { id: number }[] }
const lacking = async () => {
  const { data } = (await leader.get(`/checklists/${audit.id}/missing`)).body as { data: Lacking[] }
  return Object.fromEntries(data.map(({ kind, total, items }) => [kind, [total, ...items.map(({ id }) => id)]]))
}
const answer = (place: number, stt_code: string) =>
  leader.put(`/checklists/${audit.id}/checklist-items/${audit.items[place]}`, { body: { stt_code } })

it('names unanswered questions, and of findings what they lack, in the order of the tree', async () => {
  const [first, second, third, fourth, fifth] = audit.items
  expect(await lacking()).toEqual({ answer: [5, first, second, third, fourth, fifth] })
  await answer(3, 'MAJ')
  await answer(1, 'MAJ')
  await answer(0, 'OK')
  await leader.post(`/checklists/${audit.id}/checklist-items/${second}/comments`, { body: { content: 'Rò rỉ' } })
  await leader.post(`/set-corrective-date/${audit.id}/chk-item/${second}`, { body: { corrective_date: '2099-01-01' } })
  expect(await lacking()).toEqual({
    conclusion: [1, fourth],
    date: [1, fourth],
    responsible: [2, second, fourth],
    answer: [2, third, fifth],
  })
})

it('names open corrections while findings are corrected, and nothing where nothing lacks', async () => {
  const [first] = audit.items
  await answer(0, 'MAJ')
  for (const place of [1, 2, 3, 4]) await answer(place, 'OK')
  await world.db
    .updateTable('audit_items')
    .set({ corrective_date: '2099-01-01', responsible_id: leader.id })
    .where('id', '=', first)
    .execute()
  await leader.post(`/checklists/${audit.id}/checklist-items/${first}/comments`, { body: { content: 'Rò rỉ' } })
  expect(await lacking()).toEqual({})
  await audit.move(auditStatus.CORRECTIVE)
  expect(await lacking()).toEqual({ correction: [1, first] })
  const auditor = await audit.member('SET_CORRECTIVE_STATUS')
  await auditor.post(`/set-status/${audit.id}/chk-item/${first}`, { body: { status: 1 } })
  expect(await lacking()).toEqual({})
})
