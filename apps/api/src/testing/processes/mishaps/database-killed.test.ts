import { once } from 'node:events'
import { appendFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { translate } from '@apron/messages'
import { serversIn } from '#db/embedded/processes.ts'
import { beside, clusterBeside, serverBeside, signIn } from '../beside.ts'
import { imports } from '../../imports.ts'
import { openLine } from '../line.ts'
import { peopleAtWork } from '../people-at-work.ts'
import { runApp, type RunningApp } from '../running-app.ts'
import { startedBefore } from '../started-before.ts'
import { kills, longest, rounds } from '../../trials.ts'

vi.setConfig({ testTimeout: longest })

const ended = /has ended without being told to/g
/** What a write may be answered: while the database is away, and by an application that is about to stop. */
const refusals = [
  { status: 503, body: { code: 'database_away', message: translate('vi', 'errors.database_away') } },
  { status: 503, body: expect.objectContaining({ error: 'Service Unavailable' }) as unknown },
]

let dataDirectory = ''
let app: RunningApp
beforeEach(async () => {
  dataDirectory = await startedBefore()
  app = await runApp(dataDirectory)
  onTestFinished(async () => {
    await app.end('SIGTERM')
    await rm(dataDirectory, { recursive: true, force: true })
  })
})

const killDatabase = () => process.kill(serverBeside(dataDirectory), 'SIGKILL')

/** After five ends in a row the application gives up, on purpose. */
const endsOfOneLife = 4

describe('PostgreSQL that is killed alone', () => {
  it('comes back by itself; nothing acknowledged is lost, nothing is done twice', async () => {
    const token = await signIn(app, dataDirectory)
    const people = await peopleAtWork({ on: (work) => beside(dataDirectory, work), app: () => app, token })
    const library = imports(dataDirectory)
    let line = await openLine(app.url, token)
    let ends = 0
    await rounds(async (round) => {
      if (ends === endsOfOneLife) {
        await app.end('SIGTERM')
        app = await runApp(dataDirectory)
        line = await openLine(app.url, token)
        ends = 0
      }
      const loading = await library.start(round)
      await loading.begun
      await sleep(Math.random() * 300)
      const server = serverBeside(dataDirectory)
      const again = new Promise((done) => line.socket.io.once('reconnect', done))
      killDatabase()
      ends += 1
      await vi.waitFor(() => expect(app.said().match(/is running again/g)).toHaveLength(ends), 45_000)
      const before = people.acknowledged()
      await vi.waitFor(() => expect(people.acknowledged()).toBeGreaterThan(before + 10), 120_000)
      await Promise.all([again, loading.ended])
      expect(serverBeside(dataDirectory)).not.toBe(server)
      expect(app.said().match(ended)).toHaveLength(ends)
    }, kills)
    await people.goHome()
    await people.check()
    await library.check()
    expect(people.problems.length).toBeGreaterThan(0)
    for (const problem of people.problems) expect(refusals).toContainEqual(problem)
  })

  it('comes back although the application had only taken it over', async () => {
    await app.end('SIGKILL')
    app = await runApp(dataDirectory)
    expect(app.output).toContain('taking over the running server')
    killDatabase()
    await vi.waitFor(() => expect(app.said()).toContain('is running again'), 45_000)
    expect(await (await fetch(`${app.url}/api/users/active`)).json()).toMatchObject({ code: 'not_signed_in' })
  })

  it('and cannot start again lets the application say what to do and end', async () => {
    await appendFile(join(clusterBeside(dataDirectory), 'postgresql.conf'), '\nno such setting\n')
    killDatabase()
    expect(await app.gone).toBe(1)
    expect(app.said()).toContain('could not be kept running')
    expect(app.said()).toContain('start the product again')
    expect(app.said().match(/try \d of 5/g)).toHaveLength(5)
  })
})

describe('when everything is stopped', () => {
  it.each([
    ['the application first', 0, false, [0]],
    // On a machine that has too much to do the second signal may come later than the first is waited over.
    ['PostgreSQL first', 0, true, [0, 1]],
    ['PostgreSQL long enough before to be on its way again', 200, true, [0, 1]],
  ])('%s, it ends in order and nothing is left', async (_, wait, databaseFirst, noticed) => {
    if (databaseFirst) killDatabase()
    await sleep(wait)
    const gone = app.end('SIGTERM')
    if (!databaseFirst) killDatabase()
    expect(await gone).toBe(0)
    expect(noticed).toContain([...app.said().matchAll(ended)].length)
    await vi.waitFor(() => expect(serversIn(clusterBeside(dataDirectory))).toEqual([]), 45_000)
    app = await runApp(dataDirectory)
    expect(app.output).not.toContain('taking over')
  })

  it('PostgreSQL while a call is still coming in, it is not started again', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' }
    const held = request(`${app.url}/api/login`, { method: 'POST', headers }).on('error', () => undefined)
    held.flushHeaders()
    await once(held, 'continue')
    const gone = app.end('SIGTERM')
    killDatabase()
    await sleep(1_000)
    held.destroy()
    expect(await gone).toBe(0)
    expect(app.said()).not.toMatch(ended)
    expect(serversIn(clusterBeside(dataDirectory))).toEqual([])
  })

  it('PostgreSQL by its own signal, it is not started again', async () => {
    process.kill(serverBeside(dataDirectory), 'SIGTERM')
    const code = await app.end('SIGTERM')
    expect({ code, said: code === 0 ? '' : app.said() }).toEqual({ code: 0, said: '' })
    expect(app.said()).not.toMatch(ended)
    expect(serversIn(clusterBeside(dataDirectory))).toEqual([])
  })
})
