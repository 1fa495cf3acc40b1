// @vitest-environment happy-dom
import * as diff from 'diff'
import { describe, expect, it } from 'vitest'
import { changedParagraphs, differencesOf, linesOf } from './differences.ts'

const marked = (pieces: { text: string; isOwn: boolean }[]) =>
  pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('')

describe('two texts side by side', () => {
  it('mark whole words, with their diacritics, in each', () => {
    const found = differencesOf(diff, 'Xả đáy bể chứa hằng ngày.', 'Xả đáy bể lắng hằng tuần.')!
    expect(marked(found.before)).toBe('Xả đáy bể [chứa] hằng [ngày].')
    expect(marked(found.after)).toBe('Xả đáy bể [lắng] hằng [tuần].')
  })

  it('give each side its own text, whole', () => {
    const [before, after] = ['một hai\nba', 'một\nbốn ba']
    const found = differencesOf(diff, before, after)!
    expect(found.before.map(({ text }) => text).join('')).toBe(before)
    expect(found.after.map(({ text }) => text).join('')).toBe(after)
  })

  it('are told paragraph by paragraph, what takes the place of another beside it', () => {
    expect(changedParagraphs(diff, ['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e', 'f'])).toEqual([
      { before: 'b', after: 'x' },
      { before: null, after: 'e' },
      { before: null, after: 'f' },
    ])
    expect(changedParagraphs(diff, ['a', 'b', 'c'], ['c'])).toEqual([
      { before: 'a', after: null },
      { before: 'b', after: null },
    ])
    expect(changedParagraphs(diff, ['a'], ['a'])).toEqual([])
  })

  it('are read by lines: paragraphs, list lines, rows of a table; pictures are signs', () => {
    expect(linesOf('<p>a  b</p><ul><li>c</li><li>d</li></ul><table><tr><td>e</td><td>f</td></tr></table>')).toBe(
      'a b\nc\nd\ne f',
    )
    expect(linesOf('<p>a<br>b <img src="/files/1/original"></p>')).toBe('a\nb ▣')
    expect(linesOf('')).toBe('')
  })
})
