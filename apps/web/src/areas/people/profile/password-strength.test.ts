import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['ngan', 0],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 0],
  ['matkhaudo', 0],
  ['minh.tv2026', 0],
  ['Qwertyuiop12', 0],
  ['abcabcabcabc', 0],
  ['xangdauco', 1],
  ['Kho Nội Bài 7', 3],
  ['matkhau2026a', 2],
  ['một câu dài mà chỉ tôi biết', 3],
])('%s is worth %i', (password, strength) => {
  expect(passwordStrength(password, ['Trần Văn Minh', 'minh.tv@vinapco.example', 'Apron'], 8)).toBe(strength)
})
