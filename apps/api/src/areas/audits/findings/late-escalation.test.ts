import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationLine } from '@apron/contract/talk'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { lateJobs } from './late-escalation.jobs.ts'

let now: Date
let world: World
let audit: OpenAudit
let chief: Browser
let head: Browser
beforeAll(async () => {
  world = await startWorld({ now: () => now })
  chief = await world.asSuper()
})
afterAll(() => world.stop())
beforeEach(async () => {
  now = new Date('2026-03-11T02:00:00Z')
  audit = await openAudit(world)
  head = await world.as('VIEW_ORG_CHECKLIST')
  await lead(head, await organizationOf(audit))
})

const organizationOf = async ({ id }: OpenAudit) =>
  (await world.db.selectFrom('audits').select('organization_id').where('id', '=', id).executeTakeFirstOrThrow())
    .organization_id
/** Makes somebody the head of an organisation, who sees its audits where their rights let them. */
async function lead({ id }: Browser, organization: number): Promise<void> {
  await world.db.updateTable('users').set({ organization_id: organization }).where('id', '=', id).execute()
  await world.db.updateTable('organizations').set({ head_id: id }).where('id', '=', organization).execute()
}
async function above(organization: number, who: Browser): Promise<void> {
  const values = { name: 'Tổng công ty', status: 1 }
  const { id } = await world.db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow()
  await world.db.updateTable('organizations').set({ parent_id: id }).where('id', '=', organization).execute()
  await lead(who, id)
}
const find = (item: number, stt_code = 'MAJ') =>
  chief.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code } })
const due = async (item: number, corrective_date: string) => {
  const set = await chief.post(`/set-corrective-date/${audit.id}/chk-item/${item}`, { body: { corrective_date } })
  expect(set.status).toBe(200)
}
/** Findings with their dates, and the audit in correction. */
async function correcting(dates: readonly string[]): Promise<void> {
  for (const [place, date] of dates.entries()) {
    await find(audit.items[place]!)
    await due(audit.items[place]!, date)
  }
  await audit.move(4)
}
/** What happens every morning, on this day where the product is. */
async function morning(day: string): Promise<void> {
  now = new Date(`${day}T06:45:00+07:00`)
  await lateJobs(world.app.services)[0]!.run(undefined as never)
}
const lines = async (who = head): Promise<NotificationLine[]> => (await who.get('/notifications/lines')).body.data
const said = async (who = head) => (await lines(who)).map(({ message }) => message.replace(/ of the audit .*\)/, ''))
const passed = () =>
  world.db
    .selectFrom('audit_trail')
    .select(['user_id', 'after'])
    .where('action', '=', 'audit.lateness_passed_on')
    .where('subject_id', '=', audit.id)
    .execute()

describe('a correction that is late', () => {
  it('is told to who leads the organisation, when so many days are over where the product is, and once', async () => {
    await correcting(['2026-03-12'])
    await world.db
      .updateTable('audit_items')
      .set({ finding_number: 'NC-2026-014' })
      .where('id', '=', audit.items[0])
      .execute()
    await morning('2026-03-19')
    expect([await lines(), await passed()]).toEqual([[], []])
    await morning('2026-03-20')
    const [line, ...others] = await lines()
    expect(others).toEqual([])
    expect(line).toMatchObject({ type: 'LATE', link: `/finding/${audit.items[0]}` })
    expect(line!.message).toMatch(
      /^reminds: the correction of NC-2026-014 · Câu 1 of the audit “Đánh giá kho \d+” \(Kho \d+\) is late$/,
    )
    expect((await head.get(`/checklists/${audit.id}`)).status).toBe(200)
    expect(await passed()).toEqual([{ user_id: null, after: { user_id: head.id, items: [audit.items[0]], days: 7 } }])
    await morning('2026-03-20')
    await morning('2026-03-21')
    expect([(await lines()).length, (await passed()).length]).toEqual([1, 1])
  })

  it('rises from whoever answers for it to who leads the audit and then the organisation, also once that is closed', async () => {
    const [responsible, leader] = [await world.as(), await audit.member()]
    const role = world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', leader.id)
    await world.db.updateTable('team_roles').set({ part: 'leader' }).where('id', 'in', role).execute()
    await correcting(['2026-03-12', '2026-03-12'])
    const items = world.db.updateTable('audit_items').where('audit_id', '=', audit.id)
    await items.set({ responsible_id: responsible.id }).execute()
    // What is reported as corrected waits for others.
    await items.set({ finding_state: 'done' }).where('id', '=', audit.items[1]).execute()
    await audit.move(5)
    const told = async () =>
      (await Promise.all([responsible, leader, head].map(said))).map(
        (lines) => lines.find((line) => line.startsWith('reminds')) ?? '',
      )
    const [one, both] = ['reminds: the correction of Câu 1 is late', 'reminds: the corrections of 2 findings are late']
    await morning('2026-03-13')
    expect(await told()).toEqual(['', '', ''])
    await morning('2026-03-14')
    expect(await told()).toEqual([one, '', ''])
    await morning('2026-03-16')
    expect(await told()).toEqual([one, both, ''])
    await morning('2026-03-20')
    await morning('2026-03-21')
    expect(await told()).toEqual([one, both, both])
  })

  it('stands with the others of its audit in one line', async () => {
    await correcting(['2026-03-11', '2026-03-11', '2026-03-12'])
    await morning('2026-03-19')
    expect(await said()).toEqual(['reminds: the corrections of 2 findings are late'])
    await morning('2026-03-20')
    expect(await said()).toEqual(['reminds: the corrections of 3 findings are late'])
  })

  it('is told again when a new date is over too', async () => {
    await correcting(['2026-03-12'])
    await morning('2026-03-20')
    await head.post('/notifications')
    await audit.move(3)
    await due(audit.items[0], '2026-03-25')
    await audit.move(4)
    await morning('2026-04-01')
    expect(await passed()).toHaveLength(1)
    await morning('2026-04-02')
    expect([(await passed()).length, (await lines()).length]).toEqual([2, 2])
  })

  it('is nobody’s news while it is put right, no finding, not in correction, or never to be told', async () => {
    await correcting(['2026-03-12', '2026-03-12', '2026-03-12'])
    const [first, second] = audit.items
    expect((await chief.post(`/set-status/${audit.id}/chk-item/${first}`, { body: { status: 1 } })).status).toBe(200)
    await audit.move(3)
    await find(second, 'OK')
    await morning('2026-03-20')
    expect(await passed()).toEqual([])
    await audit.move(4)
    const settings = (late_after_days: number, seen: number) =>
      chief.put('/settings/all', { body: { late_after_days, seen: { late_after_days: seen } } })
    expect((await settings(0, 7)).status).toBe(200)
    await morning('2026-03-20')
    expect(await passed()).toEqual([])
    expect((await settings(7, 0)).status).toBe(200)
    await morning('2026-03-20')
    expect((await passed()).map(({ after }) => after)).toMatchObject([{ items: [audit.items[2]] }])
  })
})

describe('whoever hears of it', () => {
  it('is nobody while no organisation has a head, and then who leads by then', async () => {
    const place = await organizationOf(audit)
    await world.db.updateTable('organizations').set({ head_id: null }).where('id', '=', place).execute()
    await correcting(['2026-03-12'])
    await morning('2026-03-20')
    expect([await lines(), await passed()]).toEqual([[], []])
    await lead(head, place)
    await morning('2026-03-21')
    expect(await said()).toEqual(['reminds: the correction of Câu 1 is late'])
  })

  it.each([
    [
      'does not see the audit',
      () => world.db.deleteFrom('group_permissions').where('group_id', '=', head.groupId).execute(),
    ],
    ['is deactivated', () => world.db.updateTable('users').set({ status: 1 }).where('id', '=', head.id).execute()],
    [
      'is in a group that is not approved',
      async () => {
        await world.db.updateTable('audits').set({ author_id: head.id }).where('id', '=', audit.id).execute()
        await world.db.updateTable('groups').set({ status: 0 }).where('id', '=', head.groupId).execute()
      },
    ],
  ])('is the next one above where the nearest %s', async (_, loses) => {
    const chairman = await world.as('VIEW_ORG_CHECKLIST')
    await above(await organizationOf(audit), chairman)
    await loses()
    await correcting(['2026-03-12'])
    await morning('2026-03-20')
    expect((await passed()).map(({ after }) => after)).toMatchObject([{ user_id: chairman.id }])
    expect(await said(chairman)).toEqual(['reminds: the correction of Câu 1 is late'])
    const told = world.db.selectFrom('notifications').select('id').where('user_id', '=', head.id)
    expect(await told.execute()).toEqual([])
  })

  it('is the nearest alone where others lead above', async () => {
    const chairman = await world.as('VIEW_ORG_CHECKLIST')
    await above(await organizationOf(audit), chairman)
    await correcting(['2026-03-12'])
    await morning('2026-03-20')
    expect([(await lines()).length, await lines(chairman)]).toEqual([1, []])
  })

  it('may choose not to', async () => {
    const way = (way: string) =>
      head.put('/notifications/preferences', { body: { preferences: [{ type: 'LATE', way }] } })
    expect((await way('off')).status).toBe(200)
    await correcting(['2026-03-12'])
    await morning('2026-03-20')
    expect([(await lines()).length, (await passed()).length]).toEqual([0, 1])
  })
})
