import { once } from 'node:events'
import { appendFile, mkdtemp, realpath, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { HistoryEntry } from '@apron/contract'
import { translate } from '@apron/messages'
import { serversIn } from '../db/embedded/processes.ts'
import { auditBeside, clusterBeside, serverBeside, signIn } from './beside.ts'
import { openLine } from './line.ts'
import { runApp, type RunningApp } from './running-app.ts'

const ended = /has ended without being told to/g
const away = { code: 'database_away', message: translate('vi', 'errors.database_away') }

let dataDirectory = ''
let app: RunningApp
beforeEach(async () => {
  dataDirectory = await realpath(await mkdtemp(join(tmpdir(), 'apron-alone-')))
  app = await runApp(dataDirectory)
  onTestFinished(async () => {
    await app.end('SIGTERM')
    await rm(dataDirectory, { recursive: true, force: true })
  })
})

const killDatabase = () => process.kill(serverBeside(dataDirectory), 'SIGKILL')

/** Answers one item again and again as a client does: with the same key until there is an answer. */
function answering(path: string, token: string) {
  const acknowledged: string[] = []
  const problems: { status: number; body: unknown }[] = []
  let running = true
  async function send(stt_code: string, key: string): Promise<void> {
    const response = await fetch(app.url + path, {
      method: 'PUT',
      body: JSON.stringify({ stt_code }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'accept-language': 'vi',
      },
    })
    const body: unknown = await response.json()
    if (response.ok) return void acknowledged.push(stt_code)
    problems.push({ status: response.status, body })
    await sleep(50)
    await send(stt_code, key)
  }
  const work = (async () => {
    for (let n = 0; running; n += 1) {
      await send(n % 2 === 0 ? 'OK' : 'MAJ', `${path} ${n}`)
      await sleep(25)
    }
  })()
  return {
    acknowledged,
    problems,
    async end() {
      running = false
      await work
    },
  }
}

describe('PostgreSQL that is killed alone', () => {
  it('comes back by itself; nothing acknowledged is lost, nothing is done twice', async () => {
    const token = await signIn(app)
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'vi' }
    const { audit, items } = await auditBeside(dataDirectory)
    const path = (item: number) => `/api/checklists/${audit}/checklist-items/${item}`
    const line = await openLine(app.url, token)
    const writers = items.map((item) => answering(path(item), token))
    const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

    for (const round of [1, 2, 3]) {
      await sleep(200 + Math.random() * 600)
      const server = serverBeside(dataDirectory)
      const again = new Promise((done) => line.socket.io.once('reconnect', done))
      killDatabase()
      await vi.waitFor(() => expect(app.said().match(/is running again/g)).toHaveLength(round), 15_000)
      const before = count()
      await vi.waitFor(() => expect(count()).toBeGreaterThan(before + items.length), 5_000)
      await again
      expect(serverBeside(dataDirectory)).not.toBe(server)
    }
    await Promise.all(writers.map((writer) => writer.end()))
    expect(app.said().match(ended)).toHaveLength(3)

    for (const [index, { acknowledged, problems }] of writers.entries()) {
      const response = await fetch(`${app.url}${path(items[index]!)}/histories`, { headers })
      const { data } = (await response.json()) as { data: HistoryEntry[] }
      expect(data.map((entry) => entry.status).toReversed()).toEqual(acknowledged)
      expect(problems.length).toBeGreaterThan(0)
      for (const problem of problems) expect(problem).toEqual({ status: 503, body: away })
    }
  }, 60_000)

  it('comes back although the application had only taken it over', async () => {
    await app.end('SIGKILL')
    app = await runApp(dataDirectory)
    expect(app.output).toContain('taking over the running server')
    killDatabase()
    await vi.waitFor(() => expect(app.said()).toContain('is running again'), 15_000)
    expect(await (await fetch(`${app.url}/api/users/active`)).json()).toMatchObject({ code: 'not_signed_in' })
  }, 30_000)

  it('and cannot start again lets the application say what to do and end', async () => {
    await appendFile(join(clusterBeside(dataDirectory), 'postgresql.conf'), '\nno such setting\n')
    killDatabase()
    expect(await app.gone).toBe(1)
    expect(app.said()).toContain('could not be kept running')
    expect(app.said()).toContain('start the product again')
    expect(app.said().match(/try \d of 5/g)).toHaveLength(5)
  }, 60_000)
})

describe('when everything is stopped', () => {
  it.each([
    ['the application first', 0, false, [0]],
    ['PostgreSQL first', 0, true, [0]],
    ['PostgreSQL long enough before to be on its way again', 200, true, [0, 1]],
  ])('%s, it ends in order and nothing is left', async (_, wait, databaseFirst, noticed) => {
    if (databaseFirst) killDatabase()
    await sleep(wait)
    const gone = app.end('SIGTERM')
    if (!databaseFirst) killDatabase()
    expect(await gone).toBe(0)
    expect(noticed).toContain([...app.said().matchAll(ended)].length)
    await vi.waitFor(() => expect(serversIn(clusterBeside(dataDirectory))).toEqual([]))
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
    expect(await app.end('SIGTERM')).toBe(0)
    expect(app.said()).not.toMatch(ended)
    expect(serversIn(clusterBeside(dataDirectory))).toEqual([])
  })
})
