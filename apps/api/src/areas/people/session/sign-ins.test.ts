import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '#capabilities/housekeeping/forget.ts'
import { startWorld, world as worldOf, type Browser, type World } from '#testing/world.ts'
import { hashPassword } from '../domain/password.ts'

let world: World
let person: Browser
let email = ''
const password = 'Đúng mật khẩu 1'
let hashed = ''
beforeAll(async () => {
  world = await startWorld({ config: { mail: { url: 'smtp://127.0.0.1:9', from: 'apron@apron.example' } } })
  hashed = await hashPassword(password)
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('login_attempts').execute()
  person = await world.as()
  email = `person-${person.id}@apron.example`
  const changes = { email, password_hash: hashed, fullname: 'Trần Thị Lan', language: 'vi' }
  await world.db.updateTable('users').set(changes).where('id', '=', person.id).execute()
})

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const newer = chrome.replace('131.0', '132.0')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const signIn = (address: string, agent = chrome, word = password, who = email) =>
  world.nobody.post('/login', {
    body: { email: who, password: word, type: 1 },
    headers: { 'x-forwarded-for': address, 'user-agent': agent },
  })
const history = async (who = person) => (await who.get('/profiles/sign-ins')).body
const mails = () => world.db.selectFrom('mails').selectAll().where('to_address', '=', email).orderBy('id').execute()
const age = (days: number) =>
  sql`update sign_ins set at = at - make_interval(days => ${days}) where user_id = ${person.id}`.execute(world.db)

describe('the history of signing in', () => {
  it('tells when, from where, with what, whether it succeeded and which one asks, to its owner alone', async () => {
    await signIn('203.0.113.9', firefox, 'sai mật khẩu')
    const { body } = await signIn('203.0.113.9')
    const own = { ...person, get: (path: string) => world.nobody.get(path, bearer(body.data.token)) } as Browser
    const { data, meta } = await history(own)
    expect(data).toMatchObject([
      { address: '203.0.113.9', agent: chrome, succeeded: true, is_current: true },
      { address: '203.0.113.9', agent: firefox, succeeded: false, is_current: false },
    ])
    expect(Object.keys(data[0]).toSorted()).toEqual(['address', 'agent', 'at', 'id', 'is_current', 'succeeded'])
    expect(meta.total).toBe(2)
    expect((await history()).data.map((row: { is_current: boolean }) => row.is_current)).toEqual([false, false])
    expect((await history(await world.as())).data).toEqual([])
  })

  it('writes one row for an address that nobody has too, which is gone after a day', async () => {
    const before = await world.db.selectFrom('sign_ins').select('id').execute()
    expect((await signIn('203.0.113.9', chrome, password, 'nobody@apron.example')).status).toBe(401)
    const rows = () => world.db.selectFrom('sign_ins').select(['id', 'user_id']).orderBy('id').execute()
    expect((await rows()).length).toBe(before.length + 1)
    expect((await rows()).at(-1)!.user_id).toBeNull()
    await sql`update sign_ins set at = at - interval '25 hours' where user_id is null`.execute(world.db)
    await deleteExpired(world.db)
    expect((await rows()).length).toBe(before.length)
  })

  it('is kept for 180 days, and of each person the last sign-in', async () => {
    await signIn('203.0.113.9')
    await signIn('203.0.113.10', chrome, 'sai mật khẩu')
    await signIn('203.0.113.11')
    await age(181)
    await deleteExpired(world.db)
    expect((await history()).data).toMatchObject([{ address: '203.0.113.11', succeeded: true }])
  })
})

describe('a sign-in from elsewhere', () => {
  it('is told by mail: another network or another browser, and not the first, nor a newer browser or a neighbour', async () => {
    await signIn('203.0.113.9')
    await signIn('203.0.113.200', newer)
    expect(await mails()).toEqual([])
    await signIn('203.0.114.9')
    await signIn('203.0.113.9', firefox)
    await signIn('2001:db8:1:2::1')
    await signIn('2001:db8:1:3::1')
    const written = await mails()
    expect(written.map(({ kind, language }) => [kind, language])).toEqual(Array(3).fill(['sign_in', 'vi']))
    expect(written[0]!.text).toContain('Chrome trên Windows')
    expect(written[0]!.text).toMatch(/203\.0\.114\.9, lúc \d{2}\/\d{2}\/20\d{2} \d{2}:\d{2}\./)
    expect(written[1]!.text).toContain('Firefox trên Linux')
    expect(written[0]!.text).toContain(`${world.url}/profile/change-password`)
  })

  it('is told again after 90 days, and not for tries that came to nothing', async () => {
    await signIn('203.0.113.9')
    await age(91)
    await signIn('203.0.114.9', chrome, 'sai mật khẩu')
    expect(await mails()).toEqual([])
    await signIn('203.0.113.9')
    expect(await mails()).toHaveLength(1)
  })

  it('writes nothing without a mail server, and is in the history all the same', async () => {
    const own = await worldOf()
    const { id } = await own.as()
    await own.db.updateTable('users').set({ email, password_hash: hashed }).where('id', '=', id).execute()
    const comeTo = (address: string) =>
      own.nobody.post('/login', {
        body: { email, password, type: 1 },
        headers: { 'x-forwarded-for': address, 'user-agent': chrome },
      })
    await comeTo('203.0.113.9')
    expect((await comeTo('203.0.114.9')).status).toBe(200)
    expect(await own.db.selectFrom('sign_ins').selectAll().where('user_id', '=', id).execute()).toHaveLength(2)
    expect(await own.db.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  it('is written as letters, whatever a browser calls itself', async () => {
    await signIn('203.0.113.9')
    await signIn('203.0.113.9', '<img src=x onerror=alert(1)> {{email}}'.padEnd(4000, 'a'))
    const [mail] = await mails()
    expect(mail!.text).toContain('Thiết bị không xác định')
    expect(mail!.html).not.toContain('<img')
    expect((await history()).data[0].agent.length).toBeLessThanOrEqual(300)
  })
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
