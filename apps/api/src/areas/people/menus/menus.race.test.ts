import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const line = (url: string) => ({ name: 'Dòng', url, icon: null, title: false, children: [] })
const whole = { query: { whole: 1 } }

describe('two people who save the menu of a group', () => {
  it('at once do not undo each other unseen', async () => {
    const chiefs = [await world.asSuper(), await world.asSuper()]
    const menus = [[line('/position')], [line('/checklist/list')]]
    await rounds(async () => {
      const { groupId } = await world.as()
      const seen = (await chiefs[0]!.get(`/menus/${groupId}`, whole)).body.data
      const answers = await atOnce(
        chiefs.map((chief, index) => chief.post('/menus', { body: { data: menus[index], group_id: groupId, seen } })),
      )
      expect(answers.map(({ body }): string => body.code ?? 'saved').toSorted()).toEqual(['changed_meanwhile', 'saved'])
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await chiefs[0]!.get(`/menus/${groupId}`, whole)).body.data).toEqual(menus[winner])
    })
  })

  it('one after the other are told, and save once they have seen what the other saved', async () => {
    const [first, second] = [await world.asSuper(), await world.asSuper()]
    const { groupId } = await world.as()
    const save = (by: typeof first, url: string, seen: unknown) =>
      by.post('/menus', { body: { data: JSON.stringify([line(url)]), group_id: groupId, seen: JSON.stringify(seen) } })
    const seen = (await first.get(`/menus/${groupId}`, whole)).body.data
    expect((await save(first, '/position', seen)).status).toBe(200)
    const late = await save(second, '/user/list', seen)
    expect([late.status, late.body.code]).toEqual([400, 'changed_meanwhile'])
    const now = (await second.get(`/menus/${groupId}`, whole)).body.data
    expect(now).toEqual([line('/position')])
    expect((await save(second, '/user/list', now)).status).toBe(200)
  })
})
