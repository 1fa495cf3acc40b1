import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openPacked } from './packed.ts'

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
    for (const letter of ['a', 'ạ', 'a']) {
      const text = letter.repeat(length)
      const packed = await pack(text)
      expect(gunzipSync(packed).toString()).toBe(text)
      // The same letters in another text.
      expect(await pack([...text].join(''))).toBe(packed)
      expect(gunzipSync(await pack(`${text.slice(1)}!`)).toString()).toBe(`${text.slice(1)}!`)
    }
})

it('forgets what was not sent while half of what it may keep came anew', async () => {
  // Each takes 3,200 bytes.
  const { pack, packed } = watched(6 * 3_200)
  for (const letter of ['1', '2', '3', '4', '1', '5', '6', '7', '2', '1', '3']) await pack(letter.repeat(1_000))
  expect(packed).toEqual(['1', '2', '3', '4', '5', '6', '7', '2', '3'])
})

it('keeps nothing that takes long to find, and loses nothing for it', async () => {
  const { pack, packed } = watched(1e8)
  for (const length of [1e6, 2e6, 1e6, 2e6]) await pack(String(length)[0]!.repeat(length))
  expect(packed).toEqual(['1', '2', '2'])
})
