import { expect, test } from 'vitest'
import type { Code } from '../../code/code.ts'
import type { Change } from '../change.ts'
import { registerKinds, type Kinds } from '../change-kinds.ts'
import { readRescue, rescueFile } from './rescue.ts'

registerKinds([{ names: ['comment'], code: {} as Code<Kinds> }])

const photo = new Uint8Array(200_000).map((_, at) => at * 7)
const change = (more: Partial<Change> = {}): Change => ({
  v: 1,
  id: crypto.randomUUID(),
  userId: 7,
  kind: 'comment',
  order: 'audit/1/item/2',
  at: '2026-03-01T02:03:04.000Z',
  value: { content: 'Van xả đáy' },
  tries: 2,
  problem: 'Closed.',
  files: [{ field: 'images', file: new File([photo], 'van/xả.jpg', { type: 'image/jpeg', lastModified: 5 }) }],
  ...more,
})
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

test('a saved file gives back what went into it, under the same identities, with every byte of its files', async () => {
  const changes = [change(), change({ files: [], tries: 0 })]
  const read = await readRescue(await rescueFile(7, changes), 7)
  if (typeof read === 'string') throw new Error(read)
  const said = (one: Change) => ({ ...one, files: [] })
  expect(read.map(said)).toEqual(changes.map(said))
  const [kept] = read[0]!.files
  expect([kept!.field, kept!.file.name, kept!.file.type, kept!.file.lastModified]).toEqual([
    'images',
    'van/xả.jpg',
    'image/jpeg',
    5,
  ])
  expect(await bytesOf(kept!.file)).toEqual(photo)
})

test('what somebody else saved is not taken in', async () => {
  expect(await readRescue(await rescueFile(7, [change()]), 8)).toBe('foreign')
})

test('a file that was cut, changed by a single byte, or is none is not taken in', async () => {
  const saved = await bytesOf(await rescueFile(7, [change()]))
  const cut = saved.slice(0, saved.length / 2)
  const inPhoto = saved.slice()
  inPhoto[1000]! ^= 1
  const words = new TextDecoder('latin1').decode(saved)
  const inWords = saved.slice()
  inWords[words.indexOf('Closed.')]! ^= 1
  for (const bytes of [cut, inPhoto, inWords, new Uint8Array(), new TextEncoder().encode('{}')])
    expect(await readRescue(new Blob([bytes]), 7)).toBe('broken')
})

test('a kind that nobody knows, or a name that is no identity, is not taken in', async () => {
  for (const odd of [{ kind: 'other' }, { id: '../1' }, { userId: 8 }, { at: 'yesterday' }])
    expect(await readRescue(await rescueFile(7, [change(odd)]), 7)).toBe('broken')
})
