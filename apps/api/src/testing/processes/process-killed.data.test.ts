import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLine } from './line.ts'
import { startTwoApps, type TwoApps } from './two-apps.ts'
import { longest } from '../trials.ts'

vi.setConfig({ testTimeout: longest })

let two: TwoApps
beforeAll(async () => {
  two = await startTwoApps()
})
afterAll(() => two.stop())

/** Runs work while whoever adds a message waits in the middle of the commit. */
async function holdingCommits(work: (waits: () => Promise<boolean>) => Promise<void>): Promise<void> {
  const { db } = two
  await sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return null; end $$`.execute(db)
  await sql`create constraint trigger wait_for_test after insert on chat_messages
    deferrable initially deferred for each row execute function wait_for_test()`.execute(db)
  await db.transaction().execute(async (held) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(held)
    await work(async () => {
      // Of this database alone: others on the same server have such locks as well.
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
      return rows.length === 1
    })
  })
  await sql`drop trigger wait_for_test on chat_messages`.execute(db)
}

it('what a process committed and, killed, told nobody is asked for by those who are connected to the others', async () => {
  const { apps, db, call, pair, say, start } = two
  const third = await start()
  const [one, other, id] = await pair()
  const line = await openLine(apps[0].url, other.token)
  const tabs = await Promise.all(Array.from({ length: 10 }, () => openLine(apps[1].url, other.token)))
  // Whoever has just started does not judge yet.
  await sleep(5_000)
  const stored = () => db.selectFrom('chat_messages').select('id').where('channel_id', '=', id).execute()
  await holdingCommits(async (waits) => {
    void say(third, one, id, { text: 'nghe thấy không?', id: 'untold' }).catch(() => undefined)
    await vi.waitFor(async () => expect(await waits()).toBe(true), 45_000)
    await third.end('SIGKILL')
    expect(await stored()).toEqual([])
  })
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), 45_000)

  const times: number[] = []
  for (const tab of tabs) tab.socket.once('disconnect', () => times.push(Date.now()))
  await new Promise((done) => line.socket.io.once('reconnect', done))
  expect(line.all('chat:message')).toEqual([])
  const { body } = await call(apps[0], other, `GET /chats/${id}?after=0`)
  expect(body.data.messages).toMatchObject([{ message: 'nghe thấy không?' }])

  // Not all of them at once, and once each.
  await vi.waitFor(() => expect(times).toHaveLength(tabs.length), 45_000)
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(200)
  await sleep(3_000)
  for (const tab of [line, ...tabs]) expect(tab.reasons).toHaveLength(1)
})

it('a process that stops in order leaves nobody with something to ask for', async () => {
  const { apps, person, start } = two
  const fourth = await start()
  const line = await openLine(apps[0].url, (await person()).token)
  await sleep(5_000)
  await fourth.end('SIGTERM')
  await sleep(6_000)
  expect(line.reasons).toEqual([])
})
