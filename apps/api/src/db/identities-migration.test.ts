import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { updatedFrom } from '../testing/updated.ts'

const uuid = '3f0c2a9e-5b1d-4c7a-9e42-8d6f1b0a7c53'
const ownPage = 'a'.repeat(32)
const { db, stop } = await updatedFrom('0013-names', (before) =>
  sql`
    insert into groups (name, status) values ('Quản trị', 1);
    insert into users (fullname, email, password_hash, group_id)
    select 'Lan', n || '@example.test', '-', 1 from generate_series(1, 2) n;
    insert into idempotency_keys (user_id, key, fingerprint, created_at) values
      (1, ${sql.lit(ownPage)}, 'page', now() - interval '23 hours'),
      (1, ${sql.lit(uuid)}, 'first', now() - interval '2 hours'),
      (1, ${sql.lit(uuid.toUpperCase())}, 'second', now() - interval '1 hour'),
      (2, ${sql.lit(uuid)}, 'another person', now()),
      (1, 'retry', 'no uuid', now()), (1, '', 'no uuid', now())`.execute(before),
)
afterAll(stop)

const kept = () => db.selectFrom('idempotency_keys').selectAll().orderBy('fingerprint')

describe('the update that makes keys UUIDs', () => {
  it('keeps those that are, two writings of one as the older, and none that nobody can give again', async () => {
    expect((await kept().execute()).map(({ user_id, key, fingerprint }) => [user_id, key, fingerprint])).toEqual([
      [2, uuid, 'another person'],
      [1, uuid, 'first'],
      [1, 'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa', 'page'],
    ])
  })

  it('lets them hold at least as long as before', async () => {
    for (const { created_at, expires_at, audit_id } of await kept().execute()) {
      expect(Date.parse(expires_at!) - Date.parse(created_at)).toBeGreaterThanOrEqual(86_400_000)
      expect(audit_id).toBeNull()
    }
  })

  it('lets a process that knows nothing of it write a key, which holds for a day', async () => {
    await db.insertInto('idempotency_keys').values({ user_id: 2, key: ownPage, fingerprint: 'older' }).execute()
    const { created_at, expires_at } = await kept().where('fingerprint', '=', 'older').executeTakeFirstOrThrow()
    expect(Date.parse(expires_at!) - Date.parse(created_at)).toBe(86_400_000)
    const endless = db.updateTable('idempotency_keys').set({ expires_at: null }).where('fingerprint', '=', 'older')
    await expect(endless.execute()).rejects.toThrow('check')
  })
})
