import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus, userType, type Permission } from '@apron/contract'
import type { NotificationLine } from '@apron/contract/talk'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { decisionsTold } from '#testing/decisions-told.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.updateTable('library_groups').set({ status: 1 }).where('status', '=', 0).execute()
  await world.db.updateTable('library_items').set({ status: 1 }).where('status', '=', 0).execute()
  await world.db.updateTable('positions').set({ status: 1 }).where('status', '=', 0).execute()
})

let made = 0
const post = async (who: Browser, path: string, body: unknown): Promise<number> => {
  const came = await who.post(path, { body })
  expect(came.status).toBe(200)
  return came.body.data.id as number
}
const position = (who: Browser) => post(who, '/positions', { name: `Chức vụ ${(made += 1)}`, order: 1 })
const group = (who: Browser, parent_id = 0) =>
  post(who, '/group-checklist-items', { index: `W${(made += 1)}`, header: `Nhóm ${made}`, parent_id })
const waits = async (who: Browser) =>
  (await who.get('/waiting', { query: { per_page: 500 } })).body.data as WorkQueueEntry[]
const counted = async (who: Browser) => (await who.get('/waiting/count')).body.data
const decide = (who: Browser, decision: 'approval' | 'rejection', records: object[], reason?: string) =>
  who.post('/waiting/decisions', { body: { decision, records, ...(reason && { reason }) } })
const statusOf = async (table: 'positions' | 'library_groups' | 'audits', id: number) =>
  (await world.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const told = async (who: Browser) =>
  (
    (await who.get('/notifications/lines')).body.data as {
      type: string
      message: string
      link: string
      read_at: null
    }[]
  ).filter(({ read_at }) => read_at === null)
type WorkQueueEntry = {
  kind: string
  id: number
  link: string
  branch: { id: number } | null
  earlier: { reason: string } | null
}
const has = (list: WorkQueueEntry[], kind: string, id: number) => list.some((one) => one.kind === kind && one.id === id)

const librarian: Permission[] = ['CREATE_GROUPCHKITEM', 'UPDATE_GROUPCHKITEM', 'CREATE_CHECKLIST_ITEM']
const checking: Permission[] = ['APPROVE_GROUPCHKITEM', 'APPROVE_CHECKLIST_ITEM', 'VIEW_CHECKLIST_ITEM']

describe('what waits', () => {
  it('is what somebody may decide about and did not write, with its branch, and its count agrees', async () => {
    const maker = await world.as(...librarian, 'APPROVE_GROUPCHKITEM')
    const checker = await world.as(...checking)
    const top = await group(maker)
    const below = await group(maker, top)
    const place = await position(await world.as('CREATE_POSITION'))
    const list = await waits(checker)
    expect([has(list, 'library_groups', below), has(list, 'positions', place)]).toEqual([true, false])
    expect(list.filter(({ branch }) => branch?.id === top).map(({ id }) => id)).toEqual([top, below])
    expect(has(await waits(maker), 'library_groups', top)).toBe(false)
    expect(await waits(await world.as())).toEqual([])
    expect(await counted(checker)).toMatchObject({
      total: 2,
      sections: [{ section: 'Question library', count: 2 }],
    })
    const groups = (await checker.get('/group-checklist-items', { query: { per_page: 'all' } })).body.data
    expect(groups.find(({ id }: { id: number }) => id === top).waiting).toBe(2)
    await world.db.updateTable('library_groups').set({ status: 1 }).where('id', '=', top).execute()
    const [plain] = (await (await world.as()).get('/group-checklist-items', { query: { per_page: 'all' } })).body.data
    expect([plain.id, plain.waiting]).toEqual([top, 0])
  })

  it('is also what somebody may only reject, which they are told of, and a question that its link opens', async () => {
    const maker = await world.as('CREATE_POSITION', ...librarian)
    const rejecter = await world.as('REJECT_POSITION')
    const id = await position(maker)
    expect(await waits(rejecter)).toMatchObject([{ kind: 'positions', id, may_approve: false, may_reject: true }])
    expect((await counted(rejecter)).total).toBe(1)
    expect(await told(rejecter)).toHaveLength(1)
    expect(await waits(await world.as('APPROVE_POSITION'))).toMatchObject([{ may_approve: true, may_reject: true }])
    const folder = await group(maker)
    await world.db.updateTable('library_groups').set({ status: 1 }).where('id', '=', folder).execute()
    const question = { grp_chk_item_id: folder, header: 'Q', content: '<p>?</p>' }
    const item = await post(maker, '/checklist-items', question)
    const [waiting] = await waits(await world.as('APPROVE_CHECKLIST_ITEM'))
    expect(waiting!.link).toBe(`/checklist-item/list?group_id=${folder}&panel=item&item=${item}`)
  })

  it('of audits are those in which somebody may decide, by their role too', async () => {
    const audit = await openAudit(world)
    await audit.move(0)
    const byRole = await audit.member('APPROVE_CHECKLIST')
    const inTeam = await audit.member()
    const all = await world.as('APPROVE_CHECKLIST', 'VIEW_ALL_CHECKLIST')
    const stranger = await world.as('APPROVE_CHECKLIST')
    const seen = await Promise.all(
      [byRole, inTeam, all, stranger].map(async (who) => has(await waits(who), 'audits', audit.id)),
    )
    expect(seen).toEqual([true, false, true, false])
    const records = [{ kind: 'audits', id: audit.id }]
    const refused = await Promise.all([inTeam, stranger].map((who) => decide(who, 'approval', records)))
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [400, expect.stringContaining('not yours to decide')],
      [400, expect.stringContaining('1 no longer exist')],
    ])
    expect((await decide(byRole, 'approval', records)).status).toBe(200)
    expect(await statusOf('audits', audit.id)).toBe(1)
  })
})

describe('a decision over several kinds', () => {
  it('moves all of them at once, and tells each maker once when nobody took it back', async () => {
    const maker = await world.as(...librarian, 'CREATE_POSITION')
    const checker = await world.as(...checking, 'APPROVE_POSITION')
    const [first, second, place] = [await group(maker), await group(maker), await position(maker)]
    const records = [
      { kind: 'library_groups', id: first },
      { kind: 'library_groups', id: second },
      { kind: 'positions', id: place },
    ]
    const came = await decide(checker, 'rejection', records, 'Thiếu chỉ mục')
    expect([came.status, came.body.data.count]).toEqual([200, 3])
    expect(await told(maker)).toEqual([])
    await decisionsTold(world)
    expect((await told(maker)).map(({ message }) => message).toSorted()).toEqual([
      expect.stringMatching(
        /^changed the status of the group of questions .* and 1 more to “Rejected”. Reason: Thiếu chỉ mục$/,
      ),
      expect.stringMatching(/^changed the status of the position .* to “Rejected”. Reason: Thiếu chỉ mục$/),
    ])
    const log = (await checker.get('/waiting/log', { query: { kind: 'positions', id: place } })).body.data
    expect(log.map(({ action, reason }: { action: string; reason: string }) => [action, reason])).toEqual([
      ['rejected', 'Thiếu chỉ mục'],
      ['created', null],
    ])
  })

  it('moves nothing when one cannot go, and says which and why', async () => {
    const maker = await world.as('CREATE_POSITION', 'APPROVE_POSITION')
    const checker = await world.as('APPROVE_POSITION', 'CREATE_POSITION')
    const [open, own, done] = [await position(maker), await position(checker), await position(maker)]
    await checker.post(`/positions/${done}/approval`)
    const came = await decide(
      checker,
      'approval',
      [open, own, done, 999_999].map((id) => ({ kind: 'positions', id })),
    )
    expect([came.status, came.body.code]).toEqual([400, 'bulk_refused'])
    for (const words of ['already approved', 'written by yourself', '1 no longer exist'])
      expect(came.body.message).toContain(words)
    expect(await statusOf('positions', open)).toBe(0)
    expect((await decide(checker, 'approval', [{ kind: 'library_groups', id: 1 }])).status).toBe(403)
    expect((await decide(checker, 'approval', [{ kind: 'users', id: 1 }])).status).toBe(422)
    expect((await decide(checker, 'approval', [])).status).toBe(422)
  })
})

describe('a record that begins to wait', () => {
  it('is told to who may approve it, in one line that grows, and never to who wrote it', async () => {
    const maker = await world.as('CREATE_POSITION', 'UPDATE_POSITION', 'APPROVE_POSITION')
    const checker = await world.as('APPROVE_POSITION')
    const other = await world.as('CREATE_POSITION')
    await position(maker)
    await position(maker)
    expect((await told(checker)).map(({ type, link, message }) => [type, link, message])).toEqual([
      ['WAITING', '/waiting', 'sent 2 positions for your approval'],
    ])
    expect([await told(maker), await told(other)]).toEqual([[], []])
    await checker.post('/notifications')
    const id = await position(maker)
    expect(await told(checker)).toHaveLength(1)
    await checker.post('/notifications')
    const mended = await maker.put(`/positions/${id}`, { body: { name: `Chức vụ ${(made += 1)}`, order: 2 } })
    expect([mended.status, await told(checker)]).toEqual([200, []])
  })

  it('stands in a line of each who sent it, with what that one sent', async () => {
    const [one, another] = [await world.as('CREATE_POSITION'), await world.as('CREATE_POSITION')]
    const checker = await world.as('APPROVE_POSITION')
    for (const maker of [one, one, another]) await position(maker)
    const name = async ({ id }: Browser) =>
      (await world.db.selectFrom('users').select('fullname').where('id', '=', id).executeTakeFirstOrThrow()).fullname
    const lines = (await checker.get('/notifications/lines')).body.data
    expect(lines.map(({ author, message }: NotificationLine) => [author.fullname, message])).toEqual([
      [await name(another), expect.stringMatching(/^sent the position “/)],
      [await name(one), 'sent 2 positions for your approval'],
    ])
  })

  it('again, because its rejected form was mended, is told again, with what was said of it', async () => {
    const maker = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
    const checker = await world.as('APPROVE_POSITION')
    const id = await position(maker)
    await checker.post(`/positions/${id}/rejection`)
    await checker.post('/notifications')
    await maker.put(`/positions/${id}`, { body: { name: `Tên mới ${id}`, order: 2 } })
    expect((await told(checker)).map(({ message }) => message)).toEqual([
      `sent the position “Tên mới ${id}” for your approval`,
    ])
    expect((await waits(checker)).find((one) => one.id === id)?.earlier).toMatchObject({
      move: 'rejection',
      reason: null,
    })
    const log = (await checker.get('/waiting/log', { query: { kind: 'positions', id } })).body.data
    expect(log[0]).toMatchObject({
      action: 'updated',
      changes: [{ field: 'Name', after: `Tên mới ${id}` }, { after: '2' }],
    })
    expect((await checker.get('/waiting/log', { query: { kind: 'positions', id: 999_999 } })).status).toBe(404)
  })
})

describe('undoing', () => {
  const decided = async (checker: Browser, id: number) =>
    (await checker.post(`/positions/${id}/approval`)).body.data.decision as number
  const undo = (who: Browser, decision: number) => who.post('/waiting/undo', { body: { decision } })

  it('puts every record back as it was, once, tells nobody, and stands in the trail', async () => {
    const maker = await world.as('CREATE_POSITION')
    const checker = await world.as('APPROVE_POSITION')
    const id = await position(maker)
    const { waits_since } = await world.db
      .selectFrom('positions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const decision = await decided(checker, id)
    await checker.post('/notifications')
    expect((await undo(await world.as('APPROVE_POSITION'), decision)).status).toBe(404)
    expect((await undo(checker, decision)).body.data).toEqual({ count: 1 })
    expect(await world.db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      status: 0,
      waits_since,
    })
    const again = await undo(checker, decision)
    expect([again.status, again.body.code]).toEqual([400, 'undone_already'])
    await decisionsTold(world)
    expect([await told(maker), await told(checker)]).toEqual([[], []])
    const trail = world.db.selectFrom('audit_trail').select(['action', 'before']).where('action', '=', 'waiting.undone')
    expect((await trail.orderBy('id', 'desc').executeTakeFirst())?.before).toMatchObject({
      records: { positions: [id] },
    })
  })

  it('takes back what was told when the job was quicker', async () => {
    const maker = await world.as('CREATE_POSITION')
    const checker = await world.as('APPROVE_POSITION')
    const decision = await decided(checker, await position(maker))
    await decisionsTold(world)
    expect(await told(maker)).toHaveLength(1)
    expect((await undo(checker, decision)).status).toBe(200)
    expect([await told(maker), (await maker.get('/notifications/unread')).body.data.unread]).toEqual([[], 0])
  })

  it('is refused when a record has changed since, or the time is over, and then changes nothing', async () => {
    const maker = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
    const checker = await world.as('APPROVE_POSITION')
    const [first, second] = [await position(maker), await position(maker)]
    const both = [first, second].map((id) => ({ kind: 'positions', id }))
    const { decision } = (await decide(checker, 'approval', both)).body.data
    await maker.put(`/positions/${second}`, { body: { name: `Khác ${second}`, order: 1 } })
    const moved = await undo(checker, decision)
    expect([moved.status, moved.body.code]).toEqual([400, 'undo_moved_on'])
    expect(await statusOf('positions', first)).toBe(1)
    const late = await decided(checker, await position(maker))
    await sql`update decisions set at = at - interval '16 seconds' where id = ${late}`.execute(world.db)
    expect((await undo(checker, late)).body.code).toBe('undo_too_late')
  })
})

describe('own work', () => {
  let audit: OpenAudit
  let leader: Browser
  beforeEach(async () => {
    audit = await openAudit(world)
    leader = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
    await world.db
      .updateTable('team_roles')
      .set({ part: 'leader' })
      .where('id', 'in', world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', leader.id))
      .execute()
    await leader.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'MAJ' } })
  })
  const wanted = async (who: Browser, of: string) =>
    ((await counted(who)).findings as { of: string; count: number }[]).find((kind) => kind.of === of)?.count ?? 0
  /** Those that are listed, which are as many as are counted. */
  async function findings(who: Browser, of: string): Promise<number[]> {
    const { body } = await who.get('/waiting/findings', { query: { of } })
    const ids = (body.data as { id: number }[]).map(({ id }) => id)
    expect([body.meta.total, await wanted(who, of)]).toEqual([ids.length, ids.length])
    return ids
  }

  it('is a finding without a conclusion or a date for who leads, until it has both', async () => {
    const item = audit.items[0]
    expect([await findings(leader, 'led'), await wanted(leader, 'led')]).toEqual([[item], 1])
    expect(await findings(await audit.member(), 'led')).toEqual([])
    await leader.post(`/checklists/${audit.id}/checklist-items/${item}/comments`, { body: { content: '<p>Rò rỉ</p>' } })
    expect(await findings(leader, 'led')).toEqual([item])
    await world.db.updateTable('audit_items').set({ corrective_date: '2026-03-20' }).where('id', '=', item).execute()
    expect(await findings(leader, 'led')).toEqual([])
  })

  it('is no finding for who leads an audit that is closed', async () => {
    expect(await findings(leader, 'led')).toEqual([audit.items[0]])
    const closer = await audit.member('CLOSE_CHECKLIST')
    await closer.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2026-03-21' } })
    expect([await findings(leader, 'led'), await wanted(leader, 'led')]).toEqual([[], 0])
  })

  it('is a finding for who answers for it, or for the auditees while nobody is named', async () => {
    const auditee = await audit.member()
    const role = world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', auditee.id)
    await world.db.updateTable('team_roles').set({ part: 'auditee' }).where('id', 'in', role).execute()
    const named = await audit.member()
    expect([await findings(auditee, 'mine'), await findings(named, 'mine')]).toEqual([[audit.items[0]], []])
    await world.db
      .updateTable('audit_items')
      .set({ responsible_id: named.id })
      .where('id', '=', audit.items[0])
      .execute()
    expect([await findings(auditee, 'mine'), await findings(named, 'mine')]).toEqual([[], [audit.items[0]]])
    await world.db
      .updateTable('audit_items')
      .set({ finding_state: 'verified' })
      .where('id', '=', audit.items[0])
      .execute()
    expect(await wanted(named, 'mine')).toBe(0)
  })

  it('is none while its audit has not started, and of an external person what they answer for', async () => {
    const [auditee, external] = [await audit.member(), await audit.member()]
    const role = world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', auditee.id)
    await world.db.updateTable('team_roles').set({ part: 'auditee' }).where('id', 'in', role).execute()
    await leader.put(`/checklists/${audit.id}/checklist-items/${audit.items[1]}`, { body: { stt_code: 'MAJ' } })
    await world.db.updateTable('users').set({ type: userType.EXTERNAL }).where('id', '=', external.id).execute()
    await world.db
      .updateTable('audit_items')
      .set({ responsible_id: external.id })
      .where('id', '=', audit.items[1])
      .execute()
    world.app.services.authenticator.forget()
    const all = async () => [
      await findings(leader, 'led'),
      await findings(auditee, 'mine'),
      await findings(external, 'mine'),
    ]
    const [first, second] = audit.items
    expect(await all()).toEqual([[first, second], [first], [second]])
    await audit.move(auditStatus.APPROVAL)
    expect(await all()).toEqual([[], [], []])
  })

  it('stays a finding of its audit when its status is one no longer', async () => {
    const responsible = await audit.member()
    const item = world.db.updateTable('audit_items').set({ responsible_id: responsible.id })
    await item.where('id', '=', audit.items[0]).execute()
    await sql`insert into audit_statuses
      select ${audit.id}, id, is_finding, is_default, allows_comments, asks_input from item_statuses`.execute(world.db)
    const turn = (is_finding: boolean) =>
      world.db.updateTable('item_statuses').set({ is_finding }).where('code', '=', 'MAJ').execute()
    await turn(false)
    const seen = [await findings(leader, 'led'), await findings(responsible, 'mine')]
    const counts = [await wanted(leader, 'led'), await wanted(responsible, 'mine')]
    await turn(true)
    expect([...seen, ...counts]).toEqual([[audit.items[0]], [audit.items[0]], 1, 1])
  })

  it('is minutes of an audit that somebody leads, once it is no longer in progress, until it has any', async () => {
    const minutes = async () =>
      ((await leader.get('/waiting/minutes')).body.data as { id: number }[]).map(({ id }) => id)
    expect(await minutes()).toEqual([])
    const closer = await audit.member('CLOSE_CHECKLIST')
    const closed = await closer.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2026-03-21' } })
    expect([closed.status, await minutes(), (await counted(leader)).minutes]).toEqual([200, [audit.id], 1])
    const secretary = await audit.member('EXPORT_MINUTES')
    const words = { conclusion: '<p>Ổn định</p>', self_assessment: '<p>Đồng ý</p>', checklist_items: [] }
    // Saved while it was in progress.
    await audit.move(3)
    expect((await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body: words })).status).toBe(200)
    await closer.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2026-03-21' } })
    expect([await minutes(), (await counted(leader)).minutes]).toEqual([[], 0])
  })
})
