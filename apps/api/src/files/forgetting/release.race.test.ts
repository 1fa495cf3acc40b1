import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { deleteReleased, sweepDeleted } from './release.ts'
import { sweepUploads, sweptAfter } from './sweep.ts'

let world: World
let audit: OpenAudit
let writer: Browser
let boss: Browser
beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  writer = await world.as('VIEW_ALL_CHECKLIST', 'AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'UPDATE_COMMENT', 'GET_MEDIA')
  await writer.put(ofItem(''), { body: { stt_code: 'MAJ' } })
  boss = await world.asSuper()
})
afterAll(() => world.stop())

const ofItem = (rest: string) => `/checklists/${audit.id}/checklist-items/${audit.items[0]}${rest}`
const comments = (rest = '') => ofItem(`/comments${rest}`)
const shows = (id: number) => `<p>Xem hình <img src="/files/${id}/original"></p>`

/** A picture that a text showed, out of it and out of the library, with its bytes about to leave. */
async function letGoOf(width: number) {
  const sent = form({}, [['file', 'van.jpg', await jpeg(width, 60)]])
  const { id, url } = (await writer.post('/libraries/upload', { form: sent })).body.data as { id: number; url: string }
  const text = (await writer.post(comments(), { body: { content: shows(id) } })).body.data.id as number
  await writer.post(comments(`/${text}`), { body: { content: 'Không có hình' } })
  await boss.delete(`/media/${id}`)
  expect((await boss.delete(`/media/trash/${id}`)).status).toBe(200)
  await deleteReleased(world.db)
  expect((await fetch(world.url + url)).status).toBe(404)
  return { id, url, text }
}

/** Takes what was let go of out of the store, as if as many days had passed. */
async function sweep() {
  const { blobs } = world.app.services.fileStore
  await sweepDeleted(world.db, blobs, new Date(Date.now() + 31 * 24 * 3_600_000))
  const since = new Date(Date.now() - sweptAfter - 60_000)
  await world.db.updateTable('unsettled_blobs').set({ since }).execute()
  await sweepUploads(world.app.services)
}

it('what is put back into a text while its bytes leave is either shown or not in the text', () =>
  rounds(async (round) => {
    const { id, url, text } = await letGoOf(200 + round)
    const [written] = await Promise.all([writer.post(comments(`/${text}`), { body: { content: shows(id) } }), sweep()])
    await deleteReleased(world.db)
    const isInText = written.status === 200 && written.body.data.content.includes(`/files/${id}/`)
    expect((await fetch(world.url + url)).status).toBe(isInText ? 200 : 404)
  }))

it('what is restored from the trash while the store is swept keeps its bytes', () =>
  rounds(async (round) => {
    const sent = form({}, [['file', 'van.jpg', await jpeg(400 + round, 60)]])
    const { id, url } = (await writer.post('/libraries/upload', { form: sent })).body.data as {
      id: number
      url: string
    }
    await boss.delete(`/media/${id}`)
    const [restored] = await Promise.all([boss.post(`/media/trash/${id}`), deleteReleased(world.db), sweep()])
    expect(restored.status).toBe(200)
    expect((await fetch(world.url + url)).status).toBe(200)
  }))
