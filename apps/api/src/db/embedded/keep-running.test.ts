import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withClient } from './connection.ts'
import { postmasterPid, serversIn } from './processes.ts'
import { clusterIn, type EmbeddedDatabase, startEmbedded } from './start.ts'

let root = ''
let cluster = ''
let embedded: EmbeddedDatabase
let back = 0
const lines: string[] = []

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'apron-kept-')))
  cluster = clusterIn(root)
  back = 0
  lines.length = 0
  embedded = await startEmbedded({
    directory: root,
    log: (line) => lines.push(line),
    whenItEnds: { onBack: () => (back += 1), onGivenUp: (error) => lines.push(error.message) },
  })
})

afterEach(async () => {
  await embedded.stop()
  rmSync(root, { recursive: true, force: true })
})

const kill = () => process.kill(postmasterPid(cluster) as number, 'SIGKILL')
const comesBack = () => vi.waitFor(() => expect(back).toBe(1), 45_000)
const query = (text: string) => withClient(embedded.connection, (client) => client.query(text))

test('what a killed server left computing is ended, so that a new one can start', async () => {
  const computing = query('do $$ begin loop perform 1; end loop; end $$').catch((error: Error) => error)
  await vi.waitFor(async () => {
    const { rowCount } = await query(
      `select 1 from pg_stat_activity where query like 'do %' and pid <> pg_backend_pid()`,
    )
    expect(rowCount).toBe(1)
  }, 45_000)
  kill()
  await comesBack()
  expect(await computing).toBeInstanceOf(Error)
  expect((await query('select 1')).rowCount).toBe(1)
})

test('a process id that was given to somebody else is not in the way, and nobody else is touched', async () => {
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid: statSync(cluster).uid } : {})
  kill()
  const file = join(cluster, 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)))
  await comesBack()
  await embedded.stop()
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  stranger.kill()
})

test('stopped while it is on its way again, it is stopped, and stays so', async () => {
  kill()
  await vi.waitFor(() => expect(lines.join()).toContain('has ended without being told to'), 45_000)
  await sleep(Math.random() * 200)
  await embedded.stop()
  expect(serversIn(cluster)).toEqual([])
  // It may have been quicker than the stop.
  const before = back
  await sleep(1_500)
  expect(serversIn(cluster)).toEqual([])
  expect(back).toBe(before)
})

test('whose end is expected, it is not started again', async () => {
  embedded.expectEnd()
  kill()
  await sleep(1_500)
  expect(serversIn(cluster)).toEqual([])
  expect(lines.join()).not.toContain('has ended')
})
