import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../domain/password.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
let hash = ''
beforeAll(async () => {
  world = await startWorld()
  hash = await hashPassword(password)
})
afterAll(() => world.stop())

const password = 'Mật khẩu rất dài 2026'
const from = (address: string) => ({ 'x-forwarded-for': address })
const office = '203.0.113.7'

let made = 0
async function addAccount(): Promise<string> {
  made += 1
  const email = `nguoi${made}@example.test`
  await world.db
    .insertInto('users')
    .values({ fullname: 'Trần Minh', email, password_hash: hash, group_id: 1 })
    .execute()
  return email
}

type Try = { email: string; address: string; word?: string; device?: string }
async function enter({ email, address, word = password, device }: Try) {
  const body = { email, password: word, type: 1, ...(device && { device }) }
  const { status, body: answer } = await world.nobody.post('/login', { body, headers: from(address) })
  return { status, message: answer.message as string }
}
const enters = async (one: Try) => (await enter(one)).status
async function failures(times: number, one: Omit<Try, 'word'>): Promise<number[]> {
  const answers: number[] = []
  for (let time = 0; time < times; time += 1) answers.push(await enters({ ...one, word: `sai ${time}` }))
  return answers
}
/** As if so many had failed just now, or some minutes ago. */
const failed = (subject: string, times: number, minutes = 0) =>
  world.db
    .insertInto('login_attempts')
    .values(Array.from({ length: times }, () => ({ subject, at: new Date(Date.now() - minutes * 60_000) })))
    .execute()

describe('the limit of wrong passwords', () => {
  it('closes an account for the address they come from, and for no other', async () => {
    const email = await addAccount()
    expect(await failures(11, { email, address: '198.51.100.1' })).toEqual([...Array<number>(10).fill(401), 429])
    expect(await enter({ email, address: '198.51.100.1' })).toEqual({
      status: 429,
      message: 'Too many tries. Please try again in 15 minutes.',
    })
    expect(await enters({ email, address: '198.51.100.2' })).toBe(200)
  })

  it('leaves the address from which the account was signed in to before alone, whatever strangers do', async () => {
    const email = await addAccount()
    expect(await enters({ email, address: office })).toBe(200)
    for (const address of ['198.51.100.11', '198.51.100.12', '198.51.100.13']) {
      await failures(10, { email, address })
    }
    expect(await enters({ email, address: '198.51.100.14' })).toBe(429)
    expect(await enters({ email, address: office, word: 'sai' })).toBe(429)
    expect(await enters({ email, address: office })).toBe(200)
  })

  it('leaves a device that has signed in before alone, also behind the address of whoever guesses', async () => {
    const [email, other] = [await addAccount(), await addAccount()]
    const device = randomBytes(16).toString('hex')
    const address = '198.51.100.20'
    expect(await enters({ email, address, device })).toBe(200)
    await failed('address:198.51.100.20', 200)
    expect(await failures(1, { email, address })).toEqual([429])
    expect(await enters({ email, address, device })).toBe(200)
    expect(await enters({ email: other, address, device })).toBe(429)
    expect(await failures(11, { email, address, device })).toEqual([...Array<number>(10).fill(401), 429])
    expect(await enters({ email, address, device })).toBe(429)
  })

  it('takes no device for known whose name could be guessed', async () => {
    const email = await addAccount()
    expect(await enters({ email, address: office, device: 'phone' })).toBe(200)
    await failed(`strangers:${email}`, 20)
    expect(await enters({ email, address: '198.51.100.30', device: 'phone' })).toBe(429)
  })

  it('bounds what all strangers together try on an account in a quarter of an hour and in a day', async () => {
    const [email, other] = [await addAccount(), await addAccount()]
    await failed(`strangers:${email}`, 20)
    expect(await enter({ email, address: '198.51.100.40' })).toMatchObject({ status: 429 })
    await failed(`strangers:${other}`, 100, 300)
    expect(await enter({ email: other, address: '198.51.100.41' })).toEqual({
      status: 429,
      message: 'Too many tries. Please try again in 19 hours.',
    })
  })

  it('bounds what one address tries on an account in a day', async () => {
    const email = await addAccount()
    await failed(`account:${email} address:198.51.100.50`, 30, 60)
    expect(await enters({ email, address: '198.51.100.50' })).toBe(429)
    expect(await enters({ email, address: '198.51.100.51' })).toBe(200)
  })

  it('closes an address after fifty failures for accounts that never signed in from there, and for no others', async () => {
    const [colleague, stranger] = [await addAccount(), await addAccount()]
    const address = '203.0.113.50'
    expect(await enters({ email: colleague, address })).toBe(200)
    for (const place of [1, 2, 3, 4, 5]) await failures(10, { email: `kein${place}@example.test`, address })
    expect(await enters({ email: stranger, address })).toBe(429)
    expect(await enters({ email: stranger, address: '203.0.113.51' })).toBe(200)
    expect(await enters({ email: colleague, address })).toBe(200)
  })

  it('answers a guess alike, whether the account has signed in from that address or is not there at all', async () => {
    const email = await addAccount()
    const address = '203.0.113.60'
    await enters({ email, address })
    await failed(`address:${address}`, 50)
    const guesses = await Promise.all(
      [email, 'khong-co@example.test'].map((asked) => enter({ email: asked, address, word: 'sai' })),
    )
    expect(guesses[0]).toEqual(guesses[1])
    expect(guesses[0]!.status).toBe(429)
  })

  it('looks at nothing that a flooding address asks', async () => {
    const email = await addAccount()
    const address = '203.0.113.70'
    await enters({ email, address })
    await failed(`address:${address}`, 200)
    expect(await enters({ email, address })).toBe(429)
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    const email = await addAccount()
    for (let place = 0; place < 10; place += 1) {
      await enters({ email, address: `2001:db8:0:7::${place}`, word: 'sai' })
    }
    expect(await enters({ email, address: '2001:db8:0:7:ffff::1' })).toBe(429)
    expect(await enters({ email, address: '2001:db8:0:8::1' })).toBe(200)
  })

  it('says truly when to come back', async () => {
    const email = await addAccount()
    await failed(`account:${email} address:198.51.100.60`, 10, 5)
    const answer = await fetch(`${world.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from('198.51.100.60') },
      body: JSON.stringify({ email, password, type: 1 }),
    })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(await answer.json()).toMatchObject({ message: 'Too many tries. Please try again in 10 minutes.' })
  })

  it('forgets a person’s own slips with the right password, and not what strangers tried', async () => {
    const email = await addAccount()
    await failures(3, { email, address: '198.51.100.70' })
    await failures(3, { email, address: '198.51.100.71' })
    expect(await enters({ email, address: '198.51.100.71' })).toBe(200)
    const counted = await world.db
      .selectFrom('login_attempts')
      .select('subject')
      .where('subject', 'like', `%${email}%`)
      .execute()
    expect(counted.map(({ subject }) => subject).toSorted()).toEqual([
      ...Array<string>(3).fill(`account:${email} address:198.51.100.70`),
      ...Array<string>(6).fill(`strangers:${email}`),
    ])
  })

  it('knows the devices and addresses of half a year', async () => {
    const email = await addAccount()
    await enters({ email, address: office, device: randomBytes(16).toString('hex') })
    const places = await world.db.selectFrom('sign_in_places').select('place').where('account', '=', email).execute()
    expect(places.map(({ place }) => place).toSorted()).toEqual([
      `address:${office}`,
      expect.stringMatching(/^device:[\w-]{43}$/),
    ])
  })
})
