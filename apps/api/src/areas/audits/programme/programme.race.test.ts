import { expect, it } from 'vitest'
import { auditForm, builders } from '#testing/audits/audit-builders.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { world as started, type Browser, type Came } from '#testing/world.ts'

it('of two who make the audit of one plan one does, and of two who plan the same one has', async () => {
  const world = await started()
  const make = builders(world)
  const both = [
    await world.as('MANAGE_PROGRAMME', 'CREATE_CHECKLIST'),
    await world.as('MANAGE_PROGRAMME', 'CREATE_CHECKLIST'),
  ]
  const organization_id = await make.organization()
  let year = 1900
  await rounds(async () => {
    year += 1
    const plan = { year, month: 2, organization_id, category_id: null }
    const together = (call: (who: Browser) => Promise<Came>) => atOnce(both.map(call))
    const plans = await together((who) => who.post('/programme', { body: plan }))
    expect(statuses(plans)).toEqual([200, 422])
    const { id } = await world.db
      .selectFrom('audit_plans')
      .select('id')
      .where('year', '=', year)
      .executeTakeFirstOrThrow()
    const name = `Đợt ${year}`
    const form = { ...auditForm, name, org_id: organization_id, plan_id: id }
    const made = await together((who) => who.post('/checklists', { body: form }))
    expect(statuses(made)).toEqual([200, 400])
    const audits = await world.db.selectFrom('audits').select('id').where('name', '=', name).execute()
    expect(audits.length).toBe(1)
    const after = await together((who) => who.post(`/programme/${id}/cancellation`, { body: { reason: 'Muộn' } }))
    expect(statuses(after)).toEqual([400, 400])
  })
})

it('of one who makes the audit of a plan and one who calls it off one comes first', async () => {
  const world = await started()
  const make = builders(world)
  const [maker, planner] = [await world.as('MANAGE_PROGRAMME', 'CREATE_CHECKLIST'), await world.as('MANAGE_PROGRAMME')]
  const organization_id = await make.organization()
  let year = 1900
  await rounds(async () => {
    year += 1
    const { body } = await planner.post('/programme', { body: { year, month: 2, organization_id } })
    const { id } = body.data
    const form = { ...auditForm, org_id: organization_id, plan_id: id }
    const both = await atOnce([
      maker.post('/checklists', { body: form }),
      planner.post(`/programme/${id}/cancellation`, { body: { reason: 'Gộp' } }),
    ])
    expect(statuses(both)).toEqual([200, 400])
    const isMade = both[0]!.status === 200
    const row = world.db.selectFrom('audit_plans').select(['audit_id', 'cancelled_at']).where('id', '=', id)
    const { audit_id, cancelled_at } = await row.executeTakeFirstOrThrow()
    expect([audit_id === null, cancelled_at === null]).toEqual([!isMade, isMade])
  })
})
