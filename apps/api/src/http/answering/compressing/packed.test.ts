import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openPacked } from './packed.ts'

/** Packs by taking a text as it is, and notes what was packed. */
function watched(most: number) {
  const packed: string[] = []
  const pack = openPacked((text) => {
    packed.push(text)
    return Promise.resolve(Buffer.from(text))
  }, most)
  return { pack, packed }
}

it('compresses what was sent before once, whichever thread did it, and another text anew', async () => {
  const pack = openPacked()
  for (const length of [2_000, 100_000])
    for (const letter of ['a', 'b', 'a']) {
      const text = letter.repeat(length)
      expect(gunzipSync(await pack(text)).toString()).toBe(text)
      expect(await pack(text)).toBe(await pack(text))
    }
})

it('forgets what was not sent for the longest, so that no more than so many bytes are kept', async () => {
  const { pack, packed } = watched(3 * 1_200)
  const [first, second, third, fourth] = ['1', '2', '3', '4'].map((letter) => letter.repeat(1_000))
  for (const text of [first, second, third, first, fourth]) await pack(text!)
  expect(packed).toEqual([first, second, third, fourth])
  await pack(first!)
  await pack(second!)
  expect(packed).toEqual([first, second, third, fourth, second])
})

it('keeps nothing that is larger than all that it may keep, and loses nothing for it', async () => {
  const { pack, packed } = watched(1_500)
  const [large, small] = ['l'.repeat(2_000), 's'.repeat(1_000)]
  for (const text of [small, large, large, small]) await pack(text)
  expect(packed).toEqual([small, large, large])
})
