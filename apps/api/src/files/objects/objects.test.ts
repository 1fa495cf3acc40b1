import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openOnS3 } from './on-s3.ts'
import { openObjects } from './open-objects.ts'
import { NoSuchObject, StoreAway, type Objects } from './objects.ts'
import { startBucket, type BucketServer } from './testing/bucket-server.ts'
import { tryBucket } from './try-bucket.ts'

let directory: string
let server: BucketServer
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'apron-objects-'))
  server = await startBucket({ prefix: 'apron/files/' })
})
afterAll(async () => {
  await server.goAway()
  await rm(directory, { recursive: true })
})

let made = 0
async function fileOf(bytes: string | Buffer): Promise<string> {
  const path = join(directory, `sent-${(made += 1)}`)
  await writeFile(path, bytes)
  return path
}
const textOf = async (read: Promise<{ bytes: number; stream: AsyncIterable<Buffer> } | null>) => {
  const { bytes, stream } = (await read)!
  return [bytes, String(Buffer.concat(await all(stream)))]
}
async function all<Each>(each: AsyncIterable<Each>): Promise<Each[]> {
  const found: Each[] = []
  for await (const one of each) found.push(one)
  return found
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const mebibyte = 1024 * 1024

describe.each(['disk', 's3'])('objects on %s', (kind) => {
  let objects: Objects
  beforeEach(async () => {
    server.objects.clear()
    const own = join(directory, `store-${(made += 1)}`)
    await mkdir(own)
    objects = await openObjects(own, kind === 's3' ? server.bucket : null)
    onTestFinished(() => objects.close())
  })
  const put = async (name: string, bytes: string | Buffer) => objects.put(name, await fileOf(bytes))
  const names = async (under: string) => (await all(objects.names(under))).map(({ name }) => name).toSorted()

  it('are moved there, and take the place of what had their name', async () => {
    const path = await fileOf('biên bản')
    await objects.put('ab/cd/abcd', path)
    expect([existsSync(path), await textOf(objects.open('ab/cd/abcd'))]).toEqual([false, [11, 'biên bản']])
    await put('ab/cd/abcd', 'mới hơn')
    expect([await objects.bytesOf('ab/cd/abcd'), await textOf(objects.open('ab/cd/abcd'))]).toEqual([
      10,
      [10, 'mới hơn'],
    ])
    await put('ab/empty', '')
    expect([await objects.bytesOf('ab/empty'), await textOf(objects.open('ab/empty'))]).toEqual([0, [0, '']])
  })

  it('are read in parts, as far as there are any', async () => {
    await put('ab/digits', '0123456789')
    const part = (start: number, end: number) => textOf(objects.open('ab/digits', { start, end }))
    expect([await part(0, 3), await part(4, 4), await part(7, 100), await part(10, 20)]).toEqual([
      [10, '0123'],
      [10, '4'],
      [10, '789'],
      [10, ''],
    ])
  })

  it('that are not there are null, cannot be fetched, and can be removed', async () => {
    expect([await objects.open('ab/none'), await objects.open('ab/none', { start: 0, end: 3 })]).toEqual([null, null])
    expect(await objects.bytesOf('ab/none')).toBe(null)
    const target = join(directory, 'none')
    await expect(objects.fetch('ab/none', target)).rejects.toThrow(NoSuchObject)
    expect(existsSync(target)).toBe(false)
    await objects.remove('ab/none')
  })

  it('are fetched to this machine, and gone when they are removed', async () => {
    await put('ab/one', 'một')
    await objects.fetch('ab/one', join(directory, 'one'))
    expect(await readFile(join(directory, 'one'), 'utf8')).toBe('một')
    await objects.remove('ab/one')
    expect([await objects.bytesOf('ab/one'), await names('')]).toEqual([null, []])
  })

  it('are listed below a folder or all of them, with their sizes', async () => {
    for (const name of ['parts/1/1', 'parts/1/2', 'parts/2/1', 'parts2', 'ab/cd/abcd']) await put(name, name)
    expect(await names('')).toEqual(['ab/cd/abcd', 'parts/1/1', 'parts/1/2', 'parts/2/1', 'parts2'])
    expect([await names('parts/1'), await names('parts/'), await names('none/')]).toEqual([
      ['parts/1/1', 'parts/1/2'],
      ['parts/1/1', 'parts/1/2', 'parts/2/1'],
      [],
    ])
    const [listed] = await all(objects.names('ab/'))
    expect([listed!.bytes, Math.abs(listed!.at.getTime() - Date.now()) < 60_000]).toEqual([10, true])
  })

  it('of many bytes arrive as they were', async () => {
    for (const size of [16 * mebibyte, 16 * mebibyte + 1, 25 * mebibyte]) {
      const bytes = randomBytes(size)
      await put('ab/large', bytes)
      await objects.fetch('ab/large', join(directory, 'large'))
      expect([await objects.bytesOf('ab/large'), sha256(await readFile(join(directory, 'large')))]).toEqual([
        size,
        sha256(bytes),
      ])
    }
  })

  it.each(['../secret', 'ab/../../x', '/ab', 'ab//cd', 'AB', 'a b', '', 'ab/'])(
    'have no name like %j',
    async (name) => {
      const path = await fileOf('x')
      for (const work of [
        async () => objects.put(name, path),
        async () => objects.open(name),
        async () => objects.bytesOf(name),
        async () => objects.fetch(name, path),
        async () => objects.remove(name),
      ])
        await expect(work()).rejects.toThrow('No object may have this name')
      expect([existsSync(path), await names('')]).toEqual([true, []])
    },
  )
})

describe('a bucket', () => {
  const reach = (changes = {}) => {
    const objects = openOnS3({ ...server.bucket, ...changes })
    onTestFinished(() => objects.close())
    return objects
  }

  it('is listed to its end, and nothing beside its prefix is looked at', async () => {
    server.objects.clear()
    const at = new Date()
    const bytes = Buffer.from('x')
    for (let n = 0; n < 2345; n += 1) server.objects.set(`apron/files/ab/${n}`, { bytes, at })
    server.objects.set('apron/other/ab/1', { bytes, at })
    const listed = await all(reach().names(''))
    expect([listed.length, new Set(listed.map(({ name }) => name)).size]).toEqual([2345, 2345])
    expect(await reach().bytesOf('ab/7')).toBe(1)
    await reach().remove('ab/7')
    expect(server.objects.has('apron/files/ab/7')).toBe(false)
  })

  it('keeps nothing of a large file that does not arrive whole', async () => {
    server.objects.clear()
    const path = await fileOf(randomBytes(20 * mebibyte))
    let sent = 0
    server.fails = (what) => (what.startsWith('PUT') && (sent += 1) > 1 ? { status: 500, code: 'InternalError' } : null)
    onTestFinished(() => void (server.fails = () => null))
    await expect(reach().put('ab/large', path)).rejects.toThrow(StoreAway)
    expect([server.objects.size, server.open.size, existsSync(path)]).toEqual([0, 0, true])
  })

  it('that is missing is not taken for an empty one', async () => {
    await expect(reach({ bucket: 'other' }).open('ab/one')).rejects.toThrow(/NoSuchBucket/)
  })

  it('is tried again when it fails once', async () => {
    let failed = 0
    server.fails = () => ((failed += 1) > 1 ? null : { status: 503, code: 'SlowDown' })
    onTestFinished(() => void (server.fails = () => null))
    await reach().put('ab/again', await fileOf('lại'))
    expect([await reach().bytesOf('ab/again'), failed > 1]).toEqual([5, true])
  })

  it('that is away says so, before and while it is read', async () => {
    await reach().put('ab/long', await fileOf(randomBytes(12 * mebibyte)))
    const objects = reach()
    const { stream } = (await objects.open('ab/long'))!
    await server.goAway()
    await expect(all(stream)).rejects.toThrow(StoreAway)
    for (const does of ['open', 'bytesOf', 'remove'] as const)
      await expect(objects[does]('ab/long')).rejects.toThrow(StoreAway)
    await expect(all(objects.names(''))).rejects.toThrow(StoreAway)
    await server.comeBack()
    expect(await objects.bytesOf('ab/long')).toBe(12 * mebibyte)
  })

  it('is tried at the start, and what is wrong is named', async () => {
    server.objects.clear()
    const attempt = (changes = {}) => tryBucket(join(directory, 'tried'), { ...server.bucket, ...changes })
    await attempt()
    expect(server.objects.size).toBe(0)
    await expect(attempt({ bucket: 'other' })).rejects.toThrow(/^The bucket other at http.*writing.*APRON_S3_BUCKET/)
    await expect(attempt({ accessKey: 'other' })).rejects.toThrow(/APRON_S3_ACCESS_KEY/)
    await expect(attempt({ secretKey: 'other' })).rejects.toThrow(/SignatureDoesNotMatch.*APRON_S3_SECRET_KEY/)
    await expect(attempt({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(/ECONNREFUSED.*APRON_S3_ENDPOINT/)
    for (const [method, what] of [
      ['GET apron', 'reading'],
      ['GET ', 'listing'],
      ['DELETE', 'removing'],
    ]) {
      const isMeant = (asked: string) => (method === 'GET ' ? asked === method : asked.startsWith(method!))
      server.fails = (asked) => (isMeant(asked) ? { status: 403, code: 'AccessDenied' } : null)
      onTestFinished(() => void (server.fails = () => null))
      await expect(attempt()).rejects.toThrow(`${what} an object`.replace('listing an object', 'listing objects'))
    }
  })
})
