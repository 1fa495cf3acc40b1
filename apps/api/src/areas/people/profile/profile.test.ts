import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPassword, hashPassword } from '../domain/password.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const rowOf = (id: number) => world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const trailOf = async (action: string, userId: number) =>
  world.db
    .selectFrom('audit_trail')
    .selectAll()
    .where('action', '=', action)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('the own profile', () => {
  it('changes what is sent and leaves the rest', async () => {
    const me = await world.as()
    const sent = { fullname: ' Lê Thị Hoa ', gender: 0, info: 'Kho Nội Bài' }
    const { status, body } = await me.post('/profiles', { body: sent })
    expect([status, body.data.fullname, body.data.gender, body.data.info]).toEqual([
      200,
      'Lê Thị Hoa',
      0,
      'Kho Nội Bài',
    ])
    await me.post('/profiles', { body: { language: 'vi' } })
    expect(await rowOf(me.id)).toMatchObject({ fullname: 'Lê Thị Hoa', gender: 0, info: 'Kho Nội Bài', language: 'vi' })
    expect((await trailOf('profile.updated', me.id)).before).toMatchObject({ language: null, fullname: 'Lê Thị Hoa' })
  })

  it('cannot be used to take another group, address or status', async () => {
    const me = await world.as()
    const before = await rowOf(me.id)
    await me.post('/profiles', { body: { group_id: 1, grp_id: 1, email: 'x@example.test', status: 1, type: 2 } })
    expect(await rowOf(me.id)).toEqual(before)
  })

  it('takes a picture and gives it back', async () => {
    const me = await world.as()
    const { body } = await me.post('/profiles', { form: form({}, [['avatar', 'me.jpg', await jpeg()]]) })
    expect((await fetch(world.url + body.data.avatar500x500)).headers.get('content-type')).toBe('image/jpeg')
    expect((await me.post('/profiles', { body: { remove_avatar: true } })).body.data.avatar).toBeNull()
  })

  it('says under which field a file is no picture, or too large for one, and changes nothing', async () => {
    const me = await world.as()
    const before = await rowOf(me.id)
    const large = Buffer.concat([await jpeg(), Buffer.alloc(16 * 1024 * 1024)])
    for (const [name, bytes, status, words] of [
      ['sổ tay.jpg', 'không phải ảnh', 415, 'Tệp "sổ tay.jpg" không thuộc loại được chấp nhận'],
      ['to.jpg', large, 413, 'Tệp "to.jpg" quá lớn (tối đa 15 MB).'],
    ] as const) {
      const sent = form({ fullname: 'Tên khác' }, [['avatar', name, bytes]])
      const answer = await me.post('/profiles', { form: sent, headers: { 'accept-language': 'vi' } })
      expect([answer.status, answer.body.errors]).toEqual([status, { avatar: [expect.stringContaining(words)] }])
    }
    expect(await rowOf(me.id)).toEqual(before)
  })
})

describe('changing the password', () => {
  const present = 'cũ rích 2025'
  const next = 'hoàn toàn mới 2026'
  const withPassword = async (): Promise<Browser> => {
    const me = await world.as()
    const password_hash = await hashPassword(present)
    await world.db.updateTable('users').set({ password_hash }).where('id', '=', me.id).execute()
    return me
  }
  const change = (me: Browser, form: Record<string, unknown> = {}) =>
    me.post('/profiles/change-password', {
      body: { current_password: present, password: next, repass: next, ...form },
    })

  it('needs the present one', async () => {
    const me = await withPassword()
    const { status, body } = await change(me, { current_password: 'guess' })
    expect([status, body.errors]).toEqual([422, { current_password: ['The current password is not right.'] }])
    expect((await change(me)).status).toBe(200)
    expect(await checkPassword((await rowOf(me.id)).password_hash, next)).toBe(true)
    expect(JSON.stringify(await trailOf('profile.password_changed', me.id))).not.toContain(next)
  })

  it('refuses one that is short, repeated wrongly or the same', async () => {
    const me = await withPassword()
    const fields = async (form: Record<string, unknown>) => Object.keys((await change(me, form)).body.errors)
    expect(await fields({ password: 'short', repass: 'short' })).toEqual(['password'])
    expect(await fields({ repass: 'something else' })).toEqual(['repass'])
    expect(await fields({ password: present, repass: present })).toEqual(['password'])
  })

  it('refuses one that others guess, and says why in the reader’s language', async () => {
    const me = await withPassword()
    const { email } = await rowOf(me.id)
    const sentences = async (password: string, language: string) => {
      const body = { current_password: present, password, repass: password }
      const answer = await me.post('/profiles/change-password', { body, headers: { 'accept-language': language } })
      return [answer.status, answer.body.errors]
    }
    expect(await sentences('sunshine', 'en')).toEqual([
      422,
      { password: ['Many people use this password, so it is easily guessed. Choose another one.'] },
    ])
    const own = 'Mật khẩu chỉ gồm tên, email hoặc từ ai cũng đoán được. Hãy chọn mật khẩu khác.'
    expect(await sentences(email, 'vi')).toEqual([422, { password: [own] }])
    expect((await change(me)).status).toBe(200)
  })

  it('is closed after ten wrong tries', async () => {
    const me = await withPassword()
    for (let attempt = 0; attempt < 10; attempt += 1) await change(me, { current_password: 'guess' })
    expect((await change(me)).status).toBe(429)
  })

  it('ends the other sessions when asked to, and only then', async () => {
    const me = await withPassword()
    const other = await world.signIn(me.id)
    await change(me)
    expect((await other.get('/profiles')).status).toBe(200)
    await change(me, { current_password: next, password: present, repass: present, end_others: true })
    expect([(await other.get('/profiles')).status, (await me.get('/profiles')).status]).toEqual([401, 200])
  })
})

describe('own sessions', () => {
  it('are listed without those that have ended, and each can be ended', async () => {
    const me = await world.as()
    const [other, gone] = [await world.signIn(me.id), await world.signIn(me.id)]
    await gone.post('/logout')
    const { body } = await me.get('/profiles/sessions')
    expect(body.data.map((session: { is_current: boolean }) => session.is_current).toSorted()).toEqual([false, true])
    const { id } = body.data.find((session: { is_current: boolean }) => !session.is_current)
    expect((await me.delete(`/profiles/sessions/${id}`)).status).toBe(200)
    expect([(await other.get('/profiles')).status, (await me.get('/profiles')).status]).toEqual([401, 200])
    expect((await me.delete(`/profiles/sessions/${id}`)).status).toBe(404)
  })

  it('of somebody else cannot be seen or ended', async () => {
    const [me, stranger] = [await world.as(), await world.as()]
    const [own] = (await me.get('/profiles/sessions')).body.data
    expect((await stranger.delete(`/profiles/sessions/${own.id}`)).status).toBe(404)
    expect((await me.get('/profiles')).status).toBe(200)
  })
})
