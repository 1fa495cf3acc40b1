import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteReleased } from '#files/forgetting/release.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let boss: Browser
let group: number
let width = 20
beforeAll(async () => {
  world = await startWorld()
  boss = await world.asSuper()
  const made = world.db
    .insertInto('library_groups')
    .values({ index_html: 'I', index_text: 'I', header: 'Kho', status: 1 })
  group = (await made.returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => world.stop())

async function inTrash() {
  const sent = form({}, [['file', 'van.jpg', await jpeg((width += 1), 20)]])
  const { id, url } = (await boss.post('/libraries/upload', { form: sent })).body.data as { id: number; url: string }
  await boss.delete(`/media/${id}`)
  return { id, url }
}
const ask = (url: string, header: string) =>
  boss.post('/checklist-items', {
    body: { grp_chk_item_id: group, index: header, header, content: `<p>Xem</p><img src="${url}">` },
  })

it.each([
  ['alone', (id: number) => boss.delete(`/media/trash/${id}`)],
  ['with others', (id: number) => boss.delete('/media/trash', { body: { ids: [id] } })],
] as const)(
  'what is destroyed %s while a text begins to show it is either refused or goes on being shown',
  (how, destroy) =>
    rounds(async (round) => {
      const { id, url } = await inTrash()
      const [written, destroyed] = await Promise.all([ask(url, `Câu ${how} ${round}`), destroy(id)])
      expect([written.status, [200, 400].includes(destroyed.status)]).toEqual([200, true])
      await deleteReleased(world.db)
      expect(written.body.data.content).toContain(`/files/${id}/`)
      expect((await fetch(world.url + url)).status).toBe(200)
    }),
)

it('what is restored and destroyed at once ends in one of the two', () =>
  rounds(async () => {
    const { id, url } = await inTrash()
    const [restored, destroyed] = await Promise.all([
      boss.post(`/media/trash/${id}`),
      boss.delete(`/media/trash/${id}`),
    ])
    expect([restored.status, destroyed.status].toSorted((one, other) => one - other)).toEqual([200, 404])
    await deleteReleased(world.db)
    const isThere = (await boss.get(`/media/${id}`)).status === 200
    expect([isThere, (await fetch(world.url + url)).status === 200]).toEqual([restored.status === 200, isThere])
  }))
