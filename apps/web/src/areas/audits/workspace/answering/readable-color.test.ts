import { expect, test } from 'vitest'
import { readableOn } from './readable-color.ts'

test.each([
  ['#12716a', '#ffffff'],
  ['#b3261e', '#ffffff'],
  ['#f6da8d', '#000000'],
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#e6853d', '#000000'],
])('on %s reads %s', (color, text) => expect(readableOn(color)).toBe(text))
