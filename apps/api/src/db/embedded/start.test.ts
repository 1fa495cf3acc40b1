import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withClient } from './connection.ts'
import { postmasterPid, serversIn } from './processes.ts'
import { type EmbeddedDatabase, startEmbedded } from './start.ts'
import { startApplication } from './testing/application.ts'

let root = ''
let directory = ''
let lines: string[] = []
const running: EmbeddedDatabase[] = []
const strangers: ChildProcess[] = []

async function start(): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ directory, log: (line) => lines.push(line) })
  running.push(embedded)
  return embedded
}

/** A living process that PostgreSQL would take for its own: it looks only at the process id and the user. */
function spawnAs(uid: number): ChildProcess {
  const child = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid } : {})
  strangers.push(child)
  return child
}

async function killServer(): Promise<void> {
  const cluster = join(directory, 'cluster')
  process.kill(postmasterPid(cluster) as number, 'SIGKILL')
  while (serversIn(cluster).length > 0) await sleep(20)
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'apron-embedded-')))
  directory = join(root, 'data')
  lines = []
})

afterEach(async () => {
  for (const stranger of strangers.splice(0)) stranger.kill()
  await Promise.all(running.splice(0).map((embedded) => embedded.stop()))
  rmSync(root, { recursive: true, force: true })
})

describe('the embedded PostgreSQL', () => {
  test('creates its database at the first start and finds it again at the second', async () => {
    const first = await start()
    await withClient(first.connection, (client) => client.query('create table kept as select 7 as seven'))
    await first.stop()
    expect(serversIn(join(directory, 'cluster'))).toEqual([])
    expect(existsSync(join(directory, 'application.lock'))).toBe(false)

    const second = await start()
    const found = await withClient(second.connection, (client) => client.query('select seven from kept'))
    expect(found.rows).toEqual([{ seven: 7 }])
    expect(lines).toHaveLength(1)
  })

  test('speaks UTF-8 with the built-in locale, in UTC, and listens on no port', async () => {
    const { connection } = await start()
    const answer = await withClient(connection, (client) =>
      client.query(`select upper('kiểm tra đường ống') as upper, current_setting('timezone') as zone,
        current_setting('listen_addresses') as listens, current_setting('fsync') as fsync,
        (select concat(datlocprovider, datlocale) from pg_database where datname = current_database()) as locale`),
    )
    expect(answer.rows).toEqual([
      { upper: 'KIỂM TRA ĐƯỜNG ỐNG', zone: 'UTC', listens: '', fsync: 'on', locale: 'bC.UTF-8' },
    ])
  })

  test('refuses a second application with a sentence that names the first', async () => {
    const application = await startApplication(directory)
    await expect(start()).rejects.toThrow(`in use by process ${application.pid}`)
    await expect(startApplication(directory)).rejects.toThrow(`in use by process ${application.pid}`)
    expect(await application.end('SIGTERM')).toBe(0)
    await start()
  })

  test('lets exactly one of several applications in when they start together', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => startApplication(directory)))
    const started = attempts.filter((attempt) => attempt.status === 'fulfilled')
    await Promise.all(started.map(({ value }) => value.end('SIGTERM')))
    expect(started).toHaveLength(1)
  })

  test('is not fooled by a lock whose process id now belongs to somebody else', async () => {
    mkdirSync(directory)
    writeFileSync(join(directory, 'application.lock'), JSON.stringify({ pid: process.ppid, start: 'before' }))
    await start()
    expect(readFileSync(join(directory, 'application.lock'), 'utf8')).toContain(String(process.pid))
  })

  test('takes over the server of a killed application, with what was acknowledged', async () => {
    const application = await startApplication(directory)
    await withClient(application.connection, (client) => client.query('create table kept as select 7 as seven'))
    const server = postmasterPid(join(directory, 'cluster'))
    await application.end('SIGKILL')

    const { connection, stop } = await start()
    expect(postmasterPid(join(directory, 'cluster'))).toBe(server)
    expect(lines.join()).toContain(`process ${server}`)
    const found = await withClient(connection, (client) => client.query('select seven from kept'))
    expect(found.rows).toEqual([{ seven: 7 }])
    await stop()
    expect(serversIn(join(directory, 'cluster'))).toEqual([])
  })

  test('recovers when application and server were killed and their process ids are in use again', async () => {
    const application = await startApplication(directory)
    await withClient(application.connection, (client) => client.query('create table kept as select 7 as seven'))
    await application.end('SIGKILL')
    await killServer()
    const stranger = spawnAs(statSync(join(directory, 'cluster')).uid)
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const path = join(directory, 'cluster', file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(stranger.pid)))
    }

    const { connection } = await start()
    const found = await withClient(connection, (client) => client.query('select seven from kept'))
    expect(found.rows).toEqual([{ seven: 7 }])
  })

  test('starts where the path is too long for a socket', async () => {
    directory = join(root, 'a-rather-long-name-of-a-directory'.repeat(4))
    const { connection, stop } = await start()
    expect(connection.host).not.toContain(directory)
    expect(statSync(connection.host).mode & 0o777).toBe(0o700)
    await withClient(connection, (client) => client.query('select 1'))
    await stop()
    expect(existsSync(connection.host)).toBe(false)
  })

  test('says what to do when the directory cannot be written', async () => {
    writeFileSync(join(root, 'file'), '')
    directory = join(root, 'file', 'data')
    await expect(start()).rejects.toThrow('The data directory cannot be used.')
  })

  test.runIf(process.getuid?.() === 0)(
    'runs as an ordinary account when started as root, even below a closed directory',
    async () => {
      chmodSync(root, 0o700)
      await start()
      const server = postmasterPid(join(directory, 'cluster'))
      expect(statSync(`/proc/${server}`).uid).not.toBe(0)
      expect(statSync(join(directory, 'cluster')).mode & 0o777).toBe(0o700)
    },
  )
})
