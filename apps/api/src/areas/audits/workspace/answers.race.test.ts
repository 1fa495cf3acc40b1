import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const many = (count: number) => Array.from({ length: count }, (_, index) => index)
const history = (item: number) =>
  world.db.selectFrom('audit_item_history').selectAll().where('audit_item_id', '=', item).orderBy('id').execute()
const answer = (who: Browser, [audit, item]: [number, number], stt_code: string, headers = {}) =>
  who.put(`/checklists/${audit}/checklist-items/${item}`, { body: { stt_code }, headers })

async function codeOf(item: number): Promise<string> {
  const { code } = await world.db
    .selectFrom('audit_items as i')
    .innerJoin('item_statuses as s', 's.id', 'i.status_id')
    .select('s.code')
    .where('i.id', '=', item)
    .executeTakeFirstOrThrow()
  return code
}

it('several people who answer the same item at once leave one answer, and a history of just the changes', async () => {
  const audit = await openAudit(world)
  const people = await Promise.all(many(4).map(() => audit.member('AUDIT_CHECKLIST_ITEM')))
  await rounds(async (round) => {
    const item = audit.items[round % 5]!
    const before = await codeOf(item)
    const earlier = (await history(item)).length
    const given = round % 2 ? ['OK', 'MAJ', 'OK', 'NO'] : ['OBS', 'NO', 'MAJ', 'OBS']
    const came = await atOnce(people.map((one, index) => answer(one, [audit.id, item], given[index]!)))
    expect(came.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const codes = [before, ...(await history(item)).slice(earlier).map((entry) => entry.status_code)]
    expect(codes.slice(1).every((code, index) => code !== codes[index])).toBe(true)
    expect(codes.at(-1)).toBe(await codeOf(item))
  })
})

it('a double click answers once, with an idempotency key and without', async () => {
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  for (const [index, item] of audit.items.entries()) {
    const headers = index % 2 ? { 'idempotency-key': keyNamed(`click-${item}`) } : {}
    const came = await Promise.all(many(4).map(() => answer(auditor, [audit.id, item], 'OK', headers)))
    expect(came.map((one) => [one.status, one.text])).toEqual(came.map(() => [200, came[0]!.text]))
    expect(await history(item)).toHaveLength(1)
  }
})

it('an answer with a key that was sent again after another answer changes nothing again', async () => {
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  const retry = () => answer(auditor, [audit.id, audit.items[0]], 'MAJ', { 'idempotency-key': keyNamed('lost answer') })
  const first = await retry()
  await answer(auditor, [audit.id, audit.items[0]], 'OK')
  expect((await retry()).text).toBe(first.text)
  expect(await codeOf(audit.items[0])).toBe('OK')
})

it('an answer that meets the closing of its audit comes before it or is refused', async () => {
  await rounds(async () => {
    const audit = await openAudit(world)
    // Each their own: concurrent answers of one person are notified one after the other.
    const auditors = await Promise.all(audit.items.map(() => audit.member('AUDIT_CHECKLIST_ITEM')))
    const closer = await audit.member('CLOSE_CHECKLIST')
    /** Answers one item until that is refused; returns the refusal. */
    const answering = async (auditor: Browser, item: number) => {
      for (let n = 0; ; n += 1) {
        const came = await answer(auditor, [audit.id, item], n % 2 ? 'OK' : 'OBS')
        if (came.status !== 200) return came.body.code as string
      }
    }
    const workers = auditors.map((auditor, at) => answering(auditor, audit.items[at]!))
    await answer(auditors[0]!, [audit.id, audit.items[0]], 'MAJ')
    const closed = await closer.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2026-03-21' } })
    expect(closed.status).toBe(200)
    expect(await Promise.all(workers)).toEqual(workers.map(() => 'wrong_status'))
    const trail = await world.db
      .selectFrom('audit_trail')
      .select('action')
      .where('subject_id', '=', audit.id)
      .where('action', 'in', ['audit.closed', 'audit_item.answered'])
      .orderBy('id')
      .execute()
    expect(trail.length).toBeGreaterThan(1)
    expect(trail.findIndex(({ action }) => action === 'audit.closed')).toBe(trail.length - 1)
  })
  // The closing waits for a moment in which nobody answers, which comes late on a busy machine.
})
