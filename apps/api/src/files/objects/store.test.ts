import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { translate } from '@apron/messages'
import { beginUpload, partOf, sendPart, sendWhole, type Begun } from '#testing/documents/uploads.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { deleteReleased, sweepDeleted } from '../forgetting/release.ts'
import { sweepUploads, sweptAfter } from '../forgetting/sweep.ts'
import { startBucket, type BucketServer } from './testing/bucket-server.ts'

const text = (bytes: number) => Buffer.from('Kiem tra phin loc. '.repeat(bytes / 10)).subarray(0, bytes)
const namesIn = async ({ app }: World) => {
  const names: string[] = []
  for await (const { name } of app.services.fileStore.objects.names('')) names.push(name)
  return names
}
const scratchOf = ({ app }: World) => readdir(join(app.services.config.dataDirectory, 'files', 'incoming'))

describe.each(['disk', 's3'])('files kept on %s', (kind) => {
  let server: BucketServer
  let world: World
  let sender: Browser
  beforeAll(async () => {
    server = await startBucket({ prefix: 'apron/' })
    world = await startWorld({ config: { store: kind === 's3' ? server.bucket : null } })
    sender = await world.as('GET_MEDIA')
  })
  afterAll(async () => {
    await world.stop()
    await server.goAway()
  })

  it('a picture and a file in parts arrive, and are served whole, in parts, and by their head', async () => {
    const sent = await sender.post('/libraries/upload', { form: form({}, [['file', 'ảnh.jpg', await jpeg(60, 40)]]) })
    expect(sent.status).toBe(200)
    expect((await fetch(world.url + sent.body.data.url)).headers.get('content-type')).toBe('image/jpeg')
    const bytes = text(3 * 512 * 1024 + 7)
    const whole = await sendWhole(sender, bytes)
    expect(whole.status).toBe(200)
    const address = world.url + (whole.body.data.file.url as string)
    expect(Buffer.from(await (await fetch(address)).arrayBuffer()).equals(bytes)).toBe(true)
    const part = await fetch(address, { headers: { range: 'bytes=600000-700000' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 600000-700000/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(600_000, 700_001))).toBe(true)
    expect((await fetch(address, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
    server.asked.length = 0
    const head = await fetch(address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${bytes.length}`, ''])
    expect(server.asked.map((asked) => asked.split(' ')[0])).toEqual(kind === 's3' ? ['HEAD'] : [])
    await expect.poll(async () => (await namesIn(world)).filter((name) => name.startsWith('parts/'))).toEqual([])
    expect([server.objects.size > 0, await scratchOf(world)]).toEqual([kind === 's3', []])
  })

  it('what was deleted and what was refused leave the store', async () => {
    const before = new Set(await namesIn(world))
    const left = async () => (await namesIn(world)).filter((name) => !before.has(name))
    const kept = await sendWhole(sender, text(700_000))
    const { id, url } = kept.body.data.file as { id: number; url: string }
    const refused = await sender.post('/chats/0', {
      form: form({ type: 'text', 'data[text]': '' }, [['images[0]', 'a.jpg', await jpeg(44, 33)]]),
    })
    expect(refused.status).toBe(422)
    await world.db.deleteFrom('uploads').where('file_id', '=', id).execute()
    expect([await deleteReleased(world.db), (await fetch(world.url + url)).status]).toEqual([1, 404])
    const later = new Date(Date.now() + 31 * 24 * 3_600_000)
    expect(await sweepDeleted(world.db, world.app.services.fileStore.blobs, later)).toBe(1)
    const coming = await left()
    expect(coming.length).toBeGreaterThan(1)
    await world.db
      .updateTable('unsettled_blobs')
      .set({ since: new Date(Date.now() - sweptAfter - 60_000) })
      .execute()
    expect(await sweepUploads(world.app.services)).toBe(coming.length)
    expect(await left()).toEqual([])
  })
})

describe('while the bucket is away', () => {
  let server: BucketServer
  let world: World
  let sender: Browser
  beforeAll(async () => {
    server = await startBucket()
    world = await startWorld({ config: { store: server.bucket } })
    sender = await world.as()
  })
  afterAll(() => world.stop())
  const awayUntilTheEnd = async () => {
    await server.goAway()
    onTestFinished(() => server.comeBack())
  }
  const away = { status: 503, body: { code: 'store_away', message: translate('en', 'errors.store_away') } }

  it('files are refused with a sentence, what has none goes on, and nothing is half written', async () => {
    const send = () => sender.post('/libraries/upload', { form: form({}, [['file', 'a.txt', text(1000)]]) })
    const { url } = (await send()).body.data as { url: string }
    const bytes = text(600_000)
    const begun = (await beginUpload(sender, bytes.length)).body.data as Begun
    expect((await sendPart(sender, [begun.id, 1], partOf(bytes, begun, 1))).status).toBe(200)
    const count = async () => (await world.db.selectFrom('files').select('id').execute()).length
    const before = [await count(), server.objects.size]
    await server.goAway()
    const served = await fetch(world.url + url, { headers: { 'accept-language': 'vi' } })
    expect([served.status, ((await served.json()) as { message: string }).message]).toEqual([
      503,
      translate('vi', 'errors.store_away'),
    ])
    const picture = form({}, [['file', 'b.jpg', await jpeg(50, 41)]])
    expect(await sender.post('/libraries/upload', { form: picture })).toMatchObject(away)
    expect(await sendPart(sender, [begun.id, 2], partOf(bytes, begun, 2))).toMatchObject(away)
    expect((await sender.get(`/uploads/${begun.id}`)).body.data.have).toEqual([1])
    await server.comeBack()
    expect([await count(), server.objects.size, await scratchOf(world)]).toEqual([...before, []])
    expect((await sendPart(sender, [begun.id, 2], partOf(bytes, begun, 2))).status).toBe(200)
    await server.goAway()
    expect(await sender.post(`/uploads/${begun.id}/completion`)).toMatchObject(away)
    await server.comeBack()
    expect((await sender.post(`/uploads/${begun.id}/completion`)).status).toBe(200)
  })

  it('and answers nobody, whoever sends parts keeps no others from working', async () => {
    const bytes = text(600_000)
    const senders = await Promise.all(Array.from({ length: 25 }, () => world.as()))
    const begun = await Promise.all(
      senders.map(async (who) => (await beginUpload(who, bytes.length)).body.data as Begun),
    )
    server.answers = 'never'
    server.asked.length = 0
    const sent = senders.map((who, at) => sendPart(who, [begun[at]!.id, 1], partOf(bytes, begun[at]!, 1)))
    // As many as there are connections to the database.
    await vi.waitFor(() => expect(server.asked.length).toBeGreaterThanOrEqual(20), 45_000)
    expect((await sender.get('/positions')).status).toBe(200)
    server.answers = 'whole'
    await server.goAway()
    await server.comeBack()
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('what is done in the background waits for it, and nothing has failed by that', async () => {
    const admin = await world.asSuper()
    await sql`create function last_try() returns trigger language plpgsql as
      $$ begin new.retry_limit = 0; return new; end $$`.execute(world.db)
    await sql`create trigger last_try before insert on pgboss.job for each row execute function last_try()`.execute(
      world.db,
    )
    await world.db
      .insertInto('unsettled_blobs')
      .values({ digest: 'cd'.repeat(32), since: new Date(0) })
      .execute()
    await server.goAway()
    const begin = async () => (await admin.post('/jobs', { body: { kind: 'files.refused' } })).body.data.id as number
    const standing = (id: number) => async () => (await admin.get(`/jobs/${id}`)).body.data
    const id = await begin()
    await expect.poll(standing(id)).toMatchObject({ state: 'waiting', tries: 1, reason: null })
    await server.comeBack()
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(world.db)
    for (const one of [id, await begin()]) await expect.poll(standing(one)).toMatchObject({ state: 'done' })
  })

  it('the sweep leaves what it cannot remove in doubt', async () => {
    const { blobs } = world.app.services.fileStore
    await world.db
      .insertInto('unsettled_blobs')
      .values({ digest: 'ab'.repeat(32), since: new Date(0) })
      .execute()
    await awayUntilTheEnd()
    await expect(sweepUploads(world.app.services)).rejects.toThrow('The store of files')
    expect(await blobs.unsettled(sweptAfter)).toContain('ab'.repeat(32))
  })
})

it('a full disk of the machine is refused as such', async () => {
  const world = await startWorld()
  onTestFinished(() => world.stop())
  world.app.services.fileStore.objects.put = () =>
    Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  const sender = await world.as()
  const sent = await sender.post('/libraries/upload', { form: form({}, [['file', 'a.txt', text(1000)]]) })
  expect([sent.status, sent.body.code]).toEqual([507, 'disk_full'])
})

it('processes with a bucket and nothing else in common go on with one another’s files', async () => {
  const server = await startBucket()
  const world = await startWorld({ config: { store: server.bucket } })
  const { buildApp } = await import('../../app.ts')
  const { config } = world.app.services
  const { db, connection } = world
  const other = await buildApp({ config, db, connection, filesDirectory: join(config.dataDirectory, 'other') })
  const url = await other.server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await other.server.close()
    await world.stop()
    await server.goAway()
  })
  const sender = await world.as()
  const bytes = text(600_000)
  const begun = (await beginUpload(sender, bytes.length)).body.data as Begun
  for (const n of [1, 2]) await sendPart(sender, [begun.id, n], partOf(bytes, begun, n))
  const headers = { authorization: `Bearer ${sender.token}` }
  const whole = await fetch(`${url}/api/uploads/${begun.id}/completion`, { method: 'POST', headers })
  const { data } = (await whole.json()) as { data: Begun }
  const served = await fetch(world.url + data.file!.url)
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
})
