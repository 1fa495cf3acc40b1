import { sql, type RawBuilder } from 'kysely'
import { expect, it, vi } from 'vitest'
import { hashPassword } from '../domain/password.ts'
import { world, type Browser, type World } from '#testing/world.ts'

const email = 'binh@example.test'
const old = 'mat khau cu 2025'
const next = 'mat khau moi 2026'

async function addAccount({ db, as }: World): Promise<number> {
  const { groupId: group_id } = await as()
  const account = { fullname: 'Trần Văn Bình', email, password_hash: await hashPassword(old), group_id }
  const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
  return id
}
const enter = ({ nobody }: World, password = old) => nobody.post('/login', { body: { email, password, type: 1 } })
/** Does something while a lock is held; gives what it started. */
async function holding<Started>({ db }: World, lock: RawBuilder<unknown>, start: () => Promise<Started>) {
  return db.transaction().execute(async (held) => {
    await lock.execute(held)
    return start()
  })
}
/** Waits until so many wait for what is held. */
const waiting = ({ db }: World, many: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows[0]!.count).toBeGreaterThanOrEqual(many)
    },
    { timeout: 45_000, interval: 20 },
  )

/** Ways in which an account is changed or closed. */
const changes: Record<string, (own: World, me: Browser) => Promise<{ status: number }>> = {
  'a reset of the password': async (own, me) =>
    (await own.asSuper()).post(`/users/${me.id}`, { body: { ...sheet(me), password: next, repass: next } }),
  'another type': async (own, me) => (await own.asSuper()).post(`/users/${me.id}`, { body: { ...sheet(me), type: 2 } }),
  deactivation: async (own, me) => (await own.asSuper()).post(`/users/${me.id}/deactivate`),
  'a changed password': (_, me) =>
    me.post('/profiles/change-password', {
      body: { current_password: old, password: next, repass: next, end_others: true },
    }),
}
const sheet = (me: Browser) => ({ fullname: 'Bình', email, gender: 1, grp_id: me.groupId })

/** All but the person's own change, which is not held up by what holds a sign-in. */
const byOthers = Object.keys(changes).filter((name) => name !== 'a changed password')

it.each(byOthers)('no session of before outlives %s', async (name) => {
  const own = await world()
  const me = await own.signIn(await addAccount(own))
  await enter(own, 'sai')
  const failures = sql`select from login_attempts where subject like 'account:%' for update`
  // The password was right already; the session is not there yet.
  const { signing, changing } = await holding(own, failures, async () => {
    const signing = enter(own)
    await waiting(own, 1)
    const changing = changes[name]!(own, me)
    await Promise.race([changing, waiting(own, 2)])
    return { signing, changing }
  })
  expect([(await signing).status, (await changing).status]).toEqual([200, 200])
  const sessions = await own.db.selectFrom('sessions').select('ended_at').where('user_id', '=', me.id).execute()
  expect(sessions.map(({ ended_at }) => ended_at)).toEqual([expect.any(String), expect.any(String)])
})

it.each(Object.keys(changes))('nobody gets in by what was right before %s', async (name) => {
  const own = await world()
  const me = await own.signIn(await addAccount(own))
  const account = sql`select from users where id = ${me.id} for update`
  const { signing, changing } = await holding(own, account, async () => {
    const changing = changes[name]!(own, me)
    await waiting(own, 1)
    const signing = enter(own)
    await Promise.race([signing, waiting(own, 2)])
    return { signing, changing }
  })
  expect([(await changing).status, (await signing).status]).toEqual([200, 401])
})
