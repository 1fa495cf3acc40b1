import { afterAll, beforeAll, expect, it } from 'vitest'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

it('two people who save the dashboard of a group at once do not undo each other unseen', async () => {
  const chiefs = [await world.asSuper(), await world.asSuper()]
  const sets = [['to_fix'], ['days', 'calendar']]
  await rounds(async () => {
    const { groupId } = await world.as()
    const path = `/groups/${groupId}/dashboard`
    const seen = (await chiefs[0]!.get(path)).body.data
    const answers = await atOnce(chiefs.map((chief, index) => chief.put(path, { body: { panels: sets[index], seen } })))
    expect(answers.map(({ body }): string => body.code ?? 'saved').toSorted()).toEqual(['changed_meanwhile', 'saved'])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await chiefs[0]!.get(path)).body.data).toEqual(sets[winner])
  })
})
