import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let everybody: Browser
beforeAll(async () => {
  world = await startWorld()
  everybody = await world.asSuper()
})
afterAll(() => world.stop())

type ItemStatusEntry = { id: number; code: string; name: string; is_report: boolean; is_def: boolean; is_cmt: boolean }
const statuses = async (): Promise<ItemStatusEntry[]> => (await everybody.get('/checklist-item-status')).body.data
const find = async (code: string) => (await statuses()).find((status) => status.code === code)!
const change = async (code: string, more: Record<string, unknown>) => {
  const { id, name, is_report, is_def, is_cmt } = await find(code)
  const body = { code, name, color: '#1b7a4b', is_report, def: is_def, cmt: is_cmt, ...more }
  return everybody.put(`/checklist-item-status/${id}`, { body })
}
/** An audit that starts as people start one. */
async function started(): Promise<OpenAudit> {
  const audit = await openAudit(world)
  await audit.move(auditStatus.APPROVAL)
  expect((await everybody.post(`/checklists/${audit.id}/in-progress`)).status).toBe(200)
  return audit
}
const answer = ({ id, items }: OpenAudit, place: number, stt_code: string) =>
  everybody.put(`/checklists/${id}/checklist-items/${items[place]}`, { body: { stt_code } })
const offered = async ({ id }: OpenAudit) =>
  ((await everybody.get(`/checklists/${id}`)).body.data.statuses as ItemStatusEntry[]).map(({ code }) => code)
const answeredBy = async ({ id }: OpenAudit) => (await everybody.get(`/checklists/${id}/checklist-items`)).body.data
const toFix = async ({ id }: OpenAudit) => {
  const { data } = (await everybody.get('/checklist-item-fix', { query: { per_page: 'all' } })).body
  return (data as { id: number; checklist_items: unknown[] }[]).find((audit) => audit.id === id)?.checklist_items.length
}

it('what a status means stays as it was when the audit started, everywhere; its name and colour follow', async () => {
  const audit = await started()
  await answer(audit, 0, 'MAJ')
  await everybody.post(`/set-corrective-date/${audit.id}/chk-item/${audit.items[0]}`, {
    body: { corrective_date: '2099-01-01' },
  })
  const before = await find('MAJ')
  expect((await change('MAJ', { is_report: false, cmt: false, name: 'Lỗi nặng' })).status).toBe(200)
  const item = (await everybody.get(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`)).body.data
  expect(item).toMatchObject({
    corrective_date: '2099-01-01',
    checklist_item_status: { name: 'Lỗi nặng', is_report: true, is_cmt: true },
  })
  expect(await toFix(audit)).toBe(1)
  const comments = `/checklists/${audit.id}/checklist-items/${audit.items[0]}/comments`
  expect((await everybody.post(comments, { body: { content: 'Rò rỉ' } })).body.data.is_final).toBe(true)
  const { data: missing } = (await everybody.get(`/checklists/${audit.id}/missing`)).body
  expect(missing.map(({ kind }: { kind: string }) => kind)).toEqual(['responsible', 'answer'])
  const reportable = await everybody.get(`/checklists/${audit.id}/meeting-minutes/checklist-items`)
  expect(reportable.body.data[0].checklist_item_status.is_report).toBe(true)
  expect((await everybody.post(`/checklists/${audit.id}/corrective`, { body: {} })).status).toBe(200)
  expect(await toFix(audit)).toBe(1)

  const later = await started()
  await answer(later, 0, 'MAJ')
  const dated = await everybody.post(`/set-corrective-date/${later.id}/chk-item/${later.items[0]}`, {
    body: { corrective_date: '2099-01-01' },
  })
  expect(dated.body.code).toBe('not_a_finding')
  await change('MAJ', { is_report: true, cmt: true, name: before.name })
  expect(await toFix(later)).toBeUndefined()
})

it('another default changes no progress: neither of what runs, nor of what has not started', async () => {
  const running = await started()
  await answer(running, 0, 'OK')
  const planned = await openAudit(world)
  await planned.move(auditStatus.SUBMITTING)
  await change('OBS', { def: true })
  expect(await answeredBy(running)).toMatchObject({ total: 5, checked: 1 })
  expect(await answeredBy(planned)).toMatchObject({ total: 5, checked: 0 })
  expect((await everybody.get(`/checklists/${running.id}`)).body.data).toMatchObject({ total: 5, checked: 1 })
  const report = async ({ id }: OpenAudit) => {
    const { data } = (await everybody.get(`/checklists/${id}/quick-reports`)).body
    return (data as { code: string; total: number }[]).filter(({ total }) => total > 0).map(({ code }) => code)
  }
  expect([await report(running), await report(planned)]).toEqual([['NO', 'OK'], ['OBS']])
  await planned.move(auditStatus.APPROVAL)
  await everybody.post(`/checklists/${planned.id}/in-progress`)
  await change('NO', { def: true })
  expect(await answeredBy(planned)).toMatchObject({ total: 5, checked: 0 })
})

it('a new status is offered in audits that start later, and not taken in the others', async () => {
  const running = await started()
  await everybody.post('/checklist-item-status', { body: { code: 'KN', name: 'Kiến nghị', color: '#1b7a4b' } })
  const later = await started()
  const planned = await openAudit(world)
  expect(
    [await offered(running), await offered(later), await offered(planned)].map((codes) => codes.includes('KN')),
  ).toEqual([false, true, true])
  const refused = await answer(running, 0, 'KN')
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['stt_code']])
  expect((await answer(later, 0, 'KN')).status).toBe(200)
  // Back and forth: what it took over is not taken over again.
  const dated = world.db.updateTable('audit_items').set({ corrective_date: '2099-01-01' })
  await dated.where('audit_id', '=', running.id).execute()
  await everybody.post(`/checklists/${running.id}/corrective`, { body: {} })
  expect((await everybody.post(`/checklists/${running.id}/in-progress`)).status).toBe(200)
  expect(await offered(running)).not.toContain('KN')
})

it('a status says in how many audits it runs, and keeps its code once one has started with it', async () => {
  const { id } = (
    await everybody.post('/checklist-item-status', { body: { code: 'TAM', name: 'Tạm', color: '#1b7a4b' } })
  ).body.data
  const detail = async () => (await everybody.get(`/checklist-item-status/${id}`)).body.data
  expect(await detail()).toMatchObject({ running: 0, keeps_code: false })
  expect((await change('TAM', { code: 'TM' })).status).toBe(200)
  const audit = await started()
  expect(await detail()).toMatchObject({ running: 1, keeps_code: true })
  const refused = await change('TM', { code: 'T' })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['code']])
  await audit.move(auditStatus.CLOSE)
  expect(await detail()).toMatchObject({ running: 0, keeps_code: true })
  expect((await change('TM', { name: 'Tạm thời', color: '#123456' })).body.data.name).toBe('Tạm thời')
})
