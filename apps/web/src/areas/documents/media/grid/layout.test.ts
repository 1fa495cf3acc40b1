import { expect, it } from 'vitest'
import { layoutIn } from './layout.ts'

it('puts two tiles beside one another on a phone, and as many as have room on a desk', () => {
  expect(layoutIn(318, 0).columns).toBe(2)
  expect(layoutIn(1000, 0).columns).toBe(5)
  expect(layoutIn(1400, 0).columns).toBe(7)
})

it('fills the width with tiles and the gaps between them', () => {
  const { columns, tile } = layoutIn(1234, 0)
  expect(columns * tile + (columns - 1) * 12).toBeCloseTo(1234)
})
