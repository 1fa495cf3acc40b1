import { expect, it } from 'vitest'
import { hashPassword } from '../../areas/people/domain/password.ts'
import type { Config } from '#start/config.ts'
import { world } from '#testing/world.ts'

/** Signs in wrongly as people who are not there, each try claiming to come from elsewhere. */
async function guess(trustProxy: Config['trustProxy'], through: (place: number) => string, times: number) {
  const own = await world({ config: { trustProxy } })
  const sent = (place: number) => ({
    body: { email: `khong-co-${place % 30}@example.test`, password: 'sai', type: 1 },
    headers: { 'x-forwarded-for': through(place) },
  })
  const answers = await Promise.all(Array.from({ length: times }, (_, place) => own.nobody.post('/login', sent(place))))
  const counted = await own.db
    .selectFrom('login_attempts')
    .select('subject')
    .where('subject', 'like', 'address:%')
    .execute()
  return {
    ...own,
    refused: answers.filter(({ status }) => status === 429).length,
    addresses: [...new Set(counted.map(({ subject }) => subject))],
  }
}

const appended = (place: number) => `203.0.113.${place}, 10.0.0.1`

it.each<[string, Config['trustProxy']]>([
  ['one proxy', 1],
  ['a proxy by its address', ['127.0.0.1']],
  ['a proxy by its network', ['127.0.0.0/8', 'fd00::/8']],
])('what a caller writes before the address that %s saw counts for nothing', async (_, trustProxy) => {
  const { refused, addresses, db, nobody } = await guess(trustProxy, appended, 60)
  expect([refused, addresses]).toEqual([10, ['address:10.0.0.1']])
  const account = {
    fullname: 'Bình',
    email: 'binh@example.test',
    password_hash: await hashPassword('mat khau 2026 x'),
    group_id: 1,
  }
  await db.insertInto('users').values(account).execute()
  const headers = { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' }
  await nobody.post('/login', { body: { email: account.email, password: 'mat khau 2026 x', type: 1 }, headers })
  const kept = await db.selectFrom('audit_trail').select('address').where('action', '=', 'session.opened').execute()
  const sessions = await db.selectFrom('sessions').select('address').execute()
  expect([kept, sessions]).toEqual([[{ address: '10.0.0.2' }], [{ address: '10.0.0.2' }]])
})

it('of two proxies in a row the address that the first one saw counts', async () => {
  const through = (place: number) => `203.0.113.${place}, 198.51.100.5, 10.0.0.1`
  expect(await guess(2, through, 3)).toMatchObject({ addresses: ['address:198.51.100.5'] })
})

it('without a proxy, or from one that is not named, the header counts for nothing', async () => {
  for (const trustProxy of [false, ['10.0.0.1']] as const) {
    expect(await guess(trustProxy && [...trustProxy], appended, 2)).toMatchObject({ addresses: ['address:127.0.0.1'] })
  }
})
