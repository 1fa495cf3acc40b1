import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.asSuper()
})
afterAll(() => world.stop())

const form = (code: string, more = {}) => ({ code, name: code, color: '#1b7a4b', cmt: true, ...more })

it('an audit that starts while statuses change takes over one moment: one default, in which all its items are', async () => {
  await openAudit(world)
  await rounds(async (round) => {
    const { id } = (await keeper.post('/checklist-item-status', { body: form(`N${round}`) })).body.data
    const audit = await openAudit(world)
    await audit.move(auditStatus.APPROVAL)
    const came = await atOnce([
      keeper.post(`/checklists/${audit.id}/in-progress`),
      keeper.put(`/checklist-item-status/${id}`, { body: form(`N${round}`, { def: true }) }),
      keeper.post('/checklist-item-status', { body: form(`M${round}`, { is_report: true }) }),
    ])
    expect(statuses(came)).toEqual([200, 200, 200])
    const own = await world.db.selectFrom('audit_statuses').selectAll().where('audit_id', '=', audit.id).execute()
    const defaults = own.filter(({ is_default }) => is_default)
    expect(defaults).toHaveLength(1)
    const items = await world.db
      .selectFrom('audit_items')
      .select('status_id')
      .where('audit_id', '=', audit.id)
      .distinct()
      .execute()
    expect(items).toEqual([{ status_id: defaults[0]!.status_id }])
  })
})

it('a status that is deleted while an audit starts is gone from both, or stays out of neither', async () => {
  await rounds(async (round) => {
    const { id } = (await keeper.post('/checklist-item-status', { body: form(`D${round}`) })).body.data
    const audit = await openAudit(world)
    await audit.move(auditStatus.APPROVAL)
    const came = await atOnce([
      keeper.post(`/checklists/${audit.id}/in-progress`),
      keeper.delete(`/checklist-item-status/${id}`),
    ])
    expect(statuses(came)).toEqual([200, 200])
    const { data } = (await keeper.get(`/checklists/${audit.id}`)).body
    expect(data.statuses.some((status: { id: number }) => status.id === id)).toBe(false)
  })
})
