import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '@apron/messages'
import { hashPassword } from '../domain/password.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const password = 'Mật khẩu rất dài 2026'

async function addAccount(email: string, more: { type?: number; status?: number } = {}, into = world): Promise<number> {
  const { id } = await into.db
    .insertInto('users')
    .values({ fullname: 'Trần Minh', email, password_hash: await hashPassword(password), group_id: 1, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const login = (email: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  world.nobody.post('/login', { body: { email, password, type: 1, ...more }, headers })

describe('signing in', () => {
  it('opens a session that the token stands for, and the trail tells of it', async () => {
    const id = await addAccount('minh@example.test')
    const { status, body } = await login('Minh@Example.test')
    expect(status).toBe(200)
    const me = await world.nobody.get('/profiles', { headers: { authorization: `Bearer ${body.data.token}` } })
    expect(me.body.data).toMatchObject({ id, email: 'minh@example.test', group_id: 1, notification: 0 })
    const held: string[] = me.body.data.permissions
    expect(held.filter((code) => code in messages.permissions)).toHaveLength(115)
    expect(held.filter((code) => code in messages.productPermissions)).toHaveLength(held.length - 115)
    const entry = await world.db
      .selectFrom('audit_trail')
      .select(['user_id', 'after'])
      .where('action', '=', 'session.opened')
      .executeTakeFirst()
    expect(entry).toEqual({ user_id: id, after: { session_id: expect.any(Number) } })
    const kept = await world.db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute()
    expect(kept.map((session) => session.token_hash)).not.toContain(body.data.token)
  })

  it('tells nobody whether it was the account, the password or the type', async () => {
    await addAccount('linh@example.test')
    await addAccount('off@example.test', { status: 1 })
    const refusals = await Promise.all([
      login('nobody@example.test'),
      login('linh@example.test', { password: 'wrong' }),
      login('linh@example.test', { type: 2 }),
      login('off@example.test'),
    ])
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 4 }, () => [401, 'Login failed']),
    )
    const vietnamese = await login('linh@example.test', { password: 'x' }, { 'accept-language': 'vi' })
    expect(vietnamese.body.message).toBe('Đăng nhập thất bại')
  })

  it('says under each field what is missing', async () => {
    const { status, body } = await world.nobody.post('/login', { body: { email: 'no address', type: 1 } })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      email: ['This is not a valid email address.'],
      password: ['This field is required.'],
    })
  })
})

describe('the captcha', () => {
  it('has to be solved, and counts once', async () => {
    const guarded = await startWorld({ config: { captcha: true } })
    await addAccount('a@example.test', {}, guarded)
    const send = (captcha: string) =>
      guarded.nobody.post('/login', { body: { email: 'a@example.test', password, type: 1, captcha } })
    const unsolved = await send('')
    expect([unsolved.status, Object.keys(unsolved.body.errors)]).toEqual([422, ['captcha']])
    const challenge = (await guarded.nobody.get('/captcha')).body.data as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const forged = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }
    expect((await send(Buffer.from(JSON.stringify({ challenge: forged, solution })).toString('base64'))).status).toBe(
      422,
    )
    expect((await send(token)).status).toBe(200)
    expect((await send(token)).status).toBe(422)
    await guarded.stop()
  })
})

describe('a session', () => {
  it('ends with sign-out', async () => {
    const somebody = await world.as()
    expect((await somebody.get('/profiles')).status).toBe(200)
    expect((await somebody.post('/logout')).status).toBe(200)
    expect((await somebody.get('/profiles')).status).toBe(401)
  })

  it('ends within two seconds of its user being deactivated', async () => {
    const somebody = await world.as()
    expect((await somebody.get('/profiles')).status).toBe(200)
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', somebody.id).execute()
    await expect.poll(async () => (await somebody.get('/profiles')).status).toBe(401)
  })

  it('ends when it was idle too long, and at its absolute end', async () => {
    const idle = await world.as()
    const old = await world.as()
    const past = new Date(Date.now() - 61 * 60_000)
    await world.db.updateTable('sessions').set({ used_at: past }).where('user_id', '=', idle.id).execute()
    await world.db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', old.id).execute()
    expect([(await idle.get('/profiles')).status, (await old.get('/profiles')).status]).toEqual([401, 401])
  })

  it('keeps the language that its user chose', async () => {
    const somebody = await world.as()
    await somebody.post('/profiles', { body: { language: 'vi' } })
    const { body } = await somebody.get('/status')
    expect(body.data.USER.NAME).toEqual({ 0: 'Hoạt động', 1: 'Ngừng hoạt động' })
  })
})
