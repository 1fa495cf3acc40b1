import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#db/client.ts'
import { longestWait } from './in-flight.ts'
import { openLine, soon } from '#testing/processes/line.ts'
import { startWorld } from '#testing/world.ts'

// What is waited for at the longest never comes: only the answer ends the waiting.
beforeEach(() => {
  const { setTimeout: start } = globalThis
  const never = 2 ** 31 - 1
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: (...given: unknown[]) => void,
    after?: number,
    ...given: unknown[]
  ) => start(run, after === longestWait ? never : after, ...given)) as typeof setTimeout)
})
afterEach(() => void vi.restoreAllMocks())

/** How many wait to write into the trail. */
async function waiting(db: Database): Promise<number> {
  const { rows } = await sql`select from pg_locks where relation = 'audit_trail'::regclass and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length
}

/** The product stops while a message of one person to another waits just before its commit. */
async function stopDuringCall(callerStays: boolean) {
  const { stop, db, url, as } = await startWorld()
  const [one, two] = [await as(), await as()]
  const { chanel_id: id } = (await one.post('/chats', { body: { user_id: two.id } })).body.data
  const line = await openLine(url, two.token)
  const caller = new AbortController()
  const { answer, stopped } = await db.transaction().execute(async (trx) => {
    await sql`lock table audit_trail in access exclusive mode`.execute(trx)
    const answer = fetch(`${url}/api/chats/${id}`, {
      method: 'POST',
      body: JSON.stringify({ type: 'text', data: { text: 'kịp' } }),
      headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
      signal: caller.signal,
    }).then(
      (response) => response.status,
      () => null,
    )
    await expect.poll(() => waiting(db)).toBe(1)
    if (!callerStays) caller.abort()
    const stopped = stop()
    await soon()
    return { answer, stopped }
  })
  await stopped
  return { answer: await answer, line }
}

it('a call that is being answered when the product stops is answered, and told', async () => {
  const { answer, line } = await stopDuringCall(true)
  expect(answer).toBe(200)
  await expect.poll(() => line.all('chat:message')).toHaveLength(1)
  await expect.poll(() => line.reasons, { message: 'what browsers connect anew after' }).toEqual(['transport close'])
})

it('what a caller who has gone away asked for is told too', async () => {
  const { answer, line } = await stopDuringCall(false)
  expect(answer).toBe(null)
  await expect.poll(() => line.all('chat:message')).toHaveLength(1)
})
