import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database, withClient } from '#db/embedded/connection.ts'
import { serversIn } from '#db/embedded/processes.ts'
import { clusterBeside, serverBeside } from './beside.ts'
import { runApp, spawnApp } from './running-app.ts'
import { longest } from '../trials.ts'

vi.setConfig({ testTimeout: longest })

type Moment = (said: string) => boolean | Promise<boolean>

let directory: string
beforeEach(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'apron-starting-')))
})
afterEach(async () => {
  for (const cluster of clusters()) for (const pid of serversIn(cluster)) process.kill(pid, 'SIGKILL')
  await rm(directory, { recursive: true, force: true, maxRetries: 3 })
})

const postgres = () => join(directory, 'postgres')
/** The database, and what is still becoming one. */
const clusters = () =>
  (existsSync(postgres()) ? readdirSync(postgres()) : [])
    .filter((name) => name.startsWith('cluster'))
    .map((name) => join(postgres(), name))
const running = () => clusters().flatMap(serversIn)

const createsDatabase: Moment = () => clusters().some((path) => path.includes('partial'))
const startsServer: Moment = () =>
  existsSync(clusterBeside(directory)) && serversIn(clusterBeside(directory)).length > 0
const migrates: Moment = () =>
  withClient({ host: clusterBeside(directory), database }, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )
const writesFirstData: Moment = (said) => said.includes('brought up to date')
const takesOver: Moment = (said) => said.includes('taking over')

const nothingLeft = { code: 0, running: [], lock: false, isReady: false }

/** Starts the application, sends it a signal at a moment of its start, and returns how it ended. */
async function stopAt(moment: Moment, signal: NodeJS.Signals) {
  const app = spawnApp(directory)
  while (!(await moment(app.said()))) await sleep(1)
  const code = await app.end(signal)
  expect(app.said()).toMatch(new RegExp(`Stopping \\(${signal}\\)…\\n$`))
  const lock = existsSync(join(postgres(), 'application.lock'))
  return { code, running: running(), lock, isReady: app.said().includes('is ready') }
}

/** Starts the application once more and stops it; its exit code. */
async function startAndStop(): Promise<number | null> {
  const app = await runApp(directory)
  expect((await fetch(`${app.url}/api/settings`)).status).toBe(200)
  return app.end('SIGTERM')
}

describe('told to end while it starts, the application leaves nothing running', () => {
  it.each([
    ['the database is created', createsDatabase, 'SIGTERM'],
    ['PostgreSQL starts', startsServer, 'SIGTERM'],
    ['PostgreSQL starts, from a keyboard', startsServer, 'SIGINT'],
    ['the schema is made', migrates, 'SIGTERM'],
    ['the first data is written', writesFirstData, 'SIGINT'],
  ] as const)('while %s', async (_, moment, signal) => {
    expect(await stopAt(moment, signal)).toEqual(nothingLeft)
    expect([await startAndStop(), running()]).toEqual([0, []])
  })

  it('while it takes over or recovers what a killed one left', async () => {
    const killed = await runApp(directory)
    await killed.end('SIGKILL')
    expect(await stopAt(takesOver, 'SIGTERM')).toEqual(nothingLeft)
    const again = await runApp(directory)
    process.kill(serverBeside(directory), 'SIGKILL')
    await again.end('SIGKILL')
    while (running().length > 0) await sleep(20)
    expect(await stopAt(startsServer, 'SIGTERM')).toEqual(nothingLeft)
    expect([await startAndStop(), running()]).toEqual([0, []])
  })
})
