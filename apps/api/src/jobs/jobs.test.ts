import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp, type App } from '../app.ts'
import type { Database } from '#db/client.ts'
import { openLine } from '#testing/processes/line.ts'
import { settled } from '#testing/processes/settled.ts'
import { startWorld, world as worldOf, type Browser, type World } from '#testing/world.ts'

let world: World
let admin: Browser
beforeAll(async () => {
  world = await startWorld()
  admin = await world.asSuper()
  await counted(world.db)
  await settled(world)
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.db.deleteFrom('jobs').execute()
  await sql`delete from pgboss.job`.execute(world.db)
})

/** Notes each time that the hourly job throws away what has expired. */
async function counted(db: Database): Promise<void> {
  await sql`
    create table done (at timestamptz default clock_timestamp());
    create function note_done() returns trigger language plpgsql as $$ begin insert into done default values; return null; end $$;
    create trigger done after delete on used_captchas for each statement execute function note_done();`.execute(db)
}
const timesDone = async (db: Database) =>
  (await sql<{ times: number }>`select count(*) as times from done`.execute(db)).rows[0]!.times

/** Another process on the same database. */
async function another({ app, db, connection }: World): Promise<App> {
  const { config } = app.services
  const other = await buildApp({ config, db, connection, filesDirectory: join(config.dataDirectory, 'files') })
  await other.server.ready()
  onTestFinished(() => other.server.close())
  return other
}

/** Keeps the job from its end until the answer is called. */
async function blocked(db: Database): Promise<() => Promise<void>> {
  const held = await db.startTransaction().execute()
  await sql`lock table used_captchas in access exclusive mode`.execute(held)
  let isHeld = true
  const release = async () => {
    if (isHeld) await held.rollback().execute()
    isHeld = false
  }
  onTestFinished(release)
  return release
}

/** Until somebody is really at the work that is blocked: the queue says so before they are. */
const waitsForLock = (db: Database) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBe(1)

const begin = async (who = admin): Promise<number> =>
  (await who.post('/jobs', { body: { kind: 'forget' } })).body.data.id as number
const shown = async (id: number, who = admin) => (await who.get(`/jobs/${id}`)).body.data
const becomes = (id: number, state: string, timeout = 45_000) =>
  expect.poll(async () => (await shown(id)).state, { timeout, interval: 20 }).toBe(state)

/** Lets what waits for its next try be tried now. */
async function hurry(id: number): Promise<void> {
  await sql`update pgboss.job set start_after = now() from jobs where jobs.queue_id = job.id and jobs.id = ${id}`.execute(
    world.db,
  )
  world.app.services.jobs.wake('forget')
}

describe('a job', () => {
  it('is begun with the transaction that asked for it, and not without', async () => {
    const { db, app } = world
    const kind = app.services.jobs.kinds().find(({ name }) => name === 'forget')!
    const before = await timesDone(db)
    const refused = db.transaction().execute(async (trx) => {
      await app.services.jobs.enqueue(trx, kind, {}, admin.id)
      throw new Error('refused after all')
    })
    await expect(refused).rejects.toThrow('refused after all')
    const id = await db.transaction().execute((trx) => app.services.jobs.enqueue(trx, kind, {}, admin.id))
    await becomes(id, 'done')
    expect(await timesDone(db)).toBe(before + 1)
    expect(await db.selectFrom('jobs').select('id').execute()).toEqual([{ id }])
  })

  it('that waits for nothing is done, also when many are begun at once', async () => {
    const before = await timesDone(world.db)
    const ids = await Promise.all(Array.from({ length: 10 }, () => begin()))
    for (const id of ids) await becomes(id, 'done')
    expect(await timesDone(world.db)).toBe(before + 10)
  })

  it('is done once, however many processes there are', async () => {
    await another(world)
    await another(world)
    await settled(world)
    const before = await timesDone(world.db)
    const ids = await Promise.all(Array.from({ length: 20 }, () => begin()))
    for (const id of ids) await becomes(id, 'done')
    expect(await timesDone(world.db)).toBe(before + 20)
  })

  it('tells whoever began it how it stands', async () => {
    const line = await openLine(world.url, admin.token)
    const id = await begin()
    await line.hears('job', (heard) => heard.id === id && heard.state === 'running')
    await line.hears('job', (heard) => heard.id === id && heard.state === 'done')
    expect(await shown(id)).toMatchObject({
      kind: 'forget',
      title: 'Delete expired data',
      tries: 1,
      reason: null,
      started_by: { id: admin.id },
    })
  })

  it('has failed after its tries, with a reason that gives nothing away, and may be tried again', async () => {
    await sql`alter table used_captchas rename to hidden`.execute(world.db)
    const id = await begin()
    for (const tries of [1, 2]) {
      await expect.poll(() => shown(id), { interval: 20 }).toMatchObject({ state: 'waiting', tries })
      expect((await shown(id)).next_at).not.toBeNull()
      await hurry(id)
    }
    await becomes(id, 'failed')
    const failed = await shown(id)
    expect(failed).toMatchObject({ tries: 3, most_tries: 3, reason: expect.stringContaining('(42P01)') })
    expect(JSON.stringify(failed)).not.toContain('used_captchas')
    const kept = await sql<{ output: unknown }>`select output from pgboss.job`.execute(world.db)
    expect(JSON.stringify(kept.rows)).not.toContain('used_captchas')
    await sql`alter table hidden rename to used_captchas`.execute(world.db)
    expect((await admin.post(`/jobs/${id}/retry`)).body.data).toMatchObject({ state: 'waiting' })
    await becomes(id, 'done')
    expect((await shown(id)).reason).toBeNull()
    expect((await admin.post(`/jobs/${id}/retry`)).body.code).toBe('job_not_failed')
  })

  it('that nobody asked for and that went well leaves nothing, and one that failed does', async () => {
    const { jobs } = world.app.services
    const kind = { ...jobs.kinds().find(({ name }) => name === 'forget')!, tries: 1 }
    await jobs.enqueue(world.db, kind, {}, null)
    await settled(world)
    await sql`alter table used_captchas rename to hidden`.execute(world.db)
    const id = await jobs.enqueue(world.db, kind, {}, null)
    await becomes(id, 'failed')
    await sql`alter table hidden rename to used_captchas`.execute(world.db)
    const { body } = await admin.get('/jobs', { query: { state: 'failed' } })
    expect(body.data).toMatchObject([{ id, started_by: null, state: 'failed' }])
  })
})

describe('a job that is cancelled', () => {
  it('while it runs is given up, and what it still does counts for nothing', async () => {
    const release = await blocked(world.db)
    const id = await begin()
    await becomes(id, 'running')
    expect((await admin.post(`/jobs/${id}/cancellation`)).body.data.state).toBe('cancelled')
    await release()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await shown(id)).state).toBe('cancelled')
    expect((await admin.post(`/jobs/${id}/cancellation`)).body.code).toBe('job_ended')
  })

  it('while it waits is never done', async () => {
    const release = await blocked(world.db)
    const [first, second] = [await begin(), await begin()]
    const waiting = (await shown(first)).state === 'running' ? second : first
    expect((await admin.delete(`/jobs/${waiting}`)).body.code).toBe('job_not_ended')
    const before = await admin.post(`/jobs/${waiting}/cancellation`)
    expect(before.status).toBe(200)
    await release()
    await becomes(waiting === first ? second : first, 'done')
    expect((await shown(waiting)).state).toBe('cancelled')
    expect((await admin.delete(`/jobs/${waiting}`)).status).toBe(200)
    expect((await admin.get(`/jobs/${waiting}`)).status).toBe(404)
    const { rows } = await sql`select from pgboss.job where state = 'cancelled'`.execute(world.db)
    expect(rows).toHaveLength(0)
  })

  it('may be cancelled by whoever began it, and is not there for anybody else', async () => {
    const [owner, stranger] = [await world.as(), await world.as()]
    await blocked(world.db)
    const { jobs } = world.app.services
    const id = await jobs.enqueue(
      world.db,
      jobs.kinds().find(({ name }) => name === 'forget')!,
      {},
      owner.id,
    )
    expect((await stranger.get(`/jobs/${id}`)).status).toBe(404)
    expect((await stranger.post(`/jobs/${id}/cancellation`)).status).toBe(404)
    expect((await owner.get(`/jobs/${id}`)).status).toBe(200)
    expect((await owner.get('/jobs')).status).toBe(403)
    expect((await owner.post(`/jobs/${id}/cancellation`)).body.data.state).toBe('cancelled')
    const trail = await world.db
      .selectFrom('audit_trail')
      .select('user_id')
      .where('action', '=', 'job.cancelled')
      .where('subject_id', '=', id)
      .execute()
    expect(trail).toEqual([{ user_id: owner.id }])
  })
})

describe('the list', () => {
  it('is narrowed by state and kind, newest first', async () => {
    const ids = [await begin(), await begin()]
    for (const id of ids) await becomes(id, 'done')
    const { body } = await admin.get('/jobs', { query: { state: 'done', kind: 'forget' } })
    expect([body.data.map(({ id }: { id: number }) => id), body.meta.total]).toEqual([ids.toReversed(), 2])
    expect((await admin.get('/jobs', { query: { state: 'failed' } })).body.data).toEqual([])
    expect((await admin.get('/jobs', { query: { kind: 'other' } })).body.data).toEqual([])
  })

  it('knows what begins by itself, and begins no other', async () => {
    const { body } = await admin.get('/jobs/periodic', { headers: { 'accept-language': 'vi' } })
    expect(body.data).toContainEqual({ kind: 'forget', title: 'Xóa dữ liệu hết hạn', begun_at: expect.any(String) })
    expect((await admin.post('/jobs', { body: { kind: 'mail' } })).body.errors.kind).toHaveLength(1)
  })
})

describe('a process that stops', () => {
  it('hands back what does not end in time, which another does at its first try', async () => {
    const { time_zone } = world.app.services.settings.now()
    const own = await worldOf({ settings: { time_zone } })
    await settled(own)
    const kind = own.app.services.jobs.kinds().find(({ name }) => name === 'forget')!
    const release = await blocked(own.db)
    const id = await own.app.services.jobs.enqueue(own.db, kind, {}, (await own.asSuper()).id)
    const standing = async () =>
      (
        await sql<{ state: string; retry_count: number; retry_limit: number }>`
        select state, retry_count, retry_limit from pgboss.job q join jobs on jobs.queue_id = q.id
        where jobs.id = ${id}`.execute(own.db)
      ).rows[0]
    await expect.poll(standing).toMatchObject({ state: 'active' })
    await waitsForLock(own.db)
    await own.app.services.jobs.stop()
    expect(await standing()).toEqual({ state: 'retry', retry_count: 0, retry_limit: 3 })
    await release()
    await another(own)
    await expect.poll(standing).toMatchObject({ state: 'completed' })
  })
})

describe('a periodic job', () => {
  it('is begun once in each period by two processes, and again in the next', async () => {
    let now = new Date('2026-03-01T08:59:50Z')
    const own = await worldOf({ now: () => now })
    await counted(own.db)
    const { app, db, connection } = own
    const { config } = app.services
    const filesDirectory = join(config.dataDirectory, 'files')
    const other = await buildApp({ config, db, connection, filesDirectory, now: () => now })
    await other.server.ready()
    onTestFinished(() => other.server.close())
    await settled(own)
    const first = await timesDone(db)
    now = new Date('2026-03-01T09:00:01Z')
    await expect.poll(() => timesDone(db)).toBe(first + 1)
    await new Promise((resolve) => setTimeout(resolve, 6000))
    expect(await timesDone(db)).toBe(first + 1)
  })
})
