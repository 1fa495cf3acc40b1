import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startMailServer } from '#jobs/mail/testing/mail-server.ts'
import { startWorld, world as worldOf, type Browser, type World } from '#testing/world.ts'

let world: World
let admin: Browser
const email = 'lan@apron.example'
let userId: number
beforeAll(async () => {
  world = await startWorld()
  admin = await world.asSuper()
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('mails').execute()
  await world.db.deleteFrom('login_attempts').execute()
  await world.db.deleteFrom('password_resets').execute()
  userId = (await world.as()).id
  await world.db
    .updateTable('users')
    .set({ email: `old-${userId}@apron.example` })
    .where('email', '=', email)
    .execute()
  await world.db
    .updateTable('users')
    .set({ email, fullname: 'Trần Thị Lan', language: 'vi' })
    .where('id', '=', userId)
    .execute()
})

const mails = () => world.db.selectFrom('mails').selectAll().orderBy('id').execute()
const ask = (address: string) => world.nobody.post('/forgot-pwd', { body: { email: address } })
async function askedLink(address = email): Promise<string> {
  const before = (await mails()).length
  expect((await ask(address)).status).toBe(200)
  await expect.poll(async () => (await mails()).length).toBe(before + 1)
  const token = /\/password\/reset\/([\w-]{43})\n/.exec((await mails()).at(-1)!.text)?.[1]
  return token!
}
const word = 'một mật khẩu mới 27'
const resetting = (token: string, body: object = {}) =>
  world.nobody.post('/reset-pwd', { body: { email, pwd: word, confirmPwd: word, token, ...body } })
const signIn = (password: string) => world.nobody.post('/login', { body: { email, password, type: 1 } })

describe('a lost password', () => {
  it('is replaced by a link that is used once, and every session ends', async () => {
    const session = await world.signIn(userId)
    const token = await askedLink()
    const [mail] = await mails()
    expect(mail).toMatchObject({ to_address: email, to_name: 'Trần Thị Lan', language: 'vi' })
    expect(mail!.text).toContain(`${world.url}/password/reset/${token}`)
    expect(mail!.text).toContain('trong 30 phút')
    expect((await resetting(token)).status).toBe(200)
    expect((await session.get('/profiles')).status).toBe(401)
    expect((await signIn(word)).status).toBe(200)
    expect((await resetting(token)).status).toBe(410)
    // Without a mail server nobody is written what they did not ask for.
    expect((await mails()).map(({ kind }) => kind)).toEqual(['recovery'])
    const trail = await world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'password.reset').execute()
    expect(trail.at(-1)).toMatchObject({ after: { user_id: userId } })
    expect(JSON.stringify(trail)).not.toContain(token)
    expect(JSON.stringify(trail)).not.toContain(word)
  })

  it('is written about in the language that its owner chose, else in that of the call that asked', async () => {
    const askIn = async (language: string) => {
      const before = (await mails()).length
      const headers = { 'accept-language': language }
      expect((await world.nobody.post('/forgot-pwd', { body: { email }, headers })).status).toBe(200)
      await expect.poll(async () => (await mails()).length).toBe(before + 1)
      return (await mails()).at(-1)!.language
    }
    expect(await askIn('en')).toBe('vi')
    await world.db.updateTable('users').set({ language: null }).where('id', '=', userId).execute()
    expect([await askIn('vi'), await askIn('en')]).toEqual(['vi', 'en'])
  })

  it('is told of by a second mail, where there is a mail server', async () => {
    const own = await startWorld({ config: { mail: { url: 'smtp://127.0.0.1:9', from: 'apron@apron.example' } } })
    const { id } = await own.as()
    await own.db.updateTable('users').set({ email }).where('id', '=', id).execute()
    const written = () => own.db.selectFrom('mails').select(['kind', 'text']).orderBy('id').execute()
    await own.nobody.post('/forgot-pwd', { body: { email } })
    await expect.poll(async () => (await written()).length).toBe(1)
    const token = /\/password\/reset\/([\w-]{43})\n/.exec((await written())[0]!.text)![1]
    const chosen = { email, pwd: word, confirmPwd: word, token }
    expect((await own.nobody.post('/reset-pwd', { body: chosen })).status).toBe(200)
    expect((await written()).map(({ kind }) => kind)).toEqual(['recovery', 'password_changed'])
    await own.stop()
  })

  it('is asked for with one answer, whether the address exists, is closed or does not exist', async () => {
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', userId).execute()
    const answers = [await ask(email), await ask('nobody@apron.example')]
    expect(answers[0]!.status).toBe(200)
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    await expect.poll(async () => (await mails()).map(({ kind }) => kind)).toEqual(['recovery_closed'])
    expect(await world.db.selectFrom('password_resets').select('id').execute()).toEqual([])
  })

  it('is not replaced by a link that has expired, is another person’s, or was made for a password that has changed', async () => {
    const first = await askedLink()
    expect((await resetting(first, { email: 'somebody@apron.example' })).status).toBe(410)
    await world.db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', userId).execute()
    expect((await resetting(first)).status).toBe(410)
    const second = await askedLink()
    await world.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await resetting(second)).status).toBe(410)
    const third = await askedLink()
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', userId).execute()
    expect((await resetting(third)).status).toBe(410)
  })

  it('is replaced by no word that is guessed too easily, or that was mistyped, and the link stays good', async () => {
    const token = await askedLink()
    const short = await resetting(token, { pwd: 'short', confirmPwd: 'short' })
    expect(short.status).toBe(422)
    expect(short.body.errors).toHaveProperty('pwd')
    const differs = await resetting(token, { confirmPwd: 'another word 27' })
    expect(differs.status).toBe(422)
    expect(differs.body.errors).toHaveProperty('confirmPwd')
    expect((await resetting(token)).status).toBe(200)
  })

  it('is asked for three times an hour for one address, by whoever it is', async () => {
    for (let time = 0; time < 3; time += 1) expect((await ask('nobody@apron.example')).status).toBe(200)
    const fourth = await ask('Nobody@apron.example')
    expect(fourth.status).toBe(429)
    expect((await ask('somebody@apron.example')).status).toBe(200)
  })

  it('cannot be found by trying links: after fifteen for an account that are none, nothing is looked up for it for an hour', async () => {
    const token = await askedLink()
    const wrong = async (email?: string) =>
      (await resetting(`none-${email}`, email === undefined ? {} : { email })).status
    for (let time = 0; time < 15; time += 1) expect(await wrong()).toBe(410)
    expect((await resetting(token)).status).toBe(429)
    // Others at the same address go on, until it has had sixty.
    const statuses: number[] = []
    for (let time = 0; time < 46; time += 1) statuses.push(await wrong(`other${time % 9}@apron.example`))
    expect([statuses.slice(0, 45).every((status) => status === 410), statuses[45]]).toEqual([true, 429])
  })
})

describe('two who use one link at once', () => {
  it('end with one password', async () => {
    const token = await askedLink()
    const words = ['một mật khẩu mới 28', 'một mật khẩu mới 29']
    const answers = await Promise.all(words.map((pwd) => resetting(token, { pwd, confirmPwd: pwd })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
    const winner = words[answers.findIndex(({ status }) => status === 200)]!
    expect((await signIn(winner)).status).toBe(200)
  })
})

describe('a mail', () => {
  it('is kept where there is no mail server, and shown to an administrator once', async () => {
    await askedLink()
    await expect.poll(async () => (await mails())[0]!.state).toBe('kept')
    const [mail] = await mails()
    const file = await readFile(join(world.app.services.config.dataDirectory, 'outbox', `${mail!.id}.eml`))
    const read = await PostalMime.parse(file)
    expect(read).toMatchObject({ subject: 'Đặt lại mật khẩu Apron', to: [{ address: email, name: 'Trần Thị Lan' }] })
    const { body } = await admin.get('/mails')
    expect(body.data[0]).toMatchObject({ to: email, state: 'kept', is_sealed: true })
    expect(JSON.stringify(body)).not.toContain('/password/reset/')
    const opened = await admin.post(`/mails/${mail!.id}/opening`)
    expect(opened.body.data.text).toContain('/password/reset/')
    expect((await admin.post(`/mails/${mail!.id}/opening`)).status).toBe(400)
    const trail = await world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'mail.opened').execute()
    expect(trail).toHaveLength(1)
    expect(JSON.stringify(trail)).not.toContain('/password/reset/')
  })

  it('is sent by the mail server, tried again when that refuses it, and says so', async () => {
    let refuses = true
    const server = await startMailServer(() => refuses)
    const { received } = server
    onTestFinished(() => server.close())
    const own = await worldOf({ config: { mail: { url: server.url, from: 'apron@apron.example' } } })
    const person = await own.as()
    await own.db.updateTable('users').set({ email, fullname: '<b>Lan</b>' }).where('id', '=', person.id).execute()
    expect((await own.nobody.post('/forgot-pwd', { body: { email } })).status).toBe(200)
    const mail = () => own.db.selectFrom('mails').selectAll().executeTakeFirst()
    await expect.poll(async () => (await mail())?.error).toContain('mailbox full')
    expect(await mail()).toMatchObject({ state: 'waiting', tries: 1 })
    refuses = false
    const job = await own.db.selectFrom('jobs').select('id').where('kind', '=', 'mail').executeTakeFirstOrThrow()
    await own.db.updateTable('mails').set({ state: 'failed' }).execute()
    expect((await (await own.asSuper()).post(`/mails/${(await mail())!.id}/retry`)).status).toBe(200)
    await expect.poll(async () => (await mail())?.state).toBe('sent')
    expect(job.id).toBeGreaterThan(0)
    const read = await PostalMime.parse(received[0]!)
    expect(read.from).toMatchObject({ address: 'apron@apron.example', name: 'Apron' })
    expect(read.text).toContain('/password/reset/')
    expect(read.html).toContain('&lt;b&gt;Lan&lt;/b&gt;')
  })
})
