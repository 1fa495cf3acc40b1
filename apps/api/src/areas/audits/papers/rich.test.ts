import { describe, expect, it } from 'vitest'
import { plainWords, scribe, type Block } from '@apron/contract/audits'
import { htmlNodes } from '#capabilities/rich-text/html-nodes.ts'
import { cleanRichText } from '#capabilities/rich-text/rich-text.ts'

const by = scribe({ lang: 'vi', photos: 'small', read: htmlNodes })
const blocks = (html: string) => by.rich(html)
const gap = '\u200b'
/** The words of blocks, one line each; what is not words by its kind. */
const told = (all: readonly Block[]): unknown[] =>
  all.map((block) => {
    if (block.kind === 'paragraph') return plainWords(block.words)
    if (block.kind === 'heading') return `# ${plainWords(block.words)}`
    if (block.kind === 'list') return block.items.map(told)
    if (block.kind === 'quote') return ['>', ...told(block.blocks)]
    if (block.kind === 'table')
      return [...block.head, ...block.parts.flat()].map(({ cells }) => cells.map((cell) => told(cell.blocks)))
    return block.kind
  })

it.each<[string, unknown[]]>([
  ['<p>Kho  <b>vận\nhành</b> </p><p> </p>ổn', ['Kho vận hành', 'ổn']],
  ['một<br>hai', ['một\nhai']],
  ['<h2>Mục</h2><div>a<p>b</p>c</div>', ['# Mục', 'a', 'b', 'c']],
  ['<ul><li>một<ul><li>trong</li></ul></li><li></li><li><p>hai</p></li></ul>', [[['một', [['trong']]], ['hai']]]],
  ['<ol start="3"><li>ba</li></ol>', [[['ba']]]],
  ['<blockquote>rằng</blockquote>', [['>', 'rằng']]],
  ['<p>trước <img src="/files/12/small?expires=1&amp;signature=a" alt="Van"> sau</p>', ['trước', 'picture', 'sau']],
  ['<img src="https://x.test/a.png"><img src="/files/x/small">', []],
  ['<pre>a\n  b</pre>', ['a\n  b']],
  ['<hr>', ['rule']],
  ['<table><tr><th>A</th><th>B</th></tr><tr><td colspan="2">c</td></tr></table>', [[[['A'], ['B']], [['c']]]]],
  ['<table><caption>Bảng</caption></table>', ['Bảng']],
  ['a &amp;lt; b &lt;script&gt; &nbsp;c', ['a &lt; b <script> \u00a0c']],
  ['<span data-mention="3">@Ẩn</span> đồng ý', ['@Ẩn đồng ý']],
  ['', []],
])('%s becomes %j', (html, expected) => expect(told(blocks(html))).toEqual(expected))

it('keeps the look of words, and links only to where one may go', () => {
  const [first] = blocks('<p><b>a<i>b</i></b><a href="https://x.test">c</a><a href="javascript:alert(1)">d</a></p>')
  expect(first).toMatchObject({
    words: {
      runs: [
        { text: 'a', marks: ['bold'] },
        { text: 'b', marks: ['bold', 'italic'] },
        { text: 'c', marks: [], link: 'https://x.test' },
        { text: 'd', marks: [] },
      ],
    },
  })
  expect(JSON.stringify(first)).not.toContain('javascript')
})

it('keeps how text is aligned', () => {
  expect(blocks('<p style="text-align:center">a</p><p style="text-align:right">b</p>')).toMatchObject([
    { align: 'center' },
    { align: 'end' },
  ])
})

describe('words', () => {
  const word = (letters: number) => 'ẵ'.repeat(letters)
  const shown = (text: string) => plainWords(by.quote(text))

  it.each([1, 39, 40])('of %i letters are left whole', (letters) => {
    expect(shown(word(letters))).toBe(word(letters))
    expect(shown(`${word(letters)} ${word(letters)}`)).toBe(`${word(letters)} ${word(letters)}`)
  })

  it('of more letters may end after each fortieth', () => {
    expect(shown(word(41))).toBe(`${word(40)}${gap}${word(1)}`)
    expect(
      shown(word(5000))
        .split(gap)
        .map((part) => part.length),
    ).toEqual(Array.from({ length: 125 }, () => 40))
    expect(shown(`a ${word(80)} b`)).toBe(`a ${word(40)}${gap}${word(40)} b`)
  })

  it('are counted across a change of look, and not across a space or a line', () => {
    const [bold] = blocks(`<p>${word(30)}<b>${word(20)}</b></p>`) as [Block & { kind: 'paragraph' }]
    expect(plainWords(bold.words)).toBe(`${word(40)}${gap}${word(10)}`)
    expect(told(blocks(`<p>${word(30)}<br>${word(30)}</p>`))).toEqual([`${word(30)}\n${word(30)}`])
    expect(told(blocks(`<p>${word(30)} <b>${word(30)}</b></p>`))).toEqual([`${word(30)} ${word(30)}`])
  })

  it('part no letter from what stands on it, nor one sign from itself', () => {
    expect(shown('e\u0301\u0323'.repeat(41)).split(gap)[0]!.normalize('NFD').endsWith('\u0301')).toBe(true)
    expect([...shown('𠀀'.repeat(41))]).toEqual([...'𠀀'.repeat(40), gap, '𠀀'])
  })

  it('hold nothing that turns or cuts what stands around them', () => {
    expect(shown('a\u202eb\u0000c\u2066d\u0007e\r\nf')).toBe('abcde\nf')
  })
})

it.each([
  ['marks within marks', '<b>a', 12_500],
  ['lists within lists', '<ul><li>a', 5_556],
  ['quotes that never end', '<blockquote>a', 3_847],
  ['tables within tables', '<table><tr><td>a', 3_125],
  ['cells that span all', '<table><tr><td colspan="999999999" rowspan="999999999">a</td></tr></table>', 685],
  ['signs that stand for others', '&amp;', 10_000],
  ['a word', 'x', 50_000],
])('%s are read whole', (_, unit, times) => {
  const letters = JSON.stringify(told(blocks(cleanRichText(unit.repeat(times))))).match(/[ax&]/g)
  expect(letters).toHaveLength(times)
})

it('a cell spans no more than a sheet has room for', () => {
  const [table] = blocks('<table><tr><td colspan="999999999" rowspan="5000">a</td></tr></table>')
  expect(table).toMatchObject({ columns: { length: 30 }, parts: [[{ cells: [{ columns: 30, rows: 30 }] }]] })
})
