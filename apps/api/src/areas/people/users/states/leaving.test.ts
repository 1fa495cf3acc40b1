import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let roles: { leader: number; auditee: number }
beforeAll(async () => {
  world = await startWorld()
  const { groupId: group_id } = await world.as('SET_CORRECTIVE_STATUS')
  const role = async (part: string) =>
    (
      await world.db
        .insertInto('team_roles')
        .values({ alias: `Vai trò ${part}`, group_id, part })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  roles = { leader: await role('leader'), auditee: await role('auditee') }
})
afterAll(() => world.stop())

let audit: OpenAudit
let boss: Browser
let lead: Browser
let auditee: Browser
let successor: Browser
const join = (user_id: number, team_role_id: number) =>
  world.db.insertInto('audit_members').values({ audit_id: audit.id, team_role_id, user_id }).execute()

beforeEach(async () => {
  audit = await openAudit(world)
  boss = await world.asSuper()
  ;[lead, auditee, successor] = [await world.as(), await world.as(), await world.as()]
  await join(lead.id, roles.leader)
  await join(auditee.id, roles.auditee)
  await audit.move(auditStatus.CORRECTIVE)
  const { id: status_id } = await world.db
    .selectFrom('item_statuses')
    .select('id')
    .where('code', '=', 'MAJ')
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('audit_items')
    .set({ status_id, responsible_id: auditee.id })
    .where('id', 'in', audit.items.slice(0, 2))
    .execute()
})

const hanging = async (...ids: number[]) =>
  (await boss.get('/users/hanging', { query: { ids: ids.join(',') } })).body.data
const told = async (who: Browser) =>
  (await world.db.selectFrom('notifications').select('type').where('user_id', '=', who.id).orderBy('id').execute()).map(
    ({ type }) => type,
  )
const unowned = async () => (await boss.get('/findings', { query: { due: 9 } })).body.meta.total

describe('whoever leaves', () => {
  it('has what hangs on them counted, one or several', async () => {
    await world.db.updateTable('organizations').set({ head_id: lead.id }).where('name', '=', `Kho`).execute()
    expect(await hanging(auditee.id)).toEqual({
      findings: 2,
      leads: 0,
      teams: 1,
      defaults: 0,
      heads: 0,
      may_hand_over: true,
    })
    expect(await hanging(auditee.id, lead.id)).toMatchObject({ findings: 2, leads: 1, teams: 1 })
    await audit.move(auditStatus.CLOSE)
    // Findings of closed audits go on to their end.
    expect(await hanging(auditee.id, lead.id)).toMatchObject({ findings: 2, leads: 0, teams: 0 })
    expect((await (await world.as('UPDATE_USER')).get('/users/hanging', { query: { ids: '1' } })).status).toBe(403)
  })

  it('hands it over in the same step: findings with their history, places in teams, and the lead of organisations', async () => {
    const { organization_id } = await world.db
      .selectFrom('audits')
      .select('organization_id')
      .where('id', '=', audit.id)
      .executeTakeFirstOrThrow()
    await world.db.updateTable('organizations').set({ head_id: auditee.id }).where('id', '=', organization_id).execute()
    const done = await boss.post(`/users/${auditee.id}/deactivate`, { body: { hand_over_to: successor.id } })
    expect([done.status, done.body.data.code]).toEqual([200, 1])
    const items = await world.db
      .selectFrom('audit_items')
      .select('responsible_id')
      .where('id', 'in', audit.items.slice(0, 2))
      .execute()
    expect(items.map(({ responsible_id }) => responsible_id)).toEqual([successor.id, successor.id])
    const history = await world.db
      .selectFrom('audit_item_history')
      .select(['user_id', 'action'])
      .where('audit_item_id', 'in', audit.items)
      .execute()
    expect(history).toEqual(Array.from({ length: 2 }, () => ({ user_id: boss.id, action: 'responsible_set' })))
    const team = await world.db
      .selectFrom('audit_members')
      .select('user_id')
      .where('audit_id', '=', audit.id)
      .where('team_role_id', '=', roles.auditee)
      .execute()
    expect(team).toEqual([{ user_id: successor.id }])
    const { head_id } = await world.db
      .selectFrom('organizations')
      .select('head_id')
      .where('id', '=', organization_id)
      .executeTakeFirstOrThrow()
    expect(head_id).toBe(successor.id)
    expect((await told(successor)).toSorted()).toEqual(['CHK_STORE', 'RESPONSIBLE', 'RESPONSIBLE'])
    expect(await told(lead)).toEqual([])
    const entry = await world.db
      .selectFrom('audit_trail')
      .select('after')
      .where('action', '=', 'user.deactivated')
      .where('subject_id', '=', auditee.id)
      .executeTakeFirstOrThrow()
    expect(entry.after).toEqual({ hand_over_to: successor.id })
    expect(await hanging(auditee.id)).toMatchObject({ findings: 0, teams: 0, heads: 0 })
  })

  it('hands over together, to nobody who leaves too, is gone, or may not answer for the findings', async () => {
    const over = (hand_over_to: number, ids = [auditee.id, lead.id]) =>
      boss.delete('/multi-destroy-users', { body: { ids, hand_over_to } })
    for (const to of [lead.id, 999_999]) {
      const { status, body } = await over(to)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['hand_over_to']])
    }
    await world.db.deleteFrom('audit_members').where('user_id', '=', auditee.id).execute()
    const { status, body } = await over(successor.id, [auditee.id])
    expect([status, body.errors.hand_over_to[0]]).toEqual([422, expect.stringContaining('2 of the findings')])
    expect((await auditee.get('/profiles')).status).toBe(200)
    await join(auditee.id, roles.auditee)
    expect((await over(successor.id)).body.data).toEqual({ count: 2 })
    const team = await world.db.selectFrom('audit_members').select('user_id').where('audit_id', '=', audit.id).execute()
    expect(team).toEqual([{ user_id: successor.id }, { user_id: successor.id }])
  })

  it('hands over only what the caller may change', async () => {
    const clerk = await world.as('DEACTIVATE_USER')
    const { data } = (await clerk.get('/users/hanging', { query: { ids: String(auditee.id) } })).body
    expect(data).toMatchObject({ findings: 2, may_hand_over: false })
    const { status } = await clerk.post(`/users/${auditee.id}/deactivate`, { body: { hand_over_to: clerk.id } })
    expect(status).toBe(403)
    expect((await auditee.get('/profiles')).status).toBe(200)
  })

  it('leaves findings that nobody can act on, which are told to the lead, counted and listed', async () => {
    const before = await unowned()
    expect((await boss.delete(`/users/${auditee.id}`)).status).toBe(200)
    expect(await told(lead)).toEqual(['NO_OWNER'])
    expect(await unowned()).toBe(before + 2)
    const counts = (await boss.get('/checklist-item-fix/counts')).body.data
    expect(counts.nobody).toBe(before + 2)
    const notice = await lead.get('/notifications')
    expect(notice.body.data[0]).toMatchObject({ link: '/findings?due=9' })
  })
})
