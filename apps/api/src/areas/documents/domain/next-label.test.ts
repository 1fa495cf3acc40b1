import { expect, it } from 'vitest'
import { nextLabel } from './next-label.ts'

it.each([
  ['3', '4'],
  ['1.9', '1.10'],
  ['4.0', '4.1'],
  ['99', '100'],
  ['12345678901234567890', '12345678901234567891'],
  ['B', 'C'],
  ['b', 'c'],
  ['Z', 'Z (2)'],
  ['Lần 2/2026', 'Lần 2/2026 (2)'],
  ['Bản nháp (2)', 'Bản nháp (3)'],
])('after %s comes %s', (label, next) => {
  expect(nextLabel(label, new Set())).toBe(next)
})

it('counts on past labels that are taken', () => {
  expect(nextLabel('3', new Set(['4', '5']))).toBe('6')
})
