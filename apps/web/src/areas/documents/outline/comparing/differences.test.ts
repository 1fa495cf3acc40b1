// @vitest-environment happy-dom
import * as diff from 'diff'
import { describe, expect, it } from 'vitest'
import { changedParagraphs, differencesOf } from './differences.ts'
import { markedParts } from './marked-parts.ts'
import { linesOf, partsOf } from './written.ts'

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

  const table = (...rows: string[][]) =>
    `<table>${rows.map((row) => `<tr>${row.map((words) => `<td><p>${words}</p></td>`).join('')}</tr>`).join('')}</table>`
  /** Words as a text, tables as rows of cells. */
  const drawn = (before: string, after: string) => {
    const found = markedParts(diff, partsOf(before), partsOf(after))
    const side = (parts: NonNullable<typeof found>['before']) =>
      parts.map(({ pieces, rows }) =>
        rows ? rows.map((row) => row.map((cell) => marked(cell.pieces))) : marked(pieces),
      )
    return found && [side(found.before), side(found.after)]
  }

  it('keep the grid of a table, and mark the words of the cell that is another', () => {
    const rows = (limit: string) => table(['Xe', 'Điện trở'], ['XT-07', `đến ${limit} Ω`])
    expect(drawn(`<p>Bảng</p>${rows('8')}<p>Hết</p>`, `<p>Bảng</p>${rows('9')}<p>Hết hạn</p>`)).toEqual([
      [
        'Bảng',
        [
          ['Xe', 'Điện trở'],
          ['XT-07', 'đến [8] Ω'],
        ],
        'Hết',
      ],
      [
        'Bảng',
        [
          ['Xe', 'Điện trở'],
          ['XT-07', 'đến [9] Ω'],
        ],
        'Hết[ hạn]',
      ],
    ])
  })

  it('mark a row and a column that only one of them has, and fall back on lines where one has another table', () => {
    expect(drawn(table(['a', '1'], ['b', '2']), table(['a', '1'], ['x', '9'], ['b', '2']))).toEqual([
      [
        '',
        [
          ['a', '1'],
          ['b', '2'],
        ],
        '',
      ],
      [
        '',
        [
          ['a', '1'],
          ['[x]', '[9]'],
          ['b', '2'],
        ],
        '',
      ],
    ])
    expect(drawn(table(['a', '1']), table(['a', '1', 'k']))).toEqual([
      ['', [['a', '1']], ''],
      ['', [['a', '1', '[k]']], ''],
    ])
    expect(drawn('<p>a</p>', `<p>a</p>${table(['b'])}`)).toBeNull()
  })

  it('read a table within a cell as its words, and how far a cell reaches', () => {
    const [, { rows }] = partsOf(
      `<table><tr><th colspan="2">a</th><td rowspan="3">${table(['b', 'c'])}</td></tr></table>`,
    ) as [unknown, { rows: unknown }]
    expect(rows).toEqual([
      [
        { words: 'a', isHead: true, columns: 2, rows: 1 },
        { words: 'b\nc', isHead: false, columns: 1, rows: 3 },
      ],
    ])
  })
})
