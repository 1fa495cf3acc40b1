import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import type { HistoryEntry } from '@apron/contract/audits'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let leader: Browser
let now = new Date('2026-03-10T05:00:00Z')
beforeAll(async () => {
  world = await startWorld({ now: () => now })
})
afterAll(() => world.stop())
beforeEach(async () => {
  now = new Date('2026-03-10T05:00:00Z')
  await world.db.deleteFrom('finding_numbers').execute()
  await world.db.updateTable('audit_items').set({ finding_number: null }).execute()
  audit = await openAudit(world)
  leader = await audit.member(
    ...(['AUDIT_CHECKLIST_ITEM', 'EXPORT_MINUTES', 'CORRECTIVE_CHECKLIST', 'CLOSE_CHECKLIST'] as const),
    'IN_PROGRESS_CHECKLIST',
  )
})

const answer = (place: number, stt_code: string) =>
  leader.put(`/checklists/${audit.id}/checklist-items/${audit.items[place]}`, { body: { stt_code } })
const numbers = async () => {
  const { body } = await leader.get(`/checklists/${audit.id}/group-checklist-items/0`)
  return body.data.map(({ finding_number }: { finding_number: string | null }) => finding_number)
}
const save = () =>
  leader.post(`/checklists/${audit.id}/meeting-minutes`, {
    body: { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: audit.items },
  })
const close = () => leader.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2027-03-21' } })

it('a finding has none while it may be a slip, and its number once minutes are saved, in them too', async () => {
  await answer(3, 'MAJ')
  await answer(1, 'MAJ')
  await answer(0, 'MAJ')
  await answer(0, 'OK')
  expect(await numbers()).toEqual([null, null, null, null, null])
  const { body } = await save()
  expect(await numbers()).toEqual([null, 'NC-2026-001', null, 'NC-2026-002', null])
  const told = body.data.list_items_report_alias.map((item: { finding_number: string | null }) => item.finding_number)
  expect(told).toEqual([null, 'NC-2026-001', null, 'NC-2026-002', null])
  const { data } = (await leader.get(`/checklists/${audit.id}/checklist-items/${audit.items[1]}/histories`)).body
  const [last] = data as HistoryEntry[]
  expect(last).toMatchObject({ action: 'finding_numbered', detail: 'NC-2026-001', user: { id: leader.id } })
})

it('is given once, stays with what is no finding any more, and is never given again', async () => {
  await answer(0, 'MAJ')
  await save()
  await answer(0, 'OK')
  await answer(1, 'MAJ')
  await save()
  await answer(0, 'MAJ')
  await save()
  expect(await numbers()).toEqual(['NC-2026-001', 'NC-2026-002', null, null, null])
})

it('leaving IN PROGRESS gives it, by the day in the configured time zone', async () => {
  // It is 2027 in Vietnam already.
  now = new Date('2026-12-31T18:00:00Z')
  await answer(2, 'MAJ')
  const dated = world.db.updateTable('audit_items').set({ corrective_date: '2027-02-01' })
  await dated.where('id', '=', audit.items[2]).execute()
  expect((await leader.post(`/checklists/${audit.id}/corrective`, { body: {} })).status).toBe(200)
  expect(await numbers()).toEqual([null, null, 'NC-2027-001', null, null])
  await audit.move(auditStatus.IN_PROGRESS)
  await answer(4, 'MAJ')
  expect((await close()).status).toBe(200)
  expect(await numbers()).toEqual([null, null, 'NC-2027-001', null, 'NC-2027-002'])
})

it('is not used up by a move that is refused', async () => {
  await answer(0, 'MAJ')
  expect((await leader.post(`/checklists/${audit.id}/corrective`, { body: {} })).status).toBe(422)
  expect((await leader.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2020-01-01' } })).status).toBe(
    422,
  )
  expect(await numbers()).toEqual([null, null, null, null, null])
  await save()
  expect((await numbers())[0]).toBe('NC-2026-001')
})

it('goes on after 999', async () => {
  await world.db.insertInto('finding_numbers').values({ year: 2026, last: 999 }).execute()
  await answer(0, 'MAJ')
  await save()
  expect((await numbers())[0]).toBe('NC-2026-1000')
})
