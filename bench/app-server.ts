import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import { buildApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/start/config.ts'
import { openDatabase, openPool, type Connection } from '../apps/api/src/db/client.ts'

type Input = { connection: Connection; directory: string; notesCommits?: boolean; isWhole?: boolean }

/**
 * The product itself, as it is served, on the bench's database. `isWhole` with the web application. Asked by a message,
 * it reports when it committed, the longest time without service since the last question, or how much of the processor
 * it has spent, in milliseconds.
 */
const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
const commits: string[] = []
if (input.notesCommits) noteCommits()
const settings = { APRON_SECRET: 'bench', APRON_DATA: input.directory, APRON_CAPTCHA: 'off' }
// Counted as ever, and never met.
const config = readConfig({ ...settings, APRON_LIMIT_CALLS: '100000000', APRON_LIMIT_UPLOADS: '100000000' })
const pool = openPool(input.connection, () => undefined)
const { connection, directory } = input
const filesDirectory = `${directory}/files`
const webDirectory = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const { server } = await buildApp({
  config,
  db: openDatabase(pool),
  connection,
  filesDirectory,
  ...(input.isWhole && { webDirectory }),
})
await server.listen({ port: 0, host: '127.0.0.1' })
const held = monitorEventLoopDelay({ resolution: 10 })
held.enable()
process.on('message', (asked) => {
  const { user, system } = process.cpuUsage()
  process.send?.(asked === 'held' ? held.max / 1e6 : asked === 'spent' ? (user + system) / 1e3 : commits)
  if (asked === 'held') held.reset()
})
process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`)

function noteCommits() {
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function noting(this: pg.Client, ...args: unknown[]) {
    const answer = original.apply(this, args as never) as unknown
    const [sent] = args
    const text = typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : sent
    if (text !== 'commit' || !(answer instanceof Promise)) return answer as never
    return answer.then((result: unknown) => {
      commits.push(String(process.hrtime.bigint()))
      return result
    }) as never
  } as typeof original
}
