import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { io } from 'socket.io-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { signIn } from '#testing/processes/beside.ts'
import { runApp, spawnApp } from '#testing/processes/running-app.ts'
import { startedBefore } from '#testing/processes/started-before.ts'
import { readCertificate } from './certificate.ts'
import { selfSigned, type Pair } from './testing/self-signed.ts'

async function filesFor(pair: Pair) {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'apron-tls-')))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const files = { cert: join(directory, 'apron.pem'), key: join(directory, 'apron.key') }
  const write = async ({ cert, key }: Pair) => {
    await writeFile(files.cert, cert)
    await writeFile(files.key, key)
  }
  await write(pair)
  return { files, write, settings: { APRON_TLS_CERT: files.cert, APRON_TLS_KEY: files.key } }
}

type Came = { status: number; headers: NodeJS.Dict<string | string[]>; shown: string; body: string }

function ask(url: string, trusted: Pair, more: { agent?: Agent; body?: string } = {}): Promise<Came> {
  return new Promise((resolve, reject) => {
    const { agent = false, body } = more
    const options = { ca: trusted.cert, agent, method: body ? 'POST' : 'GET', headers: body ? json : {} }
    const sent = request(url, options, (response) => {
      const shown = (response.socket as TLSSocket).getPeerCertificate().fingerprint256
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, shown, body: text }))
    })
    sent.on('error', reject).end(body)
  })
}
const json = { 'content-type': 'application/json' }

it('speaks TLS by itself, and takes a renewed certificate without letting go of anybody', async () => {
  const [first, second] = [selfSigned(), selfSigned()]
  const { write, settings } = await filesFor(first)
  const data = await startedBefore()
  const app = await runApp(data, { ...settings, APRON_LOG_LEVEL: 'info' })
  onTestFinished(async () => {
    expect(await app.end('SIGTERM')).toBe(0)
    await rm(data, { recursive: true, force: true })
  })
  expect(app.url).toMatch(/^https:/)
  const before = await ask(`${app.url}/healthz`, first)
  expect([before.status, before.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
  await expect(ask(`${app.url}/healthz`, second)).rejects.toThrow(/self.signed/)
  await expect(fetch(`${app.url.replace('https', 'http')}/healthz`)).rejects.toThrow('fetch failed')

  const signedIn = { url: app.url } as typeof app
  const token = await signInBy(first, () => signIn(signedIn, data))
  const socket = io(app.url, { auth: { token }, transports: ['websocket'], ca: first.cert } as never)
  onTestFinished(() => void socket.disconnect())
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  const reasons: string[] = []
  socket.on('disconnect', (reason) => reasons.push(reason))
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => kept.destroy())
  await ask(`${app.url}/healthz`, first, { agent: kept })

  // Half of it: the former one serves.
  await write({ ...second, key: first.key })
  await vi.waitFor(() => expect(app.said()).toContain('does not belong to the certificate'), 45_000)
  expect((await ask(`${app.url}/healthz`, first)).shown).toBe(before.shown)
  await write(second)
  const after = await vi.waitFor(() => ask(`${app.url}/healthz`, second), { timeout: 45_000, interval: 200 })
  expect(after.shown).not.toBe(before.shown)
  expect((await ask(`${app.url}/healthz`, first, { agent: kept })).shown).toBe(before.shown)
  expect([socket.connected, reasons]).toEqual([true, []])
})

/** What is asked meanwhile by `fetch`, of a server whose certificate nobody else knows. */
async function signInBy<Result>(trusted: Pair, work: () => Promise<Result>): Promise<Result> {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const came = await ask(url, trusted, { body })
    return { json: () => Promise.resolve(JSON.parse(came.body) as unknown) }
  })
  try {
    return await work()
  } finally {
    vi.unstubAllGlobals()
  }
}

it('does not start with a certificate and a key that do not belong together, and says so', async () => {
  const { settings } = await filesFor({ cert: selfSigned().cert, key: selfSigned().key })
  const data = await realpath(await mkdtemp(join(tmpdir(), 'apron-tls-')))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const app = spawnApp(data, settings)
  expect(await app.gone).toBe(1)
  expect(app.said()).toMatch(/APRON_TLS_KEY: the key in \S+ does not belong to the certificate in \S+/)
})

it('says what is wrong with the files of a certificate', async () => {
  const { files, write } = await filesFor(selfSigned())
  const good = selfSigned()
  await expect(readCertificate({ ...files, cert: '/no/such.pem' })).rejects.toThrow(
    'APRON_TLS_CERT: /no/such.pem cannot be read (ENOENT)',
  )
  await write({ ...good, cert: 'not a certificate' })
  await expect(readCertificate(files)).rejects.toThrow(/APRON_TLS_CERT: \S+ holds no certificate in PEM/)
  await write({ ...good, key: 'not a key' })
  await expect(readCertificate(files)).rejects.toThrow(/APRON_TLS_KEY: \S+ holds no private key in PEM/)
  await write(good)
  expect((await readCertificate(files)).until.getTime()).toBeGreaterThan(Date.now())
})
