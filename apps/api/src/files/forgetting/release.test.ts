import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { deleteReleased, sweepDeleted } from './release.ts'
import { sweepUploads, sweptAfter } from './sweep.ts'

let world: World
let audit: OpenAudit
let writer: Browser
let width = 100
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  audit = await openAudit(world)
  writer = await world.as(
    'VIEW_ALL_CHECKLIST',
    'AUDIT_CHECKLIST_ITEM',
    'CREATE_COMMENT',
    'UPDATE_COMMENT',
    'DELETE_COMMENT',
    'FINAL_COMMENT',
    'GET_MEDIA',
  )
  await writer.put(ofItem(''), { body: { stt_code: 'MAJ' } })
})
afterAll(() => world.stop())

const ofItem = (rest: string) => `/checklists/${audit.id}/checklist-items/${audit.items[0]}${rest}`
/** Each time another picture. */
const picture = () => jpeg((width += 1), 60)
const statusOf = async (url: string) => (await fetch(world.url + url)).status
const release = () => deleteReleased(world.db)
const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)

type Commented = { id: number; file: number; url: string; small: string }
async function comment(bytes: Buffer, content = 'Van rò rỉ'): Promise<Commented> {
  const { status, body } = await writer.post(ofItem('/comments'), {
    form: form({ content }, [['images[0]', 'van.jpg', bytes]]),
  })
  expect(status).toBe(200)
  const { id, images, images_resize } = body.data
  return { id, file: images[0].id, url: images[0].url, small: images_resize[0].url }
}
const upload = async (bytes: Buffer) => {
  const { body } = await writer.post('/libraries/upload', { form: form({}, [['file', 'van.jpg', bytes]]) })
  return body.data as { id: number; url: string }
}
const shows = ({ id }: { id: number }) => `<p>Xem hình <img src="/files/${id}/original"></p>`

describe('a picture that is deleted for good', () => {
  it('with its comment is served no longer, neither whole nor small', async () => {
    const { id, url, small } = await comment(await picture())
    expect([await release(), await statusOf(url), await statusOf(small)]).toEqual([0, 200, 200])
    expect((await writer.delete(ofItem(`/comments/${id}`))).status).toBe(200)
    await release()
    expect([await statusOf(url), await statusOf(small)]).toEqual([404, 404])
  })

  it('by its number from a comment that stays, is served no longer, the others are', async () => {
    const { body } = await writer.post(ofItem('/comments'), {
      form: form({ content: 'Van' }, [
        ['images[0]', 'a.jpg', await picture()],
        ['images[1]', 'b.jpg', await picture()],
      ]),
    })
    const [gone, kept] = body.data.images
    const path = ofItem(`/comments/${body.data.id}`)
    await writer.post(path, { form: form({ content: 'Van', 'image_index[0]': String(gone.id) }) })
    await release()
    expect([await statusOf(gone.url), await statusOf(kept.url)]).toEqual([404, 200])
  })

  it('as an avatar that is replaced or taken away is served no longer', async () => {
    const put = async (bytes: Buffer) =>
      (await writer.post('/profiles', { form: form({}, [['avatar', 'ai.jpg', bytes]]) })).body.data.avatar as string
    const [first, second] = [await put(await picture()), await put(await picture())]
    await release()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    await writer.post('/profiles', { form: form({ remove_avatar: 'true' }) })
    await release()
    expect(await statusOf(second)).toBe(404)
  })

  it('out of a text and out of the library is served no longer, and is there again when it is put back', async () => {
    const shown = await upload(await picture())
    const write = (id: number, content: string) => writer.post(ofItem(`/comments/${id}`), { body: { content } })
    const { body } = await writer.post(ofItem('/comments'), { body: { content: shows(shown) } })
    await write(body.data.id, 'Không có hình')
    const boss = await world.asSuper()
    await boss.delete(`/media/${shown.id}`)
    await release()
    expect(await statusOf(shown.url)).toBe(200)
    expect((await boss.delete(`/media/trash/${shown.id}`)).status).toBe(200)
    await release()
    expect(await statusOf(shown.url)).toBe(404)
    expect((await write(body.data.id, shows(shown))).body.data.content).toContain(`/files/${shown.id}/`)
    expect([await release(), await statusOf(shown.url)]).toEqual([0, 200])
  })

  it('is looked for by the product itself', async () => {
    const { url, id } = await comment(await picture())
    await writer.delete(ofItem(`/comments/${id}`))
    await expect.poll(() => statusOf(url), { timeout: 60_000, interval: 500 }).toBe(404)
  })
})

describe('a picture that something else still refers to', () => {
  it('is served on: a text of another record', async () => {
    const shown = await upload(await picture())
    const one = await writer.post(ofItem('/comments'), { body: { content: shows(shown) } })
    await writer.post(ofItem('/comments'), { body: { content: 'Hai', result: shows(shown) } })
    await writer.delete(ofItem(`/comments/${one.body.data.id}`))
    expect([await release(), await statusOf(shown.url)]).toEqual([0, 200])
  })

  it('is served on: minutes that froze it', async () => {
    const { id, url } = await comment(await picture())
    expect((await writer.post(`/comments/${id}/final`)).status).toBe(200)
    const author = await world.asSuper()
    const saved = await author.post(`/checklists/${audit.id}/meeting-minutes`, {
      body: { conclusion: '<p>Đạt</p>', self_assessment: '<p>Tốt</p>', checklist_items: [audit.items[0]] },
    })
    expect(saved.status).toBe(200)
    await writer.delete(ofItem(`/comments/${id}`))
    expect([await release(), await statusOf(url)]).toEqual([0, 200])
  })

  it('is served on: the same bytes of another person', async () => {
    const bytes = await picture()
    const [one, other] = [await comment(bytes), await comment(bytes)]
    await writer.delete(ofItem(`/comments/${one.id}`))
    await release()
    expect([await statusOf(one.url), await statusOf(other.url)]).toEqual([404, 200])
    await world.db
      .updateTable('files')
      .set({ deleted_at: days(-31) })
      .where('id', '=', one.file)
      .execute()
    expect(await sweepDeleted(world.db, blobs())).toBe(1)
    await ageMarks([await digestOf(other.file)])
    await sweepUploads(world.app.services)
    expect(await statusOf(other.url)).toBe(200)
  })

  it('is served on while its person lies in the trash', async () => {
    const person = await world.as()
    const { body } = await person.post('/profiles', { form: form({}, [['avatar', 'ai.jpg', await picture()]]) })
    const admin = await world.asSuper()
    expect((await admin.delete(`/users/${person.id}`)).status).toBe(200)
    expect([await release(), await statusOf(body.data.avatar)]).toEqual([0, 200])
  })
})

const blobs = () => world.app.services.fileStore.blobs
const digestOf = async (id: number) =>
  (await world.db.selectFrom('files').select('digest').where('id', '=', id).executeTakeFirstOrThrow()).digest
const isStored = async (digest: string) => (await blobs().bytesOf(digest)) !== null
/** Lets these digests have been in doubt for long. */
async function ageMarks(digests: string[]) {
  const since = new Date(Date.now() - sweptAfter - 60_000)
  await world.db.updateTable('unsettled_blobs').set({ since }).where('digest', 'in', digests).execute()
}

it('the bytes of a deleted picture stay thirty days, and then leave the disk and make room', async () => {
  const { id, file } = await comment(await picture())
  const { digest, small_digest } = await world.db
    .selectFrom('files')
    .select(['digest', 'small_digest'])
    .where('id', '=', file)
    .executeTakeFirstOrThrow()
  await writer.delete(ofItem(`/comments/${id}`))
  await release()
  expect(await sweepDeleted(world.db, blobs(), days(29))).toBe(0)
  expect(await sweepDeleted(world.db, blobs(), days(31))).toBeGreaterThan(0)
  await ageMarks([digest, small_digest!])
  await sweepUploads(world.app.services)
  expect([await isStored(digest), await isStored(small_digest!)]).toEqual([false, false])
  const row = await world.db.selectFrom('files').selectAll().where('id', '=', file).executeTakeFirstOrThrow()
  expect([row.name, row.swept_at !== null]).toEqual(['van.jpg', true])
})
