import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerEvents } from '@apron/contract/product'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { decisionsTold } from '#testing/decisions-told.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
const sockets: Socket[] = []
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'FINAL_COMMENT', 'CLOSE_CHECKLIST')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

async function listen(who: Browser) {
  const socket = io(world.url, { auth: { token: who.token }, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  const heard: ServerEvents['notification'][] = []
  socket.on('notification', (one: ServerEvents['notification']) => heard.push(one))
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  return { heard }
}
const answer = (stt_code: string, item = audit.items[0]) =>
  auditor.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code } })
const comment = (content: string) =>
  auditor.post(`/checklists/${audit.id}/checklist-items/${audit.items[0]}/comments`, { body: { content } })
const told = async (who: Browser, language = 'en') =>
  (await who.get('/notifications', { headers: { 'accept-language': language } })).body.data as {
    id: number
    type: string
    link: string
    message: string
    author: { fullname: string }
    read_at: string | null
  }[]
const unread = async (who: Browser) => (await who.get('/notifications/unread')).body.data.unread as number
const soon = () => new Promise((next) => setTimeout(next, 150))

describe('an answer', () => {
  it('is told to the team but not to who gave it, once until it is read, in the reader’s language', async () => {
    const other = await audit.member()
    const tab = await listen(other)
    await answer('MAJ')
    await answer('OBS')
    const [one, ...more] = await told(other)
    const { name } = await world.db
      .selectFrom('audits')
      .select('name')
      .where('id', '=', audit.id)
      .executeTakeFirstOrThrow()
    expect(more).toEqual([])
    expect(one).toMatchObject({
      type: 'CHK_ITEM_STT_UPDATE',
      link: `/checklist/${audit.id}/view?grp=${audit.groups.first}&item=${audit.items[0]}`,
      message: `updated the result of “Câu 1” to OBS in the audit “${name}”`,
      read_at: null,
    })
    expect((await told(other, 'vi'))[0]!.message).toBe(
      `đã cập nhật kết quả của “Câu 1” thành OBS trong đợt đánh giá “${name}”`,
    )
    expect(await told(auditor)).toEqual([])
    await vi.waitFor(() => expect(tab.heard).toHaveLength(2), 45_000)
    expect(tab.heard.map(({ id }) => id)).toEqual([one!.id, one!.id])
    expect(tab.heard[1]!.message.en).toContain(' to OBS ')
    expect(tab.heard[0]).toMatchObject({ id: one!.id, link: one!.link, author: one!.author.fullname })
    expect(tab.heard[0]!.message.vi).toContain('đã cập nhật kết quả')

    await other.put(`/notifications/${one!.id}`)
    await answer('OK')
    expect(await told(other)).toHaveLength(2)
    expect(await unread(other)).toBe(1)
  })

  it('that is refused or changes nothing is told to nobody', async () => {
    const other = await audit.member()
    const tab = await listen(other)
    await answer('NO')
    await answer('XX')
    await soon()
    expect([await told(other), tab.heard]).toEqual([[], []])
  })

  it('is pushed only once it is committed', async () => {
    const tab = await listen(await audit.member())
    // The trail is written last: whoever holds its table lets the answer wait just before its commit.
    const answered = await world.db.transaction().execute(async (db) => {
      await sql`lock table audit_trail in access exclusive mode`.execute(db)
      const call = answer('OK')
      await soon()
      expect(tab.heard).toEqual([])
      return { call }
    })
    expect((await answered.call).status).toBe(200)
    await vi.waitFor(() => expect(tab.heard).toHaveLength(1), 45_000)
  })
})

describe('comments', () => {
  it('are told to the team, each of them, and the one that concludes', async () => {
    const other = await audit.member()
    await answer('OBS')
    await comment('Van rò rỉ')
    const { id } = (await comment('Đã siết lại')).body.data
    await auditor.post(`/comments/${id}/final`)
    await auditor.post(`/comments/${id}/final`)
    expect((await told(other)).map(({ type }) => type)).toEqual([
      'CHK_ITEM_CMT_FINAL',
      'CHK_ITEM_CMT',
      'CHK_ITEM_CMT',
      'CHK_ITEM_STT_UPDATE',
    ])
  })
})

describe('an audit', () => {
  it('tells its author and its team about its new status', async () => {
    const other = await audit.member()
    const { author_id } = await world.db
      .selectFrom('audits')
      .select('author_id')
      .where('id', '=', audit.id)
      .executeTakeFirstOrThrow()
    const closed = await auditor.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2026-03-21' } })
    expect(closed.status).toBe(200)
    for (const who of [other, await world.signIn(author_id)]) {
      const [one] = await told(who)
      expect([one!.type, one!.link]).toEqual(['CHANGESTATUS', `/checklist/${audit.id}/view`])
      expect(one!.message).toMatch(/^changed the status of the audit “Đánh giá kho \d+” to “Closed?”$/)
    }
    expect(await told(auditor)).toEqual([])
  })

  it('tells the newcomers of its team, and nobody twice', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'UPDATE_CHECKLIST', 'DUPLICATE_CHECKLIST')
    const [first, second] = [await world.as(), await world.as()]
    const { group_alias_id, org_id } = await world.db
      .selectFrom('team_roles')
      .innerJoin('audits', (join) => join.on('audits.id', '=', audit.id))
      .select(['team_roles.id as group_alias_id', 'audits.organization_id as org_id'])
      .executeTakeFirstOrThrow()
    const form = (...users: number[]) => ({
      body: {
        name: 'Kho',
        starting_date: '2026-03-02',
        ending_date: '2026-03-03',
        org_id,
        users: [{ group_alias_id, users }],
      },
    })
    const made = await author.post('/checklists', form(first.id))
    const { id } = made.body.data
    await author.put(`/checklists/${id}`, form(first.id, second.id))
    for (const who of [first, second]) {
      expect((await told(who)).map(({ type, link }) => [type, link])).toEqual([['CHK_STORE', `/checklist/${id}/view`]])
    }
    await author.post(`/checklists/${id}/duplicates`)
    expect(await told(second)).toHaveLength(2)
  })
})

describe('a record under approval', () => {
  it('tells who wrote it, unless they are gone or decided themselves', async () => {
    const maker = await world.as('CREATE_POSITION')
    const checker = await world.as('APPROVE_POSITION', 'REJECT_POSITION')
    const { id } = (await maker.post('/positions', { body: { name: 'Trưởng kho', order: 1 } })).body.data
    await checker.post(`/positions/${id}/approval`)
    await decisionsTold(world)
    const [one] = await told(maker, 'vi')
    expect(one).toMatchObject({ type: 'CHANGESTATUS', link: `/position?position_id=${id}` })
    expect(one!.message).toMatch(/^đã chuyển chức vụ “Trưởng kho” sang trạng thái “.+”$/)
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', maker.id).execute()
    await checker.post(`/positions/${id}/rejection`)
    await decisionsTold(world)
    expect(
      await world.db.selectFrom('notifications').select('id').where('user_id', '=', maker.id).execute(),
    ).toHaveLength(1)
  })

  it('is where the link leads, whatever it is', async () => {
    const maker = await world.as('CREATE_ORGANIZATION', 'CREATE_GROUP', 'UPDATE_GROUP')
    const checker = await world.as('APPROVE_ORGANIZATION', 'APPROVE_GROUP')
    const organization = (await maker.post('/organizations', { body: { name: 'Kho Vũng Áng', parent_id: 0 } })).body
      .data
    const group = (await maker.post('/groups', { body: { name: 'Kho Vũng Áng' } })).body.data
    await checker.post(`/organizations/${organization.id}/approval`)
    await checker.post(`/groups/${group.id}/approval`)
    await decisionsTold(world)
    expect((await told(maker)).map(({ link }) => link).toSorted()).toEqual([
      `/group/list?group_id=${group.id}`,
      `/organization/list?organization_id=${organization.id}`,
    ])
  })

  it('that was decided with others is told in one notification', async () => {
    const maker = await world.as()
    const checker = await world.as('APPROVE_CHECKLIST_ITEM')
    const rows = await world.db
      .insertInto('library_items')
      .values(
        [1, 2, 3].map((n) => ({
          header: `Câu <Q${n}> < 5 & x`,
          content: '-',
          group_id: audit.groups.first,
          maker_id: maker.id,
        })),
      )
      .returning('id')
      .execute()
    const { status } = await checker.put('/multi-approval-checklist-items', { body: { ids: rows.map(({ id }) => id) } })
    expect(status).toBe(200)
    await decisionsTold(world)
    expect((await told(maker)).map(({ message }) => message)).toEqual([
      'changed the status of the question “Câu <Q1> < 5 & x” and 2 more to “Approved”',
    ])
  })
})
