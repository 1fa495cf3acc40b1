import { expect, test } from 'vitest'
import { weaknessOf } from '@apron/contract'
import { isCommon } from './common-passwords.ts'

const about = ['Trần Văn Minh', 'minh.tv@nhienlieu.example', 'Apron']

test.each([
  ['minh.tv@nhienlieu.example', 'own'],
  ['minh.tv2026', 'own'],
  ['TranVanMinh', 'own'],
  ['Nhienlieu@123', 'own'],
  ['Mật khẩu 123', 'own'],
  ['Apron2026!', 'own'],
  ['Password!!', 'own'],
  ['11111111', 'pattern'],
  ['abababab', 'pattern'],
  ['Kho7Kho7Kho7', 'pattern'],
  ['qwertyui', 'pattern'],
  ['87654321', 'pattern'],
  ['1qaz@WSX', 'pattern'],
  ['asdf-jkl', 'pattern'],
])('%s is refused: %s', (password, weakness) => {
  expect(weaknessOf(password, about)).toBe(`validation.password_${weakness}`)
})

test.each([
  'Xăng máy bay 24',
  'một câu dài mà chỉ tôi biết',
  'mat khau moi 2026',
  'Minh thích cà phê đá',
  'Apron-Tokyo-77',
  'k7mq-x2vd-9hwt',
])('%s is taken', (password) => {
  expect([weaknessOf(password, about), isCommon(password)]).toEqual([null, false])
})

test.each(['sunshine', 'TrustNo1', 'iloveyou', 'liverpool', 'p@ssw0rd', 'computer'])(
  '%s is one of the most common',
  (password) => {
    expect(isCommon(password)).toBe(true)
  },
)
