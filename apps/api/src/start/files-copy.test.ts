import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { nameOf } from '#files/blobs.ts'
import { openObjects } from '#files/objects/open-objects.ts'
import { startBucket, type BucketServer } from '#files/objects/testing/bucket-server.ts'

const program = fileURLToPath(new URL('files-copy-main.ts', import.meta.url))
const many = 60

async function open() {
  const data = await mkdtemp(join(tmpdir(), 'apron-copied-'))
  const server = await startBucket({ prefix: 'apron/files/' })
  onTestFinished(async () => {
    await server.goAway()
    await rm(data, { recursive: true })
  })
  return { data, server }
}

const begin = (data: string, server: BucketServer, words: string[]) =>
  spawn(process.execPath, [program, ...words], {
    env: { ...process.env, DATABASE_URL: undefined, APRON_DATA: data, ...server.env, APRON_STORE: 'disk' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function copy(data: string, server: BucketServer, ...words: string[]): Promise<{ code: number; said: string }> {
  const child = begin(data, server, words)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += String(bytes)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const blobs = Array.from({ length: many }, (_, n) => {
  const bytes = Buffer.from(`Biên bản ${n} `.repeat(n * 50))
  return { name: nameOf(createHash('sha256').update(bytes).digest('hex')), bytes }
})
const part = { name: 'parts/7/1', bytes: Buffer.from('a part') }
const all = [...blobs, part]

async function fill(data: string): Promise<void> {
  const objects = await openObjects(join(data, 'files'), null)
  await mkdir(join(data, 'files', 'incoming'), { recursive: true })
  for (const [n, { name, bytes }] of all.entries()) {
    const path = join(data, `sent-${n}`)
    await writeFile(path, bytes)
    await objects.put(name, path)
  }
  await writeFile(join(data, 'files', 'incoming', 'on-its-way'), 'half')
}
const copiesIn = (server: BucketServer) =>
  Object.fromEntries([...server.objects].map(([key, { bytes }]) => [key, String(bytes)]))
const wanted = Object.fromEntries(all.map(({ name, bytes }) => [`apron/files/${name}`, String(bytes)]))

/** Kills a copy with a signal that it cannot catch when the bucket is asked this for the tenth time. */
async function killAtTenth(data: string, server: BucketServer, asked: string, words: string[]): Promise<void> {
  const child = begin(data, server, words)
  let count = 0
  server.fails = (what) => {
    if (what.startsWith(asked)) count += 1
    if (count === 10) child.kill('SIGKILL')
    return null
  }
  const [, signal] = (await once(child, 'close')) as [number | null, string]
  server.fails = () => null
  expect(signal).toBe('SIGKILL')
}

it('files go into the bucket, also when the copy is killed, and a second time there is nothing to do', async () => {
  const { data, server } = await open()
  await fill(data)
  await killAtTenth(data, server, 'PUT apron/files/', ['disk', 's3'])
  // What it tried the bucket with was left by the kill, or not.
  const probes = [...server.objects.keys()].filter((key) => key.includes('/probe/'))
  for (const key of probes) server.objects.delete(key)
  const already = server.objects.size
  expect(already).toBeLessThan(all.length / 2)
  expect(wanted).toMatchObject(copiesIn(server))
  const second = await copy(data, server, 'disk', 's3')
  expect([second.code, second.said]).toEqual([
    0,
    expect.stringContaining(`${all.length - already} copied, ${already} were there already, ${all.length} in all`),
  ])
  expect(second.said).toContain('The target has every file in its full length.')
  expect(copiesIn(server)).toEqual(wanted)
  expect((await copy(data, server, 'disk', 's3')).said).toContain(`0 copied, ${all.length} were there already`)
})

it('files come back out of the bucket as they were, also when the copy is killed', async () => {
  const { data, server } = await open()
  for (const { name, bytes } of all) server.objects.set(`apron/files/${name}`, { bytes, at: new Date() })
  await killAtTenth(data, server, 'GET apron/files/', ['s3', 'disk'])
  expect((await copy(data, server, 's3', 'disk')).code).toBe(0)
  for (const { name, bytes } of all) expect((await readFile(join(data, 'files', name))).equals(bytes)).toBe(true)
  expect((await copy(data, server, 's3', 'disk')).said).toContain(`0 copied, ${all.length} were there already`)
})

it('what was cut short in the target is copied anew, what is damaged in the source is named and left out', async () => {
  const { data, server } = await open()
  await fill(data)
  const [short, damaged] = [blobs[9]!.name, blobs[8]!.name]
  server.objects.set(`apron/files/${short}`, { bytes: Buffer.from('Biên'), at: new Date() })
  server.objects.set('apron/files/ab/of-another', { bytes: Buffer.from('x'), at: new Date() })
  server.objects.set('apron/files/Of Somebody', { bytes: Buffer.from('x'), at: new Date() })
  const path = join(data, 'files', damaged)
  const bytes = await readFile(path)
  bytes[3]! ^= 1
  await writeFile(path, bytes)
  const { code, said } = await copy(data, server, 'disk', 's3')
  expect([code, said]).toEqual([1, expect.stringContaining(`${damaged} is damaged where it comes from`)])
  expect(said).toContain(`1 of ${all.length} files are not in the target`)
  expect(said).toContain('The target has 1 more, which stay.')
  expect(copiesIn(server)).toMatchObject({ [`apron/files/${short}`]: wanted[`apron/files/${short}`] })
  expect(server.objects.has(`apron/files/${damaged}`)).toBe(false)
})

it.each([[[]], [['disk', 'disk']], [['s3']], [['disk', 'tape']]])(
  'whoever writes %j reads how it goes',
  async (words) => {
    const { data, server } = await open()
    const { code, said } = await copy(data, server, ...words)
    expect([code, said]).toEqual([1, expect.stringContaining('npm run files:copy -- disk s3')])
  },
)
