import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteReleased } from '#files/forgetting/release.ts'
import { sendWhole } from '#testing/documents/uploads.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let author: Browser
let width = 20
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as('GET_MEDIA', 'DELETE_MEDIA', 'GET_TRASH_MEDIA', 'RESTORE_TRASH_MEDIA', 'DESTROY_TRASH_MEDIA')
  author = await world.as('CREATE_CHECKLIST_ITEM', 'GET_MEDIA')
})
afterAll(() => world.stop())

type MediaUpload = { id: number; url: string }
async function put(name: string, bytes: Buffer | string): Promise<MediaUpload> {
  return (await author.post('/libraries/upload', { form: form({}, [['file', name, bytes]]) })).body.data
}
const picture = async (name: string) => put(name, await jpeg((width += 1), 20))
const trash = (ids: number[], who = keeper) => who.delete('/multi-destroy-media', { body: { ids } })
const restore = (ids: number[]) => keeper.post('/media/trash', { body: { ids } })
const destroy = (ids: number[]) => keeper.delete('/media/trash', { body: { ids } })
const idsIn = async (path: string) =>
  (await keeper.get(path, { query: { per_page: 500 } })).body.data.map(({ id }: MediaUpload) => id)

it('several files go to the trash, come back, go again and are destroyed, each time as one entry of the trail', async () => {
  const [one, two] = [await picture('Van.jpg'), await picture('Vòi.jpg')]
  const ids = [one.id, two.id]
  for (const [done, place] of [
    [trash, '/media/trash'],
    [restore, '/media'],
    [trash, '/media/trash'],
  ] as const) {
    const { status, body } = await done(ids)
    expect([status, body.data]).toEqual([200, { count: 2 }])
    expect(await idsIn(place)).toEqual(expect.arrayContaining(ids))
  }
  expect((await destroy(ids)).body.data).toEqual({ count: 2 })
  expect(await idsIn('/media/trash')).toEqual([])
  await deleteReleased(world.db)
  expect((await fetch(world.url + one.url)).status).toBe(404)
  const trail = world.db.selectFrom('audit_trail').select(['action', 'before']).where('user_id', '=', keeper.id)
  const entry = (action: string) => ({
    action: `media.${action}_in_bulk`,
    before: [{ name: 'Van.jpg' }, { name: 'Vòi.jpg' }],
  })
  expect(await trail.orderBy('id').execute()).toMatchObject(['trashed', 'restored', 'trashed', 'destroyed'].map(entry))
})

it('all of them go or none: what is not there, not theirs to delete, or in use is named', async () => {
  const [free, shown] = [await picture('Rời.jpg'), await picture('Sơ đồ.jpg')]
  const text = await put('Biên bản.txt', 'Đã kiểm tra')
  expect((await trash([free.id, text.id])).status).toBe(403)
  const gone = await trash([free.id, 2_000_000])
  expect([gone.status, gone.body.message]).toEqual([400, expect.stringContaining('1 no longer exist')])
  expect((await restore([free.id])).status).toBe(400)
  expect((await destroy([free.id])).status).toBe(400)
  expect(await idsIn('/media')).toEqual(expect.arrayContaining([free.id, text.id]))

  const group = await world.db
    .insertInto('library_groups')
    .values({ index_html: 'I', index_text: 'I', header: 'Kho', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = `<p>Xem</p><img src="${shown.url}">`
  await author.post('/checklist-items', {
    body: { grp_chk_item_id: group.id, index: '1', header: 'Sơ đồ kho?', content },
  })
  expect((await trash([free.id, shown.id])).status).toBe(200)
  const used = await destroy([free.id, shown.id])
  expect([used.status, used.body.message]).toEqual([400, expect.stringContaining('1 in use (Sơ đồ.jpg)')])
  expect(await idsIn('/media/trash')).toEqual(expect.arrayContaining([free.id, shown.id]))
  expect((await destroy([free.id])).status).toBe(200)
  expect((await destroy([])).status).toBe(422)
})

it('what came in parts goes with what is remembered of them', async () => {
  const { body } = await sendWhole(author, await jpeg(90, 70), { name: 'Bồn.jpg' })
  await author.post('/libraries/upload', { body: { upload_id: body.data.id } })
  const { file } = body.data as { file: MediaUpload }
  await trash([file.id])
  expect((await destroy([file.id])).status).toBe(200)
  await deleteReleased(world.db)
  expect((await fetch(world.url + file.url)).status).toBe(404)
})
