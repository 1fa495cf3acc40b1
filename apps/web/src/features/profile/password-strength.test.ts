import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['ngan', 0],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 0],
  ['matkhaudo', 1],
  ['Kho Nội Bài 7', 3],
  ['matkhau2026a', 2],
  ['một câu dài mà chỉ tôi biết', 3],
])('%s is worth %i', (password, strength) => {
  expect(passwordStrength(password, 8)).toBe(strength)
})
