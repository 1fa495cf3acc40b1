import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { openLine } from '#testing/processes/line.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
let depot: number
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'SET_CORRECTIVE_DATE')
  const row = world.db.selectFrom('audits').select('organization_id').where('id', '=', audit.id)
  depot = (await row.executeTakeFirstOrThrow()).organization_id
  await answer('MAJ')
})

const place = () => `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
const answer = async (stt_code: string) => {
  expect((await auditor.put(place(), { body: { stt_code } })).status).toBe(200)
}
const name = async (person: Browser | null, by = auditor) => {
  const came = await by.put(`${place()}/responsible`, { body: { responsible_id: person?.id ?? null } })
  expect(came.status).toBe(200)
}
/** Somebody of the audited depot without any right. */
const technician = async () => {
  const person = await world.as()
  await world.db.updateTable('users').set({ organization_id: depot }).where('id', '=', person.id).execute()
  return person
}
/** Whether somebody finds the audit: itself, a question of it, in the list, and the finding in their work queue. */
const sees = async (who: Browser) => {
  const [shown, item] = [await who.get(`/checklists/${audit.id}`), await who.get(place())]
  const found = async (path: string, id: number) =>
    ((await who.get(path)).body.data as { id: number }[]).some((row) => row.id === id)
  return [
    shown.status,
    item.status,
    await found('/checklists', audit.id),
    await found('/waiting/findings', audit.items[0]),
  ]
}
const told = async (who: Browser) =>
  ((await who.get('/notifications')).body.data as { type: string; message: string; link: string }[]).map(
    ({ type, message, link }) => [type, message.replace(/ in the audit .*/, ''), link],
  )
const inside = [200, 200, true, true]
const outside = [404, 404, false, false]

describe('who answers for a finding', () => {
  it('sees its audit and finds it in what waits for them, is told once, and may do nothing more in it', async () => {
    const person = await technician()
    expect(await sees(person)).toEqual(outside)
    await name(person)
    expect(await sees(person)).toEqual(inside)
    await name(person)
    const link = `/checklist/${audit.id}/view?grp=${audit.groups.first}&item=${audit.items[0]}`
    expect(await told(person)).toEqual([['RESPONSIBLE', 'made you responsible for “Câu 1” (MAJ)', link]])
    expect((await person.put(place(), { body: { stt_code: 'OK' } })).status).toBe(403)
    expect((await person.post(`${place()}/comments`, { body: { content: '…' } })).status).toBe(403)
    expect(await sees(await technician())).toEqual(outside)
  })

  it('sees it no longer once somebody else is named, and hears of both', async () => {
    const [first, second] = [await technician(), await technician()]
    await name(first)
    const since = (await first.get('/changes')).body.data.cursor
    const tab = await openLine(world.url, first.token)
    await name(second)
    await tab.hears('session:changed')
    expect([await sees(first), await sees(second)]).toEqual([outside, inside])
    // What another transaction may still come before is told once that has ended.
    const changes = async () => (await first.get('/changes', { query: { since } })).body.data.changes
    await expect.poll(changes).toContainEqual({ entity: 'audit', id: audit.id, audit_id: audit.id, gone: true })
    await name(null)
    expect(await sees(second)).toEqual(outside)
  })

  it('sees it while it is a finding', async () => {
    const person = await technician()
    await name(person)
    await answer('OK')
    expect(await sees(person)).toEqual(outside)
    await answer('MAJ')
    expect(await sees(person)).toEqual(inside)
    expect(await told(person)).toHaveLength(1)
  })

  it('is not told when they named themselves', async () => {
    const own = await audit.member('SET_CORRECTIVE_DATE')
    await world.db.updateTable('users').set({ organization_id: depot }).where('id', '=', own.id).execute()
    await own.post('/notifications')
    await name(own, own)
    expect((await told(own)).filter(([type]) => type === 'RESPONSIBLE')).toEqual([])
  })
})
