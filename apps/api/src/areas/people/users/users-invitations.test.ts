import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let maker: Browser
let invited = 0
let email = ''
beforeAll(async () => {
  world = await startWorld()
  world.app.services.settings.take({ language: 'vi', logo_id: null })
  maker = await world.as('CREATE_USER', 'UPDATE_USER')
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('login_attempts').execute()
  email = `moi${(invited += 1)}@apron.example`
})

const word = 'một mật khẩu mới 27'
const invite = async (more: object = {}) => {
  const body = { email, name: 'Trần Thị Lan', gender: 0, grp_id: maker.groupId, ...more }
  return maker.post('/users/invitations', { body })
}
const mails = () => world.db.selectFrom('mails').selectAll().where('to_address', '=', email).orderBy('id').execute()
const tokens = async () => (await mails()).flatMap(({ text }) => /\/invitation\/([\w-]{43})\n/.exec(text)?.[1] ?? [])
const accept = (token: string, more: object = {}) =>
  world.nobody.post('/reset-pwd', { body: { email, pwd: word, confirmPwd: word, token, ...more } })
const signIn = (password = word) => world.nobody.post('/login', { body: { email, password, type: 1 } })
const stateOf = async (id: number) => (await maker.get(`/users/${id}`)).body.data.invitation

describe('an invitation', () => {
  it('is a link by mail, by which somebody chooses their password once', async () => {
    const { status, body } = await invite()
    expect([status, body.data.invitation]).toEqual([200, 'open'])
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'invitation', language: 'vi', to_name: 'Trần Thị Lan' })
    expect(mail!.text).toContain('trong 7 ngày')
    expect(mail!.text).toContain('“Nội bộ”')
    const [token] = await tokens()
    expect(mail!.text).toContain(`${world.url}/invitation/${token}`)
    expect((await signIn('')).status).toBe(422)
    expect((await signIn('-')).status).toBe(401)
    expect((await accept(token!)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect((await accept(token!, { pwd: `${word} b`, confirmPwd: `${word} b` })).status).toBe(410)
    expect(await stateOf(body.data.id)).toBeNull()
    expect((await mails()).map(({ kind }) => kind)).toEqual(['invitation'])
    const trail = await world.db.selectFrom('audit_trail').selectAll().execute()
    expect(JSON.stringify(trail)).not.toContain(token)
    const { body: log } = await maker.get(`/users/${body.data.id}/logs`)
    expect(log.data[0]).toMatchObject({ action: 'invited' })
  })

  it('is in the language that was chosen for whoever it is for, else in that of whoever invites', async () => {
    const { id } = (await invite({ language: 'en' })).body.data
    expect((await mails()).map(({ language }) => language)).toEqual(['en'])
    // A form that says nothing of it leaves it as it is; a blank one takes the choice back.
    const changed = { email, fullname: 'Trần Thị Lan', gender: 0, grp_id: maker.groupId }
    expect((await maker.post(`/users/${id}`, { body: changed })).body.data.language).toBe('en')
    expect((await maker.post(`/users/${id}`, { body: { ...changed, language: '' } })).body.data.language).toBeNull()
    expect((await maker.post(`/users/${id}`, { body: { ...changed, language: 'fr' } })).status).toBe(422)
    await maker.post(`/users/${id}/invitation`, { headers: { 'accept-language': 'vi' } })
    await maker.post(`/users/${id}/invitation`, { headers: { 'accept-language': 'en' } })
    expect((await mails()).map(({ language }) => language)).toEqual(['en', 'vi', 'en'])
  })

  it('is good for seven days, says when it has expired, and is sent again with a link that ends the one before', async () => {
    const { id } = (await invite()).body.data
    const far = new Date(Date.now() + 6.9 * 86_400_000)
    const row = world.db.selectFrom('password_resets').select('expires_at').where('user_id', '=', id)
    expect(new Date((await row.executeTakeFirstOrThrow()).expires_at).getTime()).toBeGreaterThan(far.getTime())
    await world.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', id)
      .execute()
    expect(await stateOf(id)).toBe('expired')
    const [first] = await tokens()
    expect((await accept(first!)).status).toBe(410)
    expect((await maker.post(`/users/${id}/invitation`)).body.data.invitation).toBe('open')
    const [, second] = await tokens()
    expect((await accept(first!)).status).toBe(410)
    expect((await accept(second!)).status).toBe(200)
    expect((await maker.post(`/users/${id}/invitation`)).status).toBe(400)
  })

  it('that is taken back lets nobody in, not by a lost password either', async () => {
    const { id } = (await invite()).body.data
    const [token] = await tokens()
    expect((await maker.delete(`/users/${id}/invitation`)).status).toBe(200)
    expect((await maker.delete(`/users/${id}/invitation`)).status).toBe(400)
    expect(await stateOf(id)).toBe('withdrawn')
    expect((await accept(token!)).status).toBe(410)
    expect((await world.nobody.post('/forgot-pwd', { body: { email } })).status).toBe(200)
    await expect.poll(async () => (await mails()).at(-1)!.kind).toBe('recovery_closed')
    expect((await maker.post(`/users/${id}/invitation`)).status).toBe(200)
    expect(await stateOf(id)).toBe('open')
  })

  it('is no longer good once the account has another address, a typed password, or is deactivated', async () => {
    const { id } = (await invite()).body.data
    const form = { email, fullname: 'Trần Thị Lan', gender: 0, grp_id: maker.groupId }
    const [first] = await tokens()
    const other = `other-${email}`
    expect((await maker.post(`/users/${id}`, { body: { ...form, email: other } })).status).toBe(200)
    expect((await accept(first!)).status).toBe(410)
    expect((await accept(first!, { email: other })).status).toBe(410)
    expect((await maker.post(`/users/${id}`, { body: form })).status).toBe(200)
    await maker.post(`/users/${id}/invitation`)
    const [, second] = await tokens()
    const typed = { password: 'tra nap 2026', repass: 'tra nap 2026' }
    expect((await maker.post(`/users/${id}`, { body: { ...form, ...typed } })).status).toBe(200)
    expect((await accept(second!)).status).toBe(410)
    expect((await signIn('tra nap 2026')).status).toBe(200)

    email = `closed-${email}`
    const { id: closed } = (await invite()).body.data
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', closed).execute()
    const [third] = await tokens()
    expect((await accept(third!)).status).toBe(410)
    expect((await maker.post(`/users/${closed}/invitation`)).status).toBe(400)
  })

  it('gives nobody more than who invites may, and asks for no password', async () => {
    const above = await world.as('VIEW_ALL_CHECKLIST')
    expect((await invite({ grp_id: above.groupId })).body.errors).toHaveProperty('grp_id')
    expect((await invite({ grp_id: 1 })).status).toBe(422)
    expect((await invite({ email: 'không phải email' })).body.errors).toHaveProperty('email')
    expect(await mails()).toEqual([])
    const typed = await maker.post('/users', { body: { email, name: 'Lan', gender: 0, grp_id: maker.groupId } })
    expect(Object.keys(typed.body.errors)).toEqual(['password'])
  })

  it('of an administrator leaves the only one who can sign in where they are', async () => {
    const admin = await world.asSuper()
    const body = { email, name: 'Trần Thị Lan', gender: 0, grp_id: 1 }
    expect((await admin.post('/users/invitations', { body })).status).toBe(200)
    const form = { fullname: 'Lê Quốc Dũng', email: 'dung@apron.example', gender: 1, grp_id: maker.groupId }
    expect((await admin.post(`/users/${admin.id}`, { body: form })).body.message).toContain('ít nhất một tài khoản')
  })

  it('is sent to one person five times an hour', async () => {
    const { id } = (await invite()).body.data
    const again = () => maker.post(`/users/${id}/invitation`)
    for (let time = 0; time < 4; time += 1) expect((await again()).status).toBe(200)
    const sixth = await again()
    expect([sixth.status, sixth.body.message]).toEqual([429, expect.stringContaining('quá nhiều lời mời')])
  })

  it('says whose product it is, from whom it comes and whom to ask', async () => {
    const chief = await world.asSuper()
    await chief.put('/settings/all', {
      body: { company_name: 'Xăng dầu Hàng không', language: 'vi', seen: { company_name: '', language: 'en' } },
    })
    await invite()
    const [mail] = await mails()
    const { email: asked } = await world.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', maker.id)
      .executeTakeFirstOrThrow()
    expect(mail!.subject).toContain('Apron của Xăng dầu Hàng không')
    expect(mail!.text).toContain(asked)
    await expect.poll(async () => (await mails())[0]!.state).toBe('kept')
    const file = await readFile(join(world.app.services.config.dataDirectory, 'outbox', `${mail!.id}.eml`))
    expect((await PostalMime.parse(file)).from?.name).toBe('Xăng dầu Hàng không')
  })
})

describe('two at once', () => {
  it('who follow one invitation end with one password', async () => {
    await invite()
    const [token] = await tokens()
    const words = ['một mật khẩu mới 28', 'một mật khẩu mới 29']
    const answers = await Promise.all(words.map((pwd) => accept(token!, { pwd, confirmPwd: pwd })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
    const winner = words[answers.findIndex(({ status }) => status === 200)]!
    expect((await signIn(winner)).status).toBe(200)
  })

  it('who send it again leave one link that is good', async () => {
    const { id } = (await invite()).body.data
    await Promise.all([1, 2].map(() => maker.post(`/users/${id}/invitation`)))
    const good = []
    for (const token of await tokens()) good.push((await accept(token)).status)
    expect(good.filter((status) => status === 200)).toHaveLength(1)
  })

  it('who send it again and take it back leave it open or withdrawn, and never a good link without an invitation', async () => {
    const { id } = (await invite()).body.data
    await Promise.all([maker.post(`/users/${id}/invitation`), maker.delete(`/users/${id}/invitation`)])
    const state = await stateOf(id)
    const statuses = []
    for (const token of await tokens()) statuses.push((await accept(token)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(state === 'open' ? 1 : 0)
  })
})
