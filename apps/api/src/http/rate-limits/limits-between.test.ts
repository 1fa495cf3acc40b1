import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { world } from '#testing/world.ts'

it('two processes on one database count together', async () => {
  const limits = { limit_calls: 60, limit_uploads: 0, limit_upload_mb: 0, limit_address: 20 }
  const own = await world({ config: { severalProcesses: true }, settings: limits })
  const person = await own.as()
  const { config } = own.app.services
  const other = await buildApp({
    config,
    db: own.db,
    filesDirectory: join(config.dataDirectory, 'files'),
    connection: own.connection,
    several: true,
  })
  await other.server.ready()
  onTestFinished(() => other.server.close())
  const there = async () => {
    const headers = { authorization: `Bearer ${person.token}` }
    return (await other.server.inject({ url: '/api/profiles', headers })).statusCode
  }
  // As many as are given back in the seconds of the test leave something to be counted.
  for (let time = 0; time < 45; time += 1) await person.get('/profiles')
  for (let time = 0; time < 20; time += 1) await there()
  await expect.poll(there).toBe(429)
  const { rows } = { rows: await own.db.selectFrom('limits').select('subject').execute() }
  expect(rows.map(({ subject }) => subject)).toContain(`calls/user:${person.id}`)
})
