import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { longestWait } from './in-flight.ts'
import { openLine, soon } from '../testing/processes/line.ts'
import { startWorld } from '../testing/world.ts'

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
    await soon()
    if (!callerStays) caller.abort()
    const stopped = stop()
    await soon()
    return { answer, stopped }
  })
  const since = Date.now()
  await stopped
  return { answer: await answer, line, waited: Date.now() - since }
}

it('a call that is being answered when the product stops is answered, and told', async () => {
  const { answer, line, waited } = await stopDuringCall(true)
  expect(answer).toBe(200)
  expect(line.all('chat:message')).toHaveLength(1)
  expect(line.reasons, 'what browsers connect anew after').toEqual(['transport close'])
  expect(waited, 'milliseconds').toBeLessThan(longestWait)
})

it('what a caller who has gone away asked for is told too', async () => {
  const { answer, line, waited } = await stopDuringCall(false)
  expect(answer).toBe(null)
  expect(line.all('chat:message')).toHaveLength(1)
  expect(waited, 'milliseconds').toBeLessThan(longestWait)
})
