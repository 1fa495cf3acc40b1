import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAlike } from '#testing/names-alike.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let editor: Browser
let ids: number[]
beforeAll(async () => {
  world = await startWorld()
  editor = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
  ids = await makeAlike(world, 'Kế toán', 'Ke toan')
})
afterAll(() => world.stop())

const write = (id: number, name: string, order = 2) => editor.put(`/positions/${id}`, { body: { name, order } })
const namesNow = async () =>
  (await world.db.selectFrom('positions').select('name').orderBy('id').execute()).map(({ name }) => name)

describe('of two records whose names were alike before names were compared without diacritics', () => {
  it('each keeps its own, in whatever case, while the rest of it is edited', async () => {
    for (const [place, name] of ['Kế toán', 'KE TOAN'].entries()) {
      const { status, body } = await write(ids[place]!, name, 7)
      expect([status, body.data]).toMatchObject([200, { name, order: 7 }])
    }
    expect(await namesNow()).toEqual(['Kế toán', 'KE TOAN'])
  })

  it('none comes closer to the other, and no further one is like them', async () => {
    const created = await editor.post('/positions', { body: { name: 'Kê Toan', order: 1 } })
    for (const { status, body } of [created, await write(ids[1]!, 'kế toán'), await write(ids[0]!, 'Kề toán')]) {
      expect([status, body.errors]).toEqual([422, { name: ['This value is already in use.'] }])
    }
    expect(await namesNow()).toEqual(['Kế toán', 'KE TOAN'])
  })

  it('the one has its name for itself once the other is called something else', async () => {
    expect((await write(ids[1]!, 'Thủ quỹ')).status).toBe(200)
    expect((await write(ids[0]!, 'Ke toan')).status).toBe(200)
    expect((await write(ids[1]!, 'kế toán')).status).toBe(422)
  })
})
