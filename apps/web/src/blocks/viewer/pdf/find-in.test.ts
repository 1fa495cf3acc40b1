import { expect, it } from 'vitest'
import { findIn, type Run } from './find-in.ts'

const runs = (...texts: string[]): Run[] =>
  texts.map((text) => ({ text: text.replace('|', ''), endsLine: text.endsWith('|') }))
const words = (of: Run[], searched: string) =>
  findIn(of, searched).map((pieces) => pieces.map(({ run, from, to }) => of[run]!.text.slice(from, to)))

it('words are found whatever their case and diacritics', () => {
  expect(words(runs('Quy trình ĐẦU nguồn, đầu cuối'), 'dau')).toEqual([['ĐẦU'], ['đầu']])
})

it('words that were written with letters and marks apart are found too', () => {
  const apart = 'kiểm tra'.normalize('NFD')
  expect(findIn(runs(apart), 'kiểm')).toEqual([[{ run: 0, from: 0, to: 'kiểm'.normalize('NFD').length }]])
})

it('words that stand in several runs, or in two lines, are found as one', () => {
  expect(words(runs('Phin ', 'l', 'ọc nhiên|', 'liệu'), 'phin lọc nhiên liệu')).toEqual([
    ['Phin ', 'l', 'ọc nhiên', 'liệu'],
  ])
})

it('runs in one line are not parted', () => {
  expect(words(runs('ki', 'ểm'), 'kiểm')).toHaveLength(1)
  expect(words(runs('ki|', 'ểm'), 'kiểm')).toHaveLength(0)
})

it('nothing looked for is nothing found', () => {
  expect(findIn(runs('a'), ' ')).toEqual([])
  expect(findIn([], 'a')).toEqual([])
})
