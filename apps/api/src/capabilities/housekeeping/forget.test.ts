import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { keyNamed } from '#testing/key-named.ts'
import { world } from '#testing/world.ts'
import { deleteExpired } from './forget.ts'

it('what has had its time is thrown away every hour, and the rest stays', async () => {
  const { app, as, db, connection, nobody } = await world()
  const maker = await as('CREATE_POSITION')
  const name = (key: string) => ({
    body: { name: `Kho ${key}`, order: 1 },
    headers: { 'idempotency-key': keyNamed(key) },
  })
  const kept = await maker.post('/positions', name('new'))
  await maker.post('/positions', name('old'))
  await nobody.post('/login', { body: { email: 'a@example.test', password: 'sai', type: 1 } })
  const past = new Date(Date.now() - 25 * 3_600_000)
  const expired = sql<string>`expires_at - interval '25 hours'`
  await db.updateTable('idempotency_keys').set({ expires_at: expired }).where('key', '=', keyNamed('old')).execute()
  await db.updateTable('login_attempts').set({ at: past }).where('subject', 'not like', 'address:%').execute()
  const places = { old: new Date(Date.now() - 181 * 86_400_000), new: past }
  for (const [place, used_at] of Object.entries(places)) {
    await db.insertInto('sign_in_places').values({ account: 'a@example.test', place, used_at }).execute()
  }
  await db.insertInto('used_captchas').values({ signature: 'old', expires_at: past }).execute()

  const { config } = app.services
  // As if the last time were an hour ago.
  await db.updateTable('job_periods').set({ period: past }).where('kind', '=', 'forget').execute()
  const filesDirectory = join(config.dataDirectory, 'files')
  const { server } = await buildApp({ config, db, connection, filesDirectory })
  await server.ready()
  await expect.poll(async () => (await db.selectFrom('used_captchas').selectAll().execute()).length).toBe(0)
  await server.close()
  const keys = await db.selectFrom('idempotency_keys').select('key').execute()
  const tries = await db.selectFrom('login_attempts').select('subject').execute()
  expect([keys, tries]).toEqual([[{ key: keyNamed('new') }], [{ subject: expect.stringMatching(/^address:/) }]])
  expect(await db.selectFrom('sign_in_places').select('place').execute()).toEqual([{ place: 'new' }])
  expect(await maker.post('/positions', name('new'))).toEqual(kept)
})

it('who wrote is forgotten two hours after it was first seen, however long the transaction took', async () => {
  const { db } = await world()
  await sql`delete from table_writes`.execute(db)
  await db.insertInto('tags').values({ name: 'một' }).execute()
  const written = async () => (await db.selectFrom('table_writes').select('name').execute()).map(({ name }) => name)
  await deleteExpired(db)
  await deleteExpired(db)
  expect(await written()).toEqual(['tags'])
  await sql`update table_writes set seen_at = seen_at - interval '121 minutes'`.execute(db)
  await db.insertInto('positions').values({ name: 'Thủ kho', order: 1 }).execute()
  await deleteExpired(db)
  expect(await written()).toEqual(['positions'])
})
