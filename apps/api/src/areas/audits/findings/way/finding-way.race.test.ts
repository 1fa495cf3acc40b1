import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingOnItsWay, plan } from '../../../../testing/audits/finding-on-its-way.ts'
import { keyNamed } from '../../../../testing/key-named.ts'
import { atOnce, rounds, statuses } from '../../../../testing/trials.ts'
import { startWorld, type World } from '../../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-11T02:00:00Z') })
})
afterAll(() => world.stop())

const stepsOf = async (id: number) => {
  const rows = world.db.selectFrom('audit_item_history').select('action').where('audit_item_id', '=', id)
  return (await rows.orderBy('id').execute()).map(({ action }) => action)
}
const stateOf = async (id: number) => {
  const rows = world.db.selectFrom('audit_items').select(['finding_state', 'corrective_date']).where('id', '=', id)
  return rows.executeTakeFirstOrThrow()
}

it('what is verified and sent back at once ends in the order in which its history tells it', async () => {
  await rounds(async () => {
    const on = await findingOnItsWay(world)
    await on.bring('done')
    const came = await atOnce([on.move(on.auditor, 'verification'), on.move(on.lead, 'return', { reason: 'Chưa đủ' })])
    // Either may be followed by the other: what is verified can be sent back, what is sent back verified.
    expect(statuses(came)).toEqual([200, 200])
    const last = (await stepsOf(on.id)).at(-1)
    const { finding_state } = await stateOf(on.id)
    expect([last, finding_state]).toEqual(
      last === 'corrective_status_set' ? [last, 'verified'] : ['correction_sent_back', 'sent_back'],
    )
  })
})

it('of two who ask for more time, and of two who decide, one does', async () => {
  await rounds(async () => {
    const on = await findingOnItsWay(world)
    const ask = (asked_date: string) => on.move(on.external, 'extensions', { asked_date, reason: 'Chờ' })
    expect(statuses(await atOnce([ask('2026-05-01'), ask('2026-05-02')]))).toEqual([200, 400])
    const { extension } = (await on.lead.get(`/findings/${on.id}`)).body.data
    const decide = (is_granted: number) =>
      on.move(on.lead, `extensions/${extension.id}/decision`, { is_granted, reason: 'Theo lịch' })
    const came = await atOnce([decide(1), decide(0)])
    expect(statuses(came)).toEqual([200, 400])
    const granted = came[0]!.status === 200
    expect((await stateOf(on.id)).corrective_date).toBe(granted ? extension.asked_date : '2026-04-20')
  })
})

it('evidence comes before the verification, or not at all', async () => {
  await rounds(async () => {
    const on = await findingOnItsWay(world)
    await on.bring('done')
    const [shown, verified] = await atOnce([
      on.move(on.external, 'evidence', { content: '<p>Thêm ảnh</p>' }),
      on.move(on.auditor, 'verification'),
    ])
    expect(verified!.status).toBe(200)
    const steps = (await stepsOf(on.id)).slice(-2)
    expect(steps).toEqual([shown!.status === 200 ? 'evidence_given' : 'correction_done', 'corrective_status_set'])
    const comments = world.db.selectFrom('comments').select('id').where('audit_item_id', '=', on.id)
    expect((await comments.execute()).length).toBe(shown!.status === 200 ? 2 : 1)
  })
})

it('a plan that is sent twice, again with its key or by another click, is one plan', async () => {
  await rounds(async () => {
    const on = await findingOnItsWay(world)
    const headers = { 'idempotency-key': keyNamed(`plan ${on.id}`) }
    const send = () => on.external.post(`/findings/${on.id}/proposal`, { body: plan, headers })
    const came = await atOnce([send(), send(), on.move(on.external, 'proposal', plan)])
    expect(statuses(came).at(0)).toBe(200)
    const plans = world.db.selectFrom('finding_plans').select('id').where('audit_item_id', '=', on.id)
    expect([(await plans.execute()).length, await stepsOf(on.id)]).toEqual([1, ['answered', 'correction_proposed']])
  })
})
