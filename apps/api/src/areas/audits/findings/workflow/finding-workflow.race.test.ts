import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FindingState } from '@apron/contract'
import { findingOnItsWay, plan } from '#testing/audits/finding-on-its-way.ts'
import { keyNamed } from '#testing/key-named.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

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

const commentsOf = (id: number) =>
  world.db.selectFrom('comments').select('id').where('audit_item_id', '=', id).execute()

/** Puts a finding into a state without asking anybody. */
const put = (id: number, finding_state: FindingState) =>
  world.db.updateTable('audit_items').set({ finding_state }).where('id', '=', id).execute()

it('what is verified and sent back at once ends in the order in which its history tells it', async () => {
  const on = await findingOnItsWay(world)
  await rounds(async () => {
    await put(on.id, 'done')
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
  const on = await findingOnItsWay(world)
  await rounds(async () => {
    const earlier = (await stateOf(on.id)).corrective_date!
    const later = (days: number) => new Date(Date.parse(earlier) + days * 86_400_000).toISOString().slice(0, 10)
    const ask = (asked_date: string) => on.move(on.external, 'extensions', { asked_date, reason: 'Chờ' })
    expect(statuses(await atOnce([ask(later(1)), ask(later(2))]))).toEqual([200, 400])
    const { extension } = (await on.lead.get(`/findings/${on.id}`)).body.data
    const decide = (is_granted: number) =>
      on.move(on.lead, `extensions/${extension.id}/decision`, { is_granted, reason: 'Theo lịch' })
    const came = await atOnce([decide(1), decide(0)])
    expect(statuses(came)).toEqual([200, 400])
    const granted = came[0]!.status === 200
    expect((await stateOf(on.id)).corrective_date).toBe(granted ? extension.asked_date : earlier)
  })
})

it('evidence comes before the verification, or not at all', async () => {
  const on = await findingOnItsWay(world)
  await rounds(async () => {
    await put(on.id, 'done')
    const before = (await commentsOf(on.id)).length
    const [shown, verified] = await atOnce([
      on.move(on.external, 'evidence', { content: '<p>Thêm ảnh</p>' }),
      on.move(on.auditor, 'verification'),
    ])
    expect(verified!.status).toBe(200)
    const steps = (await stepsOf(on.id)).slice(-2)
    const isShown = shown!.status === 200
    expect([steps.at(-1), steps.at(-2) === 'evidence_given']).toEqual(['corrective_status_set', isShown])
    expect((await commentsOf(on.id)).length).toBe(isShown ? before + 1 : before)
  })
})

it('a plan that is sent twice, again with its key or by another click, is one plan', async () => {
  const on = await findingOnItsWay(world)
  await rounds(async (round) => {
    await put(on.id, 'open')
    const headers = { 'idempotency-key': keyNamed(`plan ${on.id} ${round}`) }
    const send = () => on.external.post(`/findings/${on.id}/proposal`, { body: plan, headers })
    const came = await atOnce([send(), send(), on.move(on.external, 'proposal', plan)])
    expect(statuses(came).at(0)).toBe(200)
    const plans = world.db.selectFrom('finding_plans').select('id').where('audit_item_id', '=', on.id)
    const proposed = (await stepsOf(on.id)).filter((action) => action === 'correction_proposed')
    expect([(await plans.execute()).length, proposed.length]).toEqual([round + 1, round + 1])
  })
})
