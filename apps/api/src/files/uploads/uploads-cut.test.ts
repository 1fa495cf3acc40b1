import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { beginUpload, sha256, type Begun } from '#testing/documents/uploads.ts'
import { video } from '#testing/pictures/films.ts'
import { form } from '#testing/pictures/pictures.ts'
import { startWorld } from '#testing/world.ts'
import { largeFile, tried } from '#testing/trials.ts'

const mebibyte = 1024 * 1024
const cuts = 10

/** A film of so many bytes on the disk: after its pictures comes what no player looks at, different in every mebibyte. */
async function filmOf(bytes: number) {
  const directory = await mkdtemp(join(tmpdir(), 'apron-film-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = await open(join(directory, 'film.mp4'), 'w+')
  onTestFinished(() => file.close())
  const hash = createHash('sha256')
  const write = async (part: Buffer) => {
    hash.update(part)
    await file.write(part)
  }
  const film = await video({ seconds: 2, in: 'mp4' })
  const free = Buffer.alloc(8)
  free.writeUInt32BE(bytes - film.length, 0)
  free.write('free', 4)
  await write(Buffer.concat([film, free]))
  const block = randomBytes(mebibyte)
  for (let at = film.length + free.length; at < bytes; at += block.length) {
    block.writeUInt32BE(at, 0)
    await write(block.subarray(0, bytes - at))
  }
  return { digest: hash.digest('hex'), read: (at: number, length: number) => readAt(file, at, length) }
}

async function readAt(file: Awaited<ReturnType<typeof open>>, at: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** A line to the product that breaks off ten times while so many bytes go over it: by turns on their way, and before they are answered. */
async function poorLine(to: string, bytes: number) {
  const line = { url: '', sent: 0, cut: 0 }
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), '127.0.0.1')
    const end = () => {
      near.destroy()
      far.destroy()
    }
    const isDue = () => line.cut < cuts && line.sent > ((line.cut + 0.5) * bytes) / cuts
    const cutIf = (isNow: boolean) => {
      if (isNow) {
        line.cut += 1
        end()
      }
      return isNow
    }
    near.on('data', (data) => {
      line.sent += data.length
      if (cutIf(isDue() && line.cut % 2 === 0)) return
      if (!far.write(data)) near.pause()
    })
    far.on('drain', () => near.resume())
    far.on('data', (data) => {
      if (!cutIf(isDue() && line.cut % 2 === 1)) near.write(data)
    })
    for (const side of [near, far]) side.on('error', end).on('close', end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line
}

it('a large film over a line that breaks off ten times arrives whole, and each of its parts is stored once', async () => {
  const world = await startWorld()
  onTestFinished(() => world.stop())
  const sender = await world.as('GET_MEDIA')
  const { fileStore } = world.app.services
  const stored: string[] = []
  const { put } = fileStore.objects
  fileStore.objects.put = async (name, path) => {
    await put(name, path)
    if (name.startsWith('parts/')) stored.push(name)
  }
  const bytes = largeFile
  const film = await filmOf(bytes)
  const begin = async () => (await beginUpload(sender, bytes, { name: 'tra nạp.mp4', digest: film.digest })).body.data
  const begun = (await begin()) as Begun
  const line = await poorLine(world.url, bytes)
  const headers = { authorization: `Bearer ${sender.token}` }
  async function send(n: number): Promise<boolean> {
    const part = await film.read((n - 1) * begun.part_bytes, begun.part_bytes)
    const body = form({ digest: sha256(part) }, [['part', 'part', part]])
    const sent = await fetch(`${line.url}/api/uploads/${begun.id}/parts/${n}`, { method: 'POST', headers, body }).catch(
      () => null,
    )
    expect([n, sent?.status ?? 200]).toEqual([n, 200])
    return sent !== null
  }
  const count = Math.ceil(bytes / begun.part_bytes)
  for (let isWhole = false; !isWhole;) {
    const { id, have } = (await begin()) as Begun
    expect(id).toBe(begun.id)
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((n) => !have.includes(n))
    isWhole = missing.length === 0
    for (const n of missing) if (!(await send(n))) break
  }
  tried(line.cut)
  expect([line.cut, stored.length, new Set(stored).size]).toEqual([cuts, count, count])
  expect(line.sent).toBeLessThan(bytes + (cuts / 2) * begun.part_bytes + count * 2000)
  const whole = await sender.post(`/uploads/${begun.id}/completion`)
  expect([whole.status, whole.body.data.file.type]).toEqual([200, 'video/mp4'])
  const hash = createHash('sha256')
  for await (const data of (await fetch(world.url + whole.body.data.file.url)).body!) hash.update(data)
  expect(hash.digest('hex')).toBe(film.digest)
  const left: string[] = []
  await expect
    .poll(async () => {
      left.length = 0
      for await (const { name } of fileStore.objects.names('parts/')) left.push(name)
      return left
    })
    .toEqual([])
}, 600_000)
