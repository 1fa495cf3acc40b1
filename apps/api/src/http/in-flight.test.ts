import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openLine, soon } from '../testing/line.ts'
import { startWorld } from '../testing/world.ts'

it('a call that is being answered when the product stops is answered, and told', async () => {
  const { stop, db, url, as } = await startWorld()
  const [one, two] = [await as(), await as()]
  const { chanel_id: id } = (await one.post('/chats', { body: { user_id: two.id } })).body.data
  const line = await openLine(url, two.token)
  const { sent, stopped } = await db.transaction().execute(async (trx) => {
    await sql`lock table audit_trail in access exclusive mode`.execute(trx)
    const sent = one.post(`/chats/${id}`, { body: { type: 'text', data: { text: 'kịp' } } })
    await soon()
    const stopped = stop()
    await soon()
    return { sent, stopped }
  })
  expect((await sent).status).toBe(200)
  await line.hears('chat:message')
  const since = Date.now()
  await stopped
  expect(Date.now() - since, 'milliseconds until it had stopped').toBeLessThan(3000)
  expect(line.reasons).toEqual(['transport close'])
})
