import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { signIn } from './beside.ts'
import { form, jpeg } from '../pictures/pictures.ts'
import { startBucket } from '#files/objects/testing/bucket-server.ts'
import { runApp, sendPatiently } from './running-app.ts'
import { startedBefore } from './started-before.ts'
import { longest } from '../trials.ts'

vi.setConfig({ testTimeout: longest })

const program = fileURLToPath(new URL('../../start/backup-main.ts', import.meta.url))

/** Backs a data directory up; gives what the command says. */
async function backUp(dataDirectory: string, target: string, settings: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    APRON_DATA: dataDirectory,
    APRON_TIME_ZONE: 'UTC',
    ...settings,
  }
  const child = spawn(process.execPath, [program, target], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, said]).toEqual([0, expect.stringContaining('The backup is in')])
  return said
}

/** Whether other accounts may list a data directory, or come to what people sent. */
async function openTo(directory: string): Promise<boolean> {
  const modes = await Promise.all([directory, join(directory, 'files')].map(async (one) => (await stat(one)).mode))
  return (modes[0]! & 0o066) !== 0 || (modes[1]! & 0o077) !== 0
}

it('a backup that is taken while people upload holds what was saved before the time that it names', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'apron-backed-up-')))
  const [data, target] = [await startedBefore(), join(root, 'copy')]
  // As `mkdir` leaves it.
  for (const directory of [data, join(data, 'files')]) await chmod(directory, 0o755)
  const app = await runApp(data)
  onTestFinished(async () => {
    await app.end('SIGTERM')
    for (const directory of [root, data]) await rm(directory, { recursive: true, force: true })
  })
  const headers = { authorization: `Bearer ${await signIn(app, data)}` }
  const saved: { url: string; at: number; bytes: Buffer }[] = []
  let over = false
  let width = 50
  const uploading = async () => {
    while (!over) {
      const bytes = await jpeg((width += 1), 50)
      const response = await sendPatiently(`${app.url}/api/libraries/upload`, {
        method: 'POST',
        body: form({}, [['file', 'ảnh.jpg', bytes]]),
        headers,
      })
      const { data: kept } = (await response.json()) as { data: { url: string } }
      saved.push({ url: kept.url, at: Date.now(), bytes })
    }
  }
  const work = [uploading(), uploading()]
  // The time that it names is a whole second: some are saved before it, however quick the backup is.
  const thisSecond = () => Math.floor(Date.now() / 1_000) * 1_000
  const before = (instant: number) => saved.filter(({ at }) => at < instant)
  await expect.poll(() => before(thisSecond()).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(10)
  const begun = thisSecond()
  const said = await backUp(data, target)
  for (const directory of [data, target]) expect([directory, await openTo(directory)]).toEqual([directory, false])
  over = true
  await Promise.all(work)
  // Only what is stored: two signs of a digest name each folder.
  expect(await readdir(join(target, 'files'))).toSatisfy((names: string[]) => names.every((name) => name.length === 2))

  const named = /saved before (\S+) (\S+) \(UTC\)/.exec(said)!
  const until = Date.parse(`${named[1]}T${named[2]}Z`)
  expect(until).toBeGreaterThanOrEqual(begun)
  const copy = await runApp(target)
  onTestFinished(() => copy.end('SIGTERM').then(() => undefined))
  for (const { url, bytes } of before(until)) {
    const file = await fetch(copy.url + url)
    expect(file.status).toBe(200)
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
  }
})

it('a backup of a product whose files are in a bucket holds them, and starts without it', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'apron-backed-up-')))
  const [data, target, server] = [await startedBefore(), join(root, 'copy'), await startBucket({ prefix: 'apron/' })]
  const app = await runApp(data, server.env)
  onTestFinished(async () => {
    await app.end('SIGTERM')
    for (const directory of [root, data]) await rm(directory, { recursive: true, force: true })
  })
  const headers = { authorization: `Bearer ${await signIn(app, data)}` }
  const bytes = await jpeg(61, 47)
  const body = form({}, [['file', 'ảnh.jpg', bytes]])
  const sent = await sendPatiently(`${app.url}/api/libraries/upload`, { method: 'POST', body, headers })
  const { data: kept } = (await sent.json()) as { data: { url: string } }
  expect(server.objects.size).toBeGreaterThan(0)
  expect(await backUp(data, target, server.env)).toContain('start it with APRON_STORE=disk')
  expect((await readdir(join(target, 'files'))).every((name) => name.length === 2)).toBe(true)
  await server.goAway()
  const copy = await runApp(target)
  onTestFinished(() => copy.end('SIGTERM').then(() => undefined))
  const file = await fetch(copy.url + kept.url)
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})
