import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '#testing/world.ts'

it('whoever has gone while their call waited is counted and fails nothing, whatever a proxy says', async () => {
  for (const trustProxy of [false, 1, ['127.0.0.1']] as const) {
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    const own = await world({ config: { trustProxy: trustProxy as false }, settings: { limit_calls: 100 }, log })
    const person = await own.as()
    const head = `GET /api/profiles HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`
    const waits = () =>
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%sessions%'`
        .execute(own.db)
        .then(({ rows }) => rows.length)
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        own.app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      )
    await own.db.transaction().execute(async (held) => {
      await sql`lock table sessions in access exclusive mode`.execute(held)
      const socket = connect(Number(new URL(own.url).port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(head)
      await expect.poll(waits).toBe(1)
      socket.destroy()
      await expect.poll(connections).toBe(0)
    })
    expect((await person.get('/profiles')).status).toBe(200)
    await own.app.server.close()
    expect(lines.filter((line) => line.includes('A call failed'))).toEqual([])
  }
})
