import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { openStore } from './store.ts'
import { addChange, changesOf } from './stored-changes.ts'

const change = {
  v: 1,
  id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  userId: 1,
  kind: 'answer',
  order: 'item/1',
  at: '2026-03-01T02:03:04.000Z',
  value: {},
  files: [],
  tries: 0,
} as const

test('a store that the browser has closed, or that another tab wants to change, is opened again and asked once more', async () => {
  const ask = openStore('closed')
  await addChange(ask, change)
  await ask(async (shelf) => shelf.close())
  expect((await changesOf(ask, 1)).own.length).toBe(1)
  // Another tab with a newer version of the product.
  const newer = await openDB('closed', 3)
  expect((await newer.getAll('changes')).length).toBe(1)
  newer.close()
})

test('a store of another version keeps all that is in it: what is missing is added, and nothing taken away', async () => {
  const before = await openDB('older', 1, {
    upgrade: (shelf) => {
      const changes = shelf.createObjectStore('changes', { keyPath: 'n', autoIncrement: true })
      for (const [name, path] of [
        ['id', 'id'],
        ['person', 'userId'],
        ['order', ['userId', 'order']],
      ] as const)
        changes.createIndex(name, path as string)
      shelf.createObjectStore('of another time')
    },
  })
  await before.add('changes', change)
  before.close()
  const after = await openDB('older')
  expect([...after.objectStoreNames].sort()).toEqual(['changes', 'of another time'])
  after.close()
  expect((await changesOf(openStore('older'), 1)).own.map(({ id }) => id)).toEqual([change.id])
})

test('the same change is kept once, whoever adds it', async () => {
  const [one, two] = [openStore('twice'), openStore('twice')]
  await Promise.all([addChange(one, change), addChange(two, change)])
  expect((await changesOf(one, 1)).own.length).toBe(1)
})
