import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../domain/password.ts'
import { openLine, soon } from '#testing/processes/line.ts'
import { itemStatuses, openAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let checker: Browser
beforeAll(async () => {
  world = await startWorld()
  await itemStatuses(world)
  checker = await world.as('APPROVE_GROUP')
})
afterAll(() => world.stop())

const reject = (groupId: number) => checker.post(`/groups/${groupId}/rejection`)
const approve = (groupId: number) => checker.post(`/groups/${groupId}/approval`)
/** What another process, or somebody at the database, does to a group. */
const setStatus = (groupId: number, status: number) =>
  world.db.updateTable('groups').set({ status }).where('id', '=', groupId).execute()
const position = (name: string) => ({ body: { name, order: 1 } })

describe('a user group that is rejected', () => {
  it('takes everything from its members but their own account, at once, until it is approved again', async () => {
    const member = await world.as('CREATE_POSITION')
    expect((await member.post('/positions', position('Tổ trưởng'))).status).toBe(200)
    const rejected = await reject(member.groupId)
    expect([rejected.status, rejected.body.data.code]).toEqual([200, 2])

    const refused = await member.post('/positions', { ...position('Tổ phó'), headers: { 'accept-language': 'vi' } })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'own_group_not_approved',
      'Nhóm người dùng của bạn chưa được phê duyệt, nên hiện bạn chỉ dùng được tài khoản của mình. Vui lòng liên hệ quản trị viên.',
    ])
    for (const path of ['/status', '/search?q=a', '/chats', '/users/active', '/users', '/checklists', '/groups']) {
      expect([path, (await member.get(path)).status]).toEqual([path, 403])
    }
    const { body } = await member.get('/profiles')
    expect([body.data.permissions, body.data.group.is_approved]).toEqual([[], false])
    expect((await member.get(`/menus/${member.groupId}`)).body.data).toEqual([])
    expect((await member.get('/menus')).body.data).toEqual([])
    expect((await member.post('/profiles', { body: { language: 'vi' } })).status).toBe(200)
    expect((await member.get('/notifications')).status).toBe(200)

    await approve(member.groupId)
    expect((await member.post('/positions', position('Tổ phó'))).status).toBe(200)
    expect((await member.get('/profiles')).body.data).toMatchObject({
      permissions: ['CREATE_POSITION'],
      group: { is_approved: true },
    })
    expect((await member.get(`/menus/${member.groupId}`)).body.data.length).toBeGreaterThan(0)
    expect((await member.post('/logout')).status).toBe(200)
  })

  it('lets its members sign in, and counts within a second when another process rejects it', async () => {
    const member = await world.as('CREATE_POSITION')
    const password_hash = await hashPassword('phễu lọc số 9')
    await world.db.updateTable('users').set({ password_hash }).where('id', '=', member.id).execute()
    const { email } = (await member.get('/profiles')).body.data
    await setStatus(member.groupId, 0)
    await expect.poll(async () => (await member.post('/positions', position('Thủ kho'))).status).toBe(403)
    const signedIn = await world.nobody.post('/login', { body: { email, password: 'phễu lọc số 9', type: 1 } })
    expect([signedIn.status, signedIn.body.data.user.group.is_approved]).toEqual([200, false])
    expect(signedIn.body.data.user.permissions).toEqual([])
  })

  it('gives nothing through a team role, while whoever has the role stays in the team', async () => {
    const audit = await openAudit(world)
    const member = await audit.member('AUDIT_CHECKLIST_ITEM')
    const answer = () =>
      member.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'OBS' } })
    const { group_id } = await world.db
      .selectFrom('audit_members')
      .innerJoin('team_roles', 'team_roles.id', 'audit_members.team_role_id')
      .select('team_roles.group_id')
      .where('audit_members.user_id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect((await answer()).status).toBe(200)
    await reject(group_id)
    expect((await answer()).status).toBe(403)
    const { body } = await member.get(`/checklists/${audit.id}`)
    expect(body.data.permissions).not.toContain('AUDIT_CHECKLIST_ITEM')
    await approve(group_id)
    expect((await answer()).status).toBe(200)
  })

  it('closes what open pages of its members hear, but for what concerns their account', async () => {
    const audit = await openAudit(world)
    const member = await audit.member()
    const other = await audit.member('AUDIT_CHECKLIST_ITEM')
    const { chanel_id } = (await other.post('/chats', { body: { user_id: member.id } })).body.data
    const say = (text: string) => other.post(`/chats/${chanel_id}`, { body: { type: 'text', data: { text } } })
    const answer = (stt_code: string) =>
      other.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code } })
    const line = await openLine(world.url, member.token)
    const witness = await openLine(world.url, other.token)
    await witness.hears('users:active', ({ user_ids }) => user_ids.includes(member.id))
    expect(await line.socket.emitWithAck('audit:join', audit.id)).toBe(true)

    await reject(member.groupId)
    await line.hears('session:changed')
    await witness.hears('users:active', ({ user_ids }) => !user_ids.includes(member.id))
    const online = line.all('users:active').length
    await say('Anh còn đó không?')
    await answer('OBS')
    await line.hears('notification')
    await openLine(world.url, (await world.as()).token)
    await soon()
    expect([line.all('chat:message'), line.all('audit:item'), line.all('users:active').length]).toEqual([
      [],
      [],
      online,
    ])
    expect(await line.socket.emitWithAck('audit:join', audit.id)).toBe(false)
    expect(line.reasons).toEqual([])

    await approve(member.groupId)
    await line.hears('session:changed', () => line.all('session:changed').length > 1)
    await say('Chào anh')
    await line.hears('chat:message', ({ message }) => JSON.stringify(message).includes('Chào anh'))
    const { body } = await member.get(`/chats/${chanel_id}`)
    expect(body.data.messages.map((one: { data: { text: string } }) => one.data.text)).toEqual([
      'Anh còn đó không?',
      'Chào anh',
    ])
  })
})
