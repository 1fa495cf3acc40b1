import { createHash } from 'node:crypto'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markedPictures, movingPng, plainPicture, secret } from '#testing/pictures/marked-pictures.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { nameOf } from '../blobs.ts'
import { cleanStored } from '../clean-stored.ts'

let world: World
let somebody: Browser
let pictures: Record<string, Buffer>
beforeAll(async () => {
  world = await startWorld()
  somebody = await world.as()
  pictures = await markedPictures()
})
afterAll(() => world.stop())

const clean = (leaving = new AbortController().signal) =>
  cleanStored(world.app.services, { leaving, progress: () => Promise.resolve() })

const upload = (bytes: Buffer, name = 'hiện trường.jpg') =>
  somebody.post('/libraries/upload', { form: form({}, [['file', name, bytes]]) })
const read = async (path: string) => Buffer.from(await (await fetch(world.url + path)).arrayBuffer())
const rowOf = (id: number) => world.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const pathOf = (digest: string) => join(world.app.services.config.dataDirectory, 'files', nameOf(digest))
const pixels = (picture: Buffer) => sharp(picture).rotate().flatten().raw().toBuffer()
const types = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif']

describe('a picture that tells more than it shows', () => {
  it.each(types)('is served alone and upright: %s', async (type) => {
    const sent = pictures[type]!
    expect(sent.includes(secret)).toBe(true)
    const { status, body } = await upload(sent)
    expect(status).toBe(200)
    const [original, small] = [
      await read(body.data.url),
      await read(world.app.services.fileStore.url(body.data.id, 'small')),
    ]
    for (const served of [original, small]) {
      expect(served.includes(secret)).toBe(false)
      expect(served.includes('2026:03:02')).toBe(false)
    }
    const shown = await sharp(original).metadata()
    expect([shown.xmp, shown.iptc]).toEqual([undefined, undefined])
    const isTurned = type !== 'image/gif'
    expect([shown.autoOrient.width, shown.autoOrient.height]).toEqual(isTurned ? [40, 60] : [60, 40])
    const looks = await sharp(small).metadata()
    expect([looks.width, looks.height]).toEqual(isTurned ? [40, 60] : [60, 40])
    // What is behind the end of a GIF is too much for some decoders.
    const looked = type === 'image/gif' ? await plainPicture().gif().toBuffer() : sent
    // What is written anew loses a little.
    const isSame = (await pixels(original)).equals(await pixels(looked))
    expect(isSame || type === 'image/avif').toBe(true)
    expect(body.data.type).toBe(type === 'image/avif' ? 'image/jpeg' : type)
  })

  it.each(types.filter((type) => type !== 'image/gif'))('has its place and time in the record: %s', async (type) => {
    const sent = pictures[type]!
    const { body } = await upload(sent)
    const row = await rowOf(body.data.id)
    expect(row).toMatchObject({ taken_at: '2026-03-02T02:14:05.000Z', longitude: 108.2, width: 40, height: 60 })
    expect(row.latitude).toBeCloseTo(-16.06, 6)
    const served = await read(body.data.url)
    expect([row.received_digest, row.digest, row.bytes]).toEqual([digestOf(sent), digestOf(served), served.length])
    expect(row.digest).not.toBe(row.received_digest)
  })

  it('without an offset was taken in the time zone of the company', async () => {
    const { body } = await upload(
      await sharp({ create: { width: 50, height: 40, channels: 3, background: '#fff' } })
        .withExif({ IFD2: { DateTimeOriginal: '2026:03:02 09:14:05' } })
        .jpeg()
        .toBuffer(),
    )
    expect(await rowOf(body.data.id)).toMatchObject({ taken_at: '2026-03-02T02:14:05.000Z', latitude: null })
  })
})

it('a picture that tells nothing is kept as it came', async () => {
  const sent = await jpeg(70, 50)
  const { body } = await upload(sent)
  expect(await rowOf(body.data.id)).toMatchObject({ digest: digestOf(sent), received_digest: digestOf(sent) })
})

describe('a picture that was kept before', () => {
  const blobs = () => world.app.services.fileStore.blobs
  /** As an earlier version stored it. */
  async function storedBefore(bytes: Buffer): Promise<number> {
    const { body } = await upload(bytes)
    const path = join(world.app.services.config.dataDirectory, 'before.jpg')
    await writeFile(path, bytes)
    const digest = await blobs().keep({ path, digest: digestOf(bytes) })
    await world.db
      .updateTable('files')
      .set({ digest, received_digest: null, taken_at: null, latitude: null, longitude: null })
      .where('id', '=', body.data.id)
      .execute()
    return body.data.id
  }
  const served = async (id: number) => {
    const response = await fetch(world.url + world.app.services.fileStore.url(id, 'original'))
    return { bytes: Buffer.from(await response.arrayBuffer()), cache: response.headers.get('cache-control') }
  }

  it('is served as its small copy until it has been cleaned, and whole after that', async () => {
    const bytes = pictures['image/jpeg']!
    const ids = [await storedBefore(bytes), await storedBefore(bytes)]
    const pending = await served(ids[0]!)
    expect([pending.bytes.includes(secret), pending.cache]).toEqual([false, 'no-store'])
    expect(await clean()).toBe(1)
    for (const id of ids) {
      const row = await rowOf(id)
      expect(row).toMatchObject({ received_digest: digestOf(bytes), taken_at: '2026-03-02T02:14:05.000Z' })
      const { bytes: whole, cache } = await served(id)
      expect([digestOf(whole), whole.includes(secret)]).toEqual([row.digest, false])
      expect(cache).toContain('immutable')
    }
    const marks = await world.db.selectFrom('unsettled_blobs').select('digest').execute()
    expect(marks).toContainEqual({ digest: digestOf(bytes) })
    expect(await clean()).toBe(0)
  })

  it('that was not reached before the product ended is cleaned by the next start', async () => {
    const id = await storedBefore(pictures['image/png']!)
    await expect(clean(AbortSignal.abort())).rejects.toThrow('aborted')
    // Killed between the bytes and the record: they lie there already.
    await world.app.services.fileStore.clean({ ...(await rowOf(id)) })
    expect((await rowOf(id)).received_digest).toBeNull()
    expect(await clean()).toBe(1)
    expect((await served(id)).bytes.includes(secret)).toBe(false)
  })

  it('and cannot be read keeps its small copy alone', async () => {
    const id = await storedBefore(await jpeg(1300, 900))
    const { digest } = await rowOf(id)
    await truncate(pathOf(digest), 3000)
    expect(await clean()).toBe(0)
    const { bytes } = await served(id)
    expect(bytes.equals(await readFile(pathOf((await rowOf(id)).small_digest!)))).toBe(true)
  })
})

it('a moving PNG is taken and served as one', async () => {
  const moving = movingPng(await plainPicture().png().toBuffer())
  const { status, body } = await upload(moving, 'van.png')
  expect([status, body.data.type]).toEqual([200, 'image/apng'])
  const response = await fetch(world.url + body.data.url)
  expect(response.headers.get('content-type')).toBe('image/apng')
  expect(Buffer.from(await response.arrayBuffer()).includes('acTL')).toBe(true)
})

it('a text in UTF-16 that begins with its mark is taken as text, a page is not', async () => {
  const little = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  const big = (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()])
  for (const encode of [little, big]) {
    const { status, body } = await upload(encode('Biên bản đánh giá kho'), 'biên bản.txt')
    expect([status, body.data?.type]).toEqual([200, 'text/plain'])
    expect((await read(body.data.url)).equals(encode('Biên bản đánh giá kho'))).toBe(true)
    expect((await upload(encode('<html><script>alert(1)</script>'), 'a.txt')).body.code).toBe('file_type')
    expect((await upload(encode('a\0b'), 'a.txt')).body.code).toBe('file_type')
  }
})
