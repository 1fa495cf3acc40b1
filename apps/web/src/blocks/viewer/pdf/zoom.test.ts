import { expect, it } from 'vitest'
import { nextZoom, shareOf, widthOf } from './zoom.ts'

it('a page fits into the room there is, and no wider than is read well', () => {
  expect(widthOf('fit', 595, 390)).toBe(366)
  expect(widthOf('fit', 595, 2000)).toBe(1000)
  expect(widthOf(1, 600, 390)).toBe(800)
})

it('larger and smaller go by steps and end', () => {
  expect(nextZoom(0.46, 1)).toBe(0.5)
  expect(nextZoom(1, 1)).toBe(1.25)
  expect(nextZoom(1.1, -1)).toBe(1)
  expect(nextZoom(3, 1)).toBeUndefined()
  expect(nextZoom(0.4, -1)).toBeUndefined()
  expect(shareOf(800, 600)).toBe(1)
})
