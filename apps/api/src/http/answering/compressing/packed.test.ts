import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openPacked } from './packed.ts'

const bytesOf = (letter: string, length: number) => Buffer.from(letter.repeat(length))

/** Packs by taking bytes as they are, and notes the first letter of what was packed. */
function watched(most: number) {
  const packed: string[] = []
  const pack = openPacked((bytes) => {
    packed.push(bytes.toString('utf8', 0, 1))
    return Promise.resolve(bytes)
  }, most)
  return { pack, packed }
}

it('compresses what was sent before once, whichever thread did it, and anything else anew', async () => {
  const pack = openPacked()
  for (const length of [2_000, 100_000])
    for (const letter of ['a', 'b', 'a']) {
      const bytes = bytesOf(letter, length)
      expect(gunzipSync(await pack(bytes)).equals(bytes)).toBe(true)
      expect(await pack(bytes)).toBe(await pack(Buffer.from(bytes)))
    }
})

it('forgets what was not sent for the longest, so that no more than so many bytes are kept', async () => {
  const { pack, packed } = watched(3 * 1_200)
  for (const letter of ['1', '2', '3', '1', '4', '1', '2']) await pack(bytesOf(letter, 1_000))
  expect(packed).toEqual(['1', '2', '3', '4', '2'])
})

it('keeps nothing that is larger than all that it may keep or takes long to name, and loses nothing for it', async () => {
  const small = watched(1_500)
  for (const length of [1_000, 2_000, 2_000, 1_000]) await small.pack(bytesOf(String(length), length / 4))
  expect(small.packed).toEqual(['1', '2', '2'])
  const large = watched(1e8)
  for (const length of [1e6, 2e6, 1e6, 2e6]) await large.pack(bytesOf(String(length)[0]!, length))
  expect(large.packed).toEqual(['1', '2', '2'])
})
