import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

let made = 0
const position = async () => {
  const values = { name: `Chức danh ${(made += 1)}`, order: 1 }
  return (await world.db.insertInto('positions').values(values).returning('id').executeTakeFirstOrThrow()).id
}
const undo = async (who: Browser, decision: number) => {
  const { status, body } = await who.post('/waiting/undo', { body: { decision } })
  return [status, body.code ?? body.data.count]
}
const statusOf = async (table: 'positions' | 'audits' | 'groups', id: number) =>
  (await world.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('a rejection that is undone', () => {
  it('of an audit that asks nothing puts it back, alone and together with others', async () => {
    const audit = await openAudit(world)
    await world.db.deleteFrom('audit_items').where('audit_id', '=', audit.id).execute()
    await audit.move(0)
    const checker = await audit.member('REJECT_CHECKLIST')
    const alone = await checker.post(`/checklists/${audit.id}/rejection`, { body: { reason: 'Trống' } })
    expect(await undo(checker, alone.body.data.decision)).toEqual([200, 1])
    expect(await statusOf('audits', audit.id)).toBe(0)
    const all = await world.as('REJECT_CHECKLIST', 'VIEW_ALL_CHECKLIST', 'REJECT_POSITION')
    const place = await position()
    const records = [
      { kind: 'audits', id: audit.id },
      { kind: 'positions', id: place },
    ]
    const body = { decision: 'rejection', records, reason: 'Trống' }
    const { decision } = (await all.post('/waiting/decisions', { body })).body.data
    expect(await undo(all, decision)).toEqual([200, 2])
    expect([await statusOf('audits', audit.id), await statusOf('positions', place)]).toEqual([0, 0])
  })

  it('of one’s own user group lets everybody in it in again, and is nobody else’s to undo', async () => {
    const checker = await world.as('REJECT_GROUP')
    const id = checker.groupId
    const rejected = await checker.post(`/groups/${id}/rejection`, { body: { reason: 'Nhầm' } })
    expect((await checker.get('/positions')).status).toBe(403)
    const waiting = await world.as()
    await world.db.updateTable('groups').set({ status: 2 }).where('id', '=', waiting.groupId).execute()
    world.app.services.authenticator.forget()
    expect((await undo(waiting, rejected.body.data.decision))[0]).toBe(404)
    expect(await undo(checker, rejected.body.data.decision)).toEqual([200, 1])
    expect([await statusOf('groups', id), (await checker.get('/positions')).status]).toEqual([1, 200])
  })
})

it('what is put back to wait has waited since the very microsecond', async () => {
  const checker = await world.as('APPROVE_POSITION')
  const id = await position()
  await sql`update positions set waits_since = '2026-03-01 00:00:00.123456+00' where id = ${id}`.execute(world.db)
  const { decision } = (await checker.post(`/positions/${id}/approval`)).body.data
  expect(await undo(checker, decision)).toEqual([200, 1])
  const { rows } = await sql`select to_char(waits_since at time zone 'utc', 'HH24:MI:SS.US') as since from positions
    where id = ${id}`.execute(world.db)
  expect(rows).toEqual([{ since: '00:00:00.123456' }])
})
