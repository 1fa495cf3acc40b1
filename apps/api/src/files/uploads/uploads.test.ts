import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { beginUpload, partOf, sendPart, sendWhole, sha256, type Begun } from '#testing/documents/uploads.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { deleteReleased } from '../forgetting/release.ts'
import { forgetUploads } from './forget-uploads.ts'

const half = 512 * 1024
let world: World
let sender: Browser
let other: Browser
let seed = 0
beforeAll(async () => {
  world = await startWorld()
  sender = await world.as()
  other = await world.as()
})
afterAll(() => world.stop())

/** A text of so many bytes, each time another one. */
const text = (bytes: number) => {
  seed += 1
  return Buffer.from(`${seed} `.padEnd(bytes, 'Kiem tra phin loc. ')).subarray(0, bytes)
}
const begun = async (bytes: number, named = {}, who = sender) =>
  (await beginUpload(who, bytes, named)).body.data as Begun
const served = async (url: string) => Buffer.from(await (await fetch(world.url + url)).arrayBuffer())
const stored = async () => {
  const names: string[] = []
  for await (const { name } of world.app.services.fileStore.objects.names('parts/'))
    names.push(name.replace(/-[0-9a-f]{64}$/, ''))
  return names.toSorted()
}

describe('a file in parts', () => {
  it.each([1, half - 1, half, half + 1, 3 * half])('of %i bytes arrives as it was sent, in any order', async (size) => {
    const bytes = text(size)
    const upload = await begun(size)
    expect([upload.part_bytes, upload.have, upload.file]).toEqual([half, [], null])
    const count = Math.ceil(size / half)
    for (let n = count; n >= 1; n -= 1) {
      const kept = await sendPart(sender, [upload.id, n], partOf(bytes, upload, n))
      expect([kept.status, kept.body.data.have[0]]).toEqual([200, n])
    }
    const { status, body } = await sender.post(`/uploads/${upload.id}/completion`)
    expect([status, body.data.file]).toMatchObject([200, { file_name: 'sổ tay.txt', type: 'text/plain', bytes: size }])
    expect((await served(body.data.file.url)).equals(bytes)).toBe(true)
    await expect.poll(stored).toEqual([])
  })

  it('comes in larger parts when it is large', async () => {
    expect((await begun(17 * 1024 * 1024)).part_bytes).toBe(4 * 1024 * 1024)
  })

  it('is nobody else’s', async () => {
    const bytes = text(10)
    const { id } = await begun(10)
    const asked = [
      other.get(`/uploads/${id}`),
      sendPart(other, [id, 1], bytes),
      other.post(`/uploads/${id}/completion`),
      other.delete(`/uploads/${id}`),
      sendPart(sender, [2_000_000, 1], bytes),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await sender.get(`/uploads/${id}`)).body.data).toMatchObject({ id, bytes: 10, have: [] })
  })

  it('keeps a part once, and no other in its place', async () => {
    const bytes = text(half + 5)
    const upload = await begun(half + 5)
    const first = partOf(bytes, upload, 1)
    for (let time = 0; time < 3; time += 1) expect((await sendPart(sender, [upload.id, 1], first)).status).toBe(200)
    const another = await sendPart(sender, [upload.id, 1], text(half))
    expect([another.status, Object.keys(another.body.errors)]).toEqual([422, ['digest']])
    const twice = await Promise.all(
      Array.from({ length: 6 }, () => sendPart(sender, [upload.id, 2], partOf(bytes, upload, 2))),
    )
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await stored()).toEqual([`parts/${upload.id}/1`, `parts/${upload.id}/2`])
    const whole = await sender.post(`/uploads/${upload.id}/completion`)
    expect((await served(whole.body.data.file.url)).equals(bytes)).toBe(true)
  })

  it('refuses a part that is damaged, too short, too long, or none', async () => {
    const bytes = text(half + 5)
    const upload = await begun(half + 5)
    const part = partOf(bytes, upload, 2)
    const damaged = await sendPart(sender, [upload.id, 2], part, sha256(bytes))
    expect([damaged.status, damaged.body.errors.digest]).toEqual([
      422,
      ['This part of the file was damaged on its way. Send it again.'],
    ])
    for (const wrong of [part.subarray(1), Buffer.concat([part, part]), Buffer.alloc(0)])
      expect((await sendPart(sender, [upload.id, 2], wrong)).status).toBe(422)
    const none = await sender.post(`/uploads/${upload.id}/parts/2`, { form: form({ digest: sha256(part) }, []) })
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['part']])
    for (const n of [0, 3, 100_000]) expect((await sendPart(sender, [upload.id, n], part)).status).toBe(404)
    const early = await sender.post(`/uploads/${upload.id}/completion`)
    expect([early.status, early.body.message]).toEqual([
      400,
      'The file has not come whole: 2 of its parts are missing.',
    ])
    expect((await sender.get(`/uploads/${upload.id}`)).body.data.have).toEqual([])
  })

  it('is what it was announced to be, and of a kind that its purpose takes', async () => {
    const bytes = text(40)
    const announced = await begun(40, { digest: sha256(text(40)) })
    await sendPart(sender, [announced.id, 1], bytes)
    const wrong = await sender.post(`/uploads/${announced.id}/completion`)
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['digest']])
    // Nobody has the same put together again and again.
    expect((await sender.get(`/uploads/${announced.id}`)).status).toBe(404)
    await expect.poll(stored).not.toContain(`parts/${announced.id}/1`)
    const program = await sendWhole(sender, Buffer.from('<script>alert(1)</script>'), {
      name: 'x.pdf',
      purpose: 'audit',
    })
    expect([program.status, program.body.message]).toEqual([415, expect.stringContaining('"x.pdf"')])
    const huge = await beginUpload(sender, 60 * 1024 * 1024, { purpose: 'document' })
    expect([huge.status, huge.body.message]).toEqual([413, 'The file "sổ tay.txt" is too large (50 MB at most).'])
    for (const body of [
      { name: '', bytes: 1, purpose: 'media' },
      { name: 'a', bytes: 0, purpose: 'media' },
      { name: 'a', bytes: 1, purpose: 'x' },
    ])
      expect((await sender.post('/uploads', { body })).status).toBe(422)
  })

  it('of the same bytes goes on where it stopped, and is there at once when it was finished', async () => {
    const bytes = text(2 * half)
    const named = { digest: sha256(bytes) }
    const first = await begun(bytes.length, named)
    await sendPart(sender, [first.id, 2], partOf(bytes, first, 2))
    expect(await begun(bytes.length, named)).toMatchObject({ id: first.id, have: [2], file: null })
    expect((await begun(bytes.length, { ...named, purpose: 'chat' })).id).not.toBe(first.id)
    expect((await begun(bytes.length, named, other)).have).toEqual([])
    const { body } = await sendWhole(sender, bytes, named)
    const again = await begun(bytes.length, named)
    expect(again).toMatchObject({ id: first.id, have: [1, 2], file: { id: body.data.file.id } })
    const files = world.db.selectFrom('files').select('id').where('digest', '=', sha256(bytes))
    expect(await files.execute()).toHaveLength(1)
  })

  it('is listed for its sender until it is whole or dropped, which makes room', async () => {
    const forgetful = await world.as()
    const mine = async () => (await forgetful.get('/uploads')).body.data
    const [first, second] = [await begun(half + 1, {}, forgetful), await begun(9, { purpose: 'audit' }, forgetful)]
    await sendPart(forgetful, [first.id, 2], text(1))
    expect(await mine()).toMatchObject([
      { id: first.id, name: 'sổ tay.txt', bytes: half + 1, kept_bytes: 1, purpose: 'media' },
      { id: second.id, kept_bytes: 0, purpose: 'audit' },
    ])
    const days = (await mine()).map((one: { touched_at: string; forgotten_at: string }) =>
      Math.round((Date.parse(one.forgotten_at) - Date.parse(one.touched_at)) / 86_400_000),
    )
    expect(days).toEqual([7, 30])
    await sendWhole(forgetful, text(12))
    await forgetful.delete(`/uploads/${first.id}`)
    expect((await mine()).map(({ id }: { id: number }) => id)).toEqual([second.id])
    const kept = sql<{
      bytes: number
    }>`select sum(bytes)::integer as bytes from uploads where owner_id = ${forgetful.id} and is_open`
    expect((await kept.execute(world.db)).rows).toEqual([{ bytes: 9 }])
  })

  it('is dropped with its parts when its sender wants that', async () => {
    const upload = await begun(half + 1)
    await sendPart(sender, [upload.id, 2], text(1))
    expect((await sender.delete(`/uploads/${upload.id}`)).status).toBe(200)
    expect((await sender.delete(`/uploads/${upload.id}`)).status).toBe(404)
    await expect.poll(stored).not.toContain(`parts/${upload.id}/2`)
  })
})

describe('two who finish one file', () => {
  it('have one file, and the same answer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bytes = text(half + round + 1)
      const upload = await begun(bytes.length)
      for (const n of [1, 2]) await sendPart(sender, [upload.id, n], partOf(bytes, upload, n))
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => sender.post(`/uploads/${upload.id}/completion`)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => body.data.file.id)).size).toBe(1)
      const files = world.db.selectFrom('files').select('id').where('digest', '=', sha256(bytes))
      expect(await files.execute()).toHaveLength(1)
    }
  })

  it('keep no part of it that comes late', async () => {
    const bytes = text(10)
    const { id } = (await sendWhole(sender, bytes)).body.data
    await expect.poll(stored).toEqual([])
    expect((await sendPart(sender, [id, 1], bytes)).body.data.have).toEqual([1])
    expect(await stored()).toEqual([])
  })

  it('and drop it end in one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bytes = text(30 + round)
      const upload = await begun(bytes.length)
      await sendPart(sender, [upload.id, 1], bytes)
      const [finished, dropped] = await Promise.all([
        sender.post(`/uploads/${upload.id}/completion`),
        sender.delete(`/uploads/${upload.id}`),
      ])
      expect([dropped.status, [200, 400, 404].includes(finished.status)]).toEqual([200, true])
      expect((await sender.get(`/uploads/${upload.id}`)).status).toBe(404)
    }
    await deleteReleased(world.db)
  })
})

describe('a call that takes a file', () => {
  it('takes its upload instead, in a form and as JSON', async () => {
    const bytes = text(20)
    const { body } = await sendWhole(sender, bytes, { name: 'Kho.txt' })
    for (const sent of [{ body: { upload_id: body.data.id } }, { form: form({ upload_id: String(body.data.id) }) }]) {
      const put = await sender.post('/libraries/upload', sent)
      expect([put.status, put.body.data]).toMatchObject([200, { id: body.data.file.id, file_name: 'Kho.txt' }])
    }
    const picture = await sendWhole(sender, await jpeg(33, 20), { name: 'Van.jpg', purpose: 'chat' })
    const channel = await sender.post('/chats', { body: { user_id: other.id } })
    const said = await sender.post(`/chats/${channel.body.data.chanel_id}`, {
      body: { type: 'image', upload_id: [picture.body.data.id] },
    })
    expect(said.body.data.data.extra.files).toMatchObject([
      { id: picture.body.data.file.id, name: 'Van.jpg', width: 33 },
    ])
  })

  it('takes only what is the caller’s, finished, and named once', async () => {
    const mine = (await sendWhole(sender, text(20))).body.data.id as number
    const foreign = (await sendWhole(other, text(20))).body.data.id as number
    const unfinished = (await begun(20)).id
    for (const upload_id of [foreign, unfinished, 2_000_000, 'x', [mine, mine], { a: mine }]) {
      const { status, body } = await sender.post('/libraries/upload', { body: { upload_id } })
      expect([upload_id, status, body.errors]).toEqual([
        upload_id,
        422,
        { upload_id: ['This file has not come whole, or is no longer on the server. Send it again.'] },
      ])
    }
    const face = await sender.post('/profiles', { body: { upload_id: mine } })
    expect(face.status).toBe(415)
    const other_kind = (await sendWhole(sender, text(21))).body.data.id as number
    const tooMany = await sender.post('/libraries/upload', { body: { upload_id: [mine, other_kind] } })
    expect(tooMany.status).toBe(413)
  })
})

describe('uploads that nothing comes of', () => {
  it('are forgotten after the days of their purpose, with their parts; a file that is used stays', async () => {
    const [stopped, evidence] = [await begun(half + 1), await begun(half + 1, { purpose: 'audit' })]
    for (const { id } of [stopped, evidence]) await sendPart(sender, [id, 2], text(1))
    const unused = (await sendWhole(sender, text(20))).body.data
    const keeper = await world.as('GET_MEDIA')
    const used = (await sendWhole(keeper, text(20))).body.data
    await keeper.post('/libraries/upload', { body: { upload_id: used.id } })
    const in8Days = new Date(Date.now() + 8 * 24 * 3_600_000)
    expect(await forgetUploads(world.db, world.app.services.fileStore, in8Days)).toBeGreaterThan(2)
    await deleteReleased(world.db)
    expect((await sender.get(`/uploads/${stopped.id}`)).status).toBe(404)
    expect((await sender.get(`/uploads/${evidence.id}`)).body.data.have).toEqual([2])
    expect((await fetch(world.url + unused.file.url)).status).toBe(404)
    expect((await fetch(world.url + used.file.url)).status).toBe(200)
    const kept = await stored()
    expect([kept.includes(`parts/${evidence.id}/2`), kept.includes(`parts/${stopped.id}/2`)]).toEqual([true, false])
    const { fileStore } = world.app.services
    // Of an upload whose call is not over, which nobody else sees yet.
    const path = join(tmpdir(), `part-${seed}`)
    await writeFile(path, text(10))
    await fileStore.objects.put('parts/2000000/1', path)
    await forgetUploads(world.db, fileStore, new Date())
    expect(await stored()).toContain('parts/2000000/1')
    await forgetUploads(world.db, fileStore, new Date(Date.now() + 31 * 24 * 3_600_000))
    expect(await stored()).toEqual([])
  })

  it('are no more than twenty at once, of which one that has stopped for a day gives way', async () => {
    const busy = await world.as()
    const ids: number[] = []
    for (let count = 0; count < 20; count += 1) ids.push((await begun(10, {}, busy)).id)
    const refused = await beginUpload(busy, 10)
    expect([refused.status, refused.body.code]).toEqual([400, 'too_many_open_uploads'])
    await sql`update uploads set touched_at = now() - interval '25 hours' where id = ${ids[3]!}`.execute(world.db)
    expect((await beginUpload(busy, 10)).status).toBe(200)
    expect((await busy.get(`/uploads/${ids[3]}`)).status).toBe(404)
    expect((await beginUpload(busy, 10)).status).toBe(400)
  })
})

it('what is announced counts as its sender’s', async () => {
  const { settings } = world.app.services
  const poor = await world.as()
  const quota = settings.now().quota_mb
  const bytes = 15 * 1024 * 1024
  const most = Math.floor((quota * 1024 * 1024) / (1024 * 1024 * 1024))
  for (let count = 0; count < most; count += 1)
    expect((await beginUpload(poor, 1024 * 1024 * 1024 - count, { name: 'a.mp4' })).status).toBe(200)
  const full = await beginUpload(poor, 1024 * 1024 * 1024, { name: 'a.mp4' })
  expect([full.status, full.body.code]).toEqual([507, 'quota_full'])
  expect((await beginUpload(poor, bytes, { name: 'a.mp4' })).status).toBe(
    quota * 1024 * 1024 - most * 1024 ** 3 > bytes ? 200 : 507,
  )
})

it('an upload counts once, its parts not', async () => {
  const strict = await startWorld({ settings: { limit_uploads: 2, limit_upload_mb: 1 } })
  onTestFinished(() => strict.stop())
  const busy = await strict.as()
  const bytes = text(5 * half)
  expect((await sendWhole(busy, bytes)).status).toBe(200)
  expect((await beginUpload(busy, 10)).status).toBe(200)
  expect((await beginUpload(busy, 10)).status).toBe(429)
})
