import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let everybody: Browser
let audit: OpenAudit
let now = new Date()
beforeAll(async () => {
  world = await startWorld({ now: () => now })
  everybody = await world.asSuper()
})
afterAll(() => world.stop())
beforeEach(async () => {
  now = new Date('2026-03-10T05:00:00Z')
  audit = await openAudit(world)
})

const save = async (checklist_items: number[] = []) => {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items }
  return (await everybody.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data
}
const get = async (path: string) => (await everybody.get(`/checklists/${audit.id}/${path}`)).body.data

it('minutes that are saved after the closing say that they are an addendum, in the history, the sheet and the result', async () => {
  const first = await save()
  await everybody.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2026-03-10' } })
  const second = await save()
  expect([first.is_addendum, second.is_addendum]).toEqual([false, true])
  const history = await get('meeting-minutes')
  expect(history.map((row: { is_addendum: boolean }) => row.is_addendum)).toEqual([true, false])
  expect((await get(`meeting-minutes/${second.id}`)).is_addendum).toBe(true)
  expect((await get('result')).is_addendum).toBe(true)
})

it('say which findings they leave out, so that the next ones can start from the same choice', async () => {
  const [first, second, third] = audit.items
  for (const item of [first, second])
    await everybody.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code: 'MAJ' } })
  await save([first, third])
  const last = await get('meeting-minutes-last')
  expect([last.list_items_report_alias.map(({ id }: { id: number }) => id), last.left_out]).toEqual([
    [first, third],
    [second],
  ])
})

it('of an audit that began before its starting date have a period from the day on which it began', async () => {
  now = new Date('2026-02-20T05:00:00Z')
  await audit.move(auditStatus.APPROVAL)
  await everybody.post(`/checklists/${audit.id}/in-progress`)
  now = new Date('2026-02-23T05:00:00Z')
  expect((await get('')).minutes_from).toBe('2026-02-20')
  const early = await save()
  expect([early.checklist.starting_date, early.date]).toEqual(['2026-02-20', '2026-02-23'])
  now = new Date('2026-03-10T05:00:00Z')
  expect((await get('')).minutes_from).toBe('2026-02-20')
  expect((await save()).checklist.starting_date).toBe('2026-02-20')
})

it('of an older version, whose period ran backwards, are shown with one that does not', async () => {
  now = new Date('2026-02-20T05:00:00Z')
  expect((await get('')).minutes_from).toBe('2026-02-20')
  const { id } = await save()
  expect((await get(`meeting-minutes/${id}`)).checklist.starting_date).toBe('2026-02-20')
  expect((await get('result')).checklist.starting_date).toBe('2026-02-20')
})
