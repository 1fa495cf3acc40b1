import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MenuItem } from '@apron/contract/people'
import { menu as lines } from '../../../areas.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { productMenu } from './menus.ts'

let world: World
let writer: Browser
beforeAll(async () => {
  world = await startWorld()
  writer = await world.asSuper()
})
afterAll(() => world.stop())

const { screens } = productMenu(lines)
const line = (url: string) => ({ name: 'Dòng', url, icon: null, title: false, children: [] })
const heading = (name: string, ...children: unknown[]) => ({ name, url: null, icon: null, title: true, children })
const tree = (items: MenuItem[]): unknown[] => items.map(({ url, name, children }) => url ?? [name, ...tree(children)])

/** A menu of a group as it was saved when some screens were not there yet, and ways to read and save it. */
async function savedBefore(since: string[], data: unknown) {
  const { groupId } = await world.as()
  const read = async () => (await writer.get(`/menus/${groupId}`, { query: { whole: 1 } })).body.data as MenuItem[]
  const save = async (chosen: unknown) => {
    expect((await writer.post('/menus', { body: { data: chosen, group_id: groupId } })).status).toBe(200)
  }
  await save(data)
  const known = JSON.stringify([...screens.keys()].filter((url) => !since.includes(url)))
  await world.db.updateTable('menus').set({ known }).where('group_id', '=', groupId).execute()
  return { read, save }
}

describe('screens that have come since a menu was saved', () => {
  const newer = ['/waiting', '/libraries/media', '/jobs']

  it('stand beside what they follow at first, else below their heading, under the product’s names', async () => {
    const own = heading('Của tôi', line('/libraries/documents'), line('/position'))
    const { read } = await savedBefore(newer, [own, heading('Công việc', line('/checklist/list'))])
    const items = await read()
    expect(tree(items)).toEqual([
      ['Của tôi', '/libraries/media', '/libraries/documents', '/position', '/jobs'],
      ['Work', '/waiting', '/checklist/list'],
    ])
    expect(items[0]!.children[0]).toMatchObject({ name: 'Media library', icon: 'photo' })
    const headed = await savedBefore(['/jobs'], [heading('Administration'), line('/checklist/list')])
    expect(tree(await headed.read())).toEqual([['Administration', '/jobs'], '/checklist/list'])
    const bare = await savedBefore(['/jobs'], [line('/checklist/list')])
    expect(tree(await bare.read())).toEqual(['/checklist/list', ['Administration', '/jobs']])
  })

  it('stay away once somebody saves without them, and from a menu that shows nothing', async () => {
    const { read, save } = await savedBefore(newer, [line('/position')])
    expect(tree(await read())).toContain('/jobs')
    await save([line('/position')])
    expect(tree(await read())).toEqual(['/position'])
    const emptied = await savedBefore(newer, [])
    expect(await emptied.read()).toEqual([])
  })
})
