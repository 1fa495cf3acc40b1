import { expect, it } from 'vitest'
import { pageAt, pagesOf } from './pages.ts'

it('counts pages from one', () => {
  expect([-1, 0, 99, 100, 99_999].map((place) => pageAt(place, 100))).toEqual([1, 1, 1, 2, 1000])
})

it('asks for what is in sight and for the first page', () => {
  expect(pagesOf([{ first: 0, last: 40 }], 100)).toEqual([1])
  expect(pagesOf([{ first: 95_080, last: 95_130 }], 100)).toEqual([1, 951, 952])
  expect(
    pagesOf(
      [
        { first: 500, last: 520 },
        { first: 298, last: 300 },
      ],
      100,
    ),
  ).toEqual([1, 3, 4, 6])
})
