import { describe, expect, it } from 'vitest'
import {
  headingStyles,
  inList,
  list,
  listLevel,
  lists,
  paragraph,
  picture,
  relation,
  run,
  style,
  styled,
  table,
  wordDocument,
  xml,
  type WordParts,
} from '#testing/office/word-document.ts'
import { findHeadings } from './headings/find-headings.ts'
import { makeItems } from './make-items.ts'
import { NoOutline, openWarnings } from './outline.ts'
import { readWord } from './word/read-word.ts'

/** What is read of a document, as the task in the sandbox does it. */
function outlineOf(body: string, parts: WordParts = {}) {
  const warnings = openWarnings()
  const kept: Buffer[] = []
  const options = { language: 'vi' as const, warnings, keep: (_: number, bytes: Buffer) => void kept.push(bytes) }
  const word = readWord(wordDocument(body, { styles: headingStyles, ...parts }), options)
  const { rule, flow } = findHeadings(word.blocks)
  const items = [...makeItems({ flow, name: 'Quy trình tra nạp', warnings, note: word.note })]
  return { rule, items, kept, warnings: warnings.all() }
}
/** Level, index and header of each item. */
const headings = (body: string, parts?: WordParts) =>
  outlineOf(body, parts).items.map(({ level, index, header }) => [level, index, header])
/** The text under one heading. */
const content = (body: string, parts?: WordParts) => outlineOf(styled('u1', 'Kho') + body, parts).items[0]!.content
const refusal = (body: string, parts?: WordParts) => {
  try {
    return outlineOf(body, parts)
  } catch (error) {
    return error instanceof NoOutline ? error.text : error
  }
}

describe('the headings of a document', () => {
  it('are those of its styles by their English names or their levels, and stand below the nearest smaller one', () => {
    const styles =
      headingStyles +
      style('DieuKhoan', 'Điều khoản', '<w:basedOn w:val="u2"/>') +
      style('Toi', 'TOC Heading', '<w:basedOn w:val="u1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>') +
      style('T1', 'toc 1') +
      style('Vong', 'Vòng', '<w:basedOn w:val="Vong2"/>') +
      style('Vong2', 'Vòng 2', '<w:basedOn w:val="Vong"/>') +
      style('Ten', 'heading 3')
    const { items, rule, warnings } = outlineOf(
      styled('Toi', 'MỤC LỤC') +
        styled('T1', 'Chương I 1') +
        styled('Ten', 'Đứng trước') +
        styled('u1', 'Một') +
        styled('u4', 'Bốn') +
        styled('DieuKhoan', 'Hai') +
        styled('u1', '') +
        styled('Vong', 'Chữ') +
        paragraph('Riêng', '<w:outlineLvl w:val="1"/>') +
        styled('u1', 'Không phải đề mục', '<w:outlineLvl w:val="9"/>'),
      { styles },
    )
    expect(rule).toBe('styles')
    expect(items.map(({ level, header, parent }) => [level, header, parent])).toEqual([
      [3, 'Đứng trước', null],
      [1, 'Một', null],
      [4, 'Bốn', 1],
      [2, 'Hai', 1],
      [2, 'Riêng', 1],
    ])
    expect(items[3]!.content).toBe('<p>Chữ</p>')
    expect(items[4]!.content).toBe('<p>Không phải đề mục</p>')
    expect(warnings).toEqual([{ text: 'outlines.contents_left_out', count: 2 }])
  })

  it.each([
    ['Điều 4. Tiêu chuẩn kỹ thuật', 'Điều 4', 'Tiêu chuẩn kỹ thuật'],
    ['CHƯƠNG II – QUY ĐỊNH CHUNG', 'CHƯƠNG II', 'QUY ĐỊNH CHUNG'],
    ['Phần thứ nhất: Tổng quát', 'Phần thứ nhất', 'Tổng quát'],
    ['Tiểu mục 2 Bể chứa', 'Tiểu mục 2', 'Bể chứa'],
    ['Article 12a - Records', 'Article 12a', 'Records'],
    ['1.2.3 Xe tra nạp', '1.2.3', 'Xe tra nạp'],
    ['2) Xe tra nạp', '2', 'Xe tra nạp'],
    ['IV. Kho', 'IV', 'Kho'],
    ['a) Kho', 'a', 'Kho'],
    ['Mục lục', '', 'Mục lục'],
    ['Phần mềm quản lý', '', 'Phần mềm quản lý'],
    ['Chương I', '', 'Chương I'],
    ['2026 là năm đầu', '', '2026 là năm đầu'],
    ['I am here', '', 'I am here'],
  ])('%s is %j and %j', (text, index, header) => {
    expect(headings(styled('u1', text))).toEqual([[1, index, header]])
  })

  it('stand in tables and text boxes too, and what is before the first has the name of the document', () => {
    const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${styled('u2', 'Trong khung')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice>
<mc:Fallback><w:pict><v:textbox><w:txbxContent>${styled('u2', 'Trong khung')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    const body =
      paragraph('Công ty') +
      table([styled('u1', 'Trong bảng'), paragraph('Ô bên')], [table([styled('u2', 'Sâu hơn')])]) +
      paragraph(run('Câu') + box + run(' sau'))
    const { items } = outlineOf(body)
    expect(items.map(({ level, header, content: words }) => [level, header, words])).toEqual([
      [1, 'Quy trình tra nạp', '<p>Công ty</p>'],
      [1, 'Trong bảng', '<p>Ô bên</p>'],
      [2, 'Sâu hơn', '<p>Câu sau</p>'],
      [2, 'Trong khung', ''],
    ])
    expect(outlineOf(paragraph(' ') + styled('u1', 'Một')).items).toHaveLength(1)
  })

  it('that are too long are cut at a word, and stand whole in the text', () => {
    const long = 'Kiểm tra & xả đáy '.repeat(40).trim()
    const { items, warnings } = outlineOf(styled('u1', long))
    expect(items[0]!.header).toMatch(/^Kiểm tra & xả đáy .*(Kiểm|tra|&|xả|đáy)$/)
    expect(items[0]!.header.length).toBeLessThanOrEqual(500)
    expect(items[0]!.content).toBe(`<p>${xml(long)}</p>`)
    expect(warnings).toEqual([{ text: 'outlines.headers_cut', count: 1 }])
  })
})

describe('the numbers that lists write', () => {
  const chapters = (more = '') =>
    listLevel(0, 'upperRoman', 'Chương %1', '<w:pStyle w:val="u1"/>') +
    listLevel(1, 'decimal', 'Điều %2.', `<w:pStyle w:val="u2"/>${more}`) +
    listLevel(2, 'decimal', '%3.', '<w:pStyle w:val="u3"/>')
  const indexes = (body: string, numbering: string) => headings(body, { lists: numbering }).map(([, index]) => index)
  const law = ['u1', 'u2', 'u3', 'u3', 'u2', 'u3', 'u1', 'u2'].map((name) => styled(name, 'Chữ')).join('')

  it('are the indexes of headings, and begin anew as the list says', () => {
    expect(indexes(law, lists(chapters()))).toEqual([
      'Chương I',
      'Điều 1',
      '1',
      '2',
      'Điều 2',
      '1',
      'Chương II',
      'Điều 1',
    ])
    expect(indexes(law, lists(chapters('<w:lvlRestart w:val="0"/>'))).at(-1)).toBe('Điều 3')
  })

  it('are written in digits for a law, by the formats of Word, and count levels that were skipped', () => {
    const legal = lists(listLevel(0, 'upperRoman', '%1.') + listLevel(1, 'lowerLetter', '%1.%2', '<w:isLgl/>'))
    const at = (level: number, id = 1) => styled('u1', 'Chữ', inList(id, level))
    expect(indexes(at(0) + at(1) + at(0) + at(1) + at(1), legal)).toEqual(['I', '1.1', 'II', '2.1', '2.2'])
    const deep = lists(
      listLevel(0, 'decimalZero', '%1') + listLevel(1, 'upperLetter', '%1%2') + listLevel(2, 'none', '§%3'),
    )
    expect(indexes(at(1) + at(0) + at(2) + at(1), deep)).toEqual(['01A', '02', '§', '02B'])
    const letters = lists(listLevel(0, 'lowerLetter', '(%1)'))
    expect(indexes(at(0).repeat(28), letters).slice(-3)).toEqual(['z', 'aa', 'bb'])
  })

  it('go on in another list of the same definition, which begins anew once where it says so', () => {
    const one = listLevel(0, 'decimal', '%1.')
    const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>'
    const numbering = lists(one) + list(2, 0) + list(3, 0, anew)
    const body = [1, 1, 2, 3, 3, 1].map((id) => styled('u1', 'Chữ', inList(id))).join('')
    expect(indexes(body, numbering)).toEqual(['1', '2', '3', '5', '6', '7'])
  })

  it('count body text as well, are none for bullets and for what was taken out of its list, and may be linked by a style', () => {
    const linked =
      '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Luat"/></w:abstractNum>' +
      `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Luat"/>${listLevel(0, 'decimal', '%1.')}${listLevel(1, 'bullet', '•')}</w:abstractNum>` +
      list(1, 0) +
      list(2, 1)
    const styles =
      headingStyles + style('Luat', 'Luật', '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>', 'numbering')
    const body =
      paragraph('Thân', inList(1)) +
      styled('u1', 'Hai', inList(1)) +
      styled('u1', 'Chấm', inList(1, 1)) +
      styled('u1', 'Không', inList(0))
    expect(headings(body, { lists: linked, styles }).slice(1)).toEqual([
      [1, '2', 'Hai'],
      [1, '', 'Chấm'],
      [1, '', 'Không'],
    ])
  })
})

describe('a document without styles', () => {
  const bold = (text: string) => paragraph(run(text, '<w:b/>'))

  it('has the units of a law for headings, and no sentence that speaks of one', () => {
    const { rule, items } = outlineOf(
      paragraph('Chương I') +
        paragraph('QUY ĐỊNH CHUNG') +
        paragraph('Điều 1. Phạm vi') +
        paragraph('Điều 5 của Luật này quy định về kho.') +
        paragraph('Điều 2: Đối tượng') +
        paragraph('Phụ lục A') +
        paragraph('Chữ thường'),
    )
    expect(rule).toBe('units')
    expect(items.map(({ level, index, header, content: words }) => [level, index, header, words])).toEqual([
      [1, 'Chương I', 'QUY ĐỊNH CHUNG', ''],
      [2, 'Điều 1', 'Phạm vi', '<p>Điều 5 của Luật này quy định về kho.</p>'],
      [2, 'Điều 2', 'Đối tượng', ''],
      [1, '', 'Phụ lục A', '<p>Chữ thường</p>'],
    ])
  })

  it('has numbers for headings that count on and stand out, three at least', () => {
    const { rule, items } = outlineOf(
      bold('1. Kho') +
        paragraph('1.1 Bể chứa') +
        paragraph('1.3 Không nối tiếp') +
        paragraph('1.2 Bể này phải được xả đáy.') +
        paragraph('3. Câu thường') +
        paragraph('2. XE TRA NẠP'),
    )
    expect(rule).toBe('numbers')
    expect(items.map(({ level, index, header }) => [level, index, header])).toEqual([
      [1, '1', 'Kho'],
      [2, '1.1', 'Bể chứa'],
      [1, '2', 'XE TRA NẠP'],
    ])
    expect(refusal(bold('1. Kho') + bold('2. Xe') + paragraph('Chữ'))).toBe('outlines.no_headings')
  })
})

describe('the text under a heading', () => {
  it('keeps marks, links and breaks, and leaves out what was deleted, is hidden or makes a field', () => {
    const field = (turn: string) => `<w:r><w:fldChar w:fldCharType="${turn}"/></w:r>`
    const code = (text: string) => `<w:r><w:instrText>${xml(text)}</w:instrText></w:r>`
    const links =
      relation('rL', 'hyperlink', 'https://example.test/a?b=1&amp;c=2', 'External') +
      relation('rJ', 'hyperlink', 'javascript:alert(1)', 'External')
    const body =
      paragraph(
        run('Van ', '<w:b/>') +
          run('số ', '<w:b/><w:i w:val="0"/>') +
          run('2', '<w:vertAlign w:val="subscript"/>') +
          '<w:r><w:br/></w:r>' +
          run('x < y', '<w:i/><w:u w:val="single"/>') +
          '<w:r><w:tab/></w:r>' +
          `<w:del>${run('xóa')}</w:del><w:ins>${run('thêm')}</w:ins><w:moveFrom>${run('đi')}</w:moveFrom>` +
          run('ẩn', '<w:vanish/>'),
      ) +
      paragraph(
        `<w:hyperlink r:id="rL">${run('trang')}</w:hyperlink> <w:hyperlink r:id="rJ">${run('độc')}</w:hyperlink>`,
      ) +
      paragraph(field('begin') + code(' PAGE ') + run('mã') + field('separate') + run('12') + field('end')) +
      paragraph(field('begin') + code(' HYPERLINK "mailto:a@b.test" ') + field('separate') + run('thư') + field('end'))
    expect(content(body, { relations: links })).toBe(
      '<p><strong>Van số </strong><sub>2</sub><br /><em><u>x &lt; y</u></em> thêm</p>' +
        '<p><a href="https://example.test/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">trang</a>độc</p>' +
        '<p>12</p><p><a href="mailto:a@b.test" rel="noopener noreferrer nofollow">thư</a></p>',
    )
  })

  it('has paragraphs whose end was deleted as one, and composed letters', () => {
    const joined = paragraph(run('Một '), '<w:rPr><w:del w:id="1"/></w:rPr>') + paragraph('hai Tie\u0302\u0301ng')
    expect(content(joined)).toBe('<p>Một hai Tiếng</p>')
  })

  it('has bullets and bare numbers as lists, and what a law is cited by as it is written', () => {
    const numbering = lists(
      listLevel(0, 'decimal', '%1.') + listLevel(1, 'bullet', '•'),
      listLevel(0, 'lowerLetter', '%1)'),
    )
    const body =
      paragraph('Một', inList(1)) +
      paragraph('chấm', inList(1, 1)) +
      paragraph('Hai', inList(1)) +
      paragraph('điểm', inList(2)) +
      paragraph('Ba', inList(1))
    expect(content(body, { lists: numbering })).toBe(
      '<ol><li>Một<ul><li>chấm</li></ul></li><li>Hai</li></ol><p>a) điểm</p><ol start="3"><li>Ba</li></ol>',
    )
  })

  it('has tables with cells over several columns and rows, and footnotes at its end', () => {
    const cell = (properties: string, text: string) => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`
    const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
    const body =
      `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('<w:gridSpan w:val="2"/>', 'Đầu')}</w:tr>
<w:tr>${cell('<w:vMerge w:val="restart"/>', 'Cao')}${cell('', 'Một')}</w:tr><w:tr>${cell('<w:vMerge/>', '')}${cell('', 'Hai')}</w:tr>
<w:tr><w:trPr><w:del w:id="3"/></w:trPr>${cell('', 'xóa')}</w:tr></w:tbl>` +
      paragraph(run('Theo') + note(7) + run(' và') + note(4))
    const notes = `<w:footnote w:id="0">${paragraph('vạch')}</w:footnote><w:footnote w:id="4">${paragraph('JIG 2')}</w:footnote><w:footnote w:id="7">${paragraph('JIG 1')}</w:footnote>`
    expect(content(body, { notes })).toBe(
      '<table><tbody><tr><th colspan="2">Đầu</th></tr><tr><td rowspan="2">Cao</td><td>Một</td></tr><tr><td>Hai</td></tr></tbody></table>' +
        '<p>Theo[1] và[2]</p><p>[1] JIG 1</p><p>[2] JIG 2</p>',
    )
  })

  it('has each picture once, and says what cannot be shown and what was left out', () => {
    const png = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
    const parts = { 'word/media/a.png': png, 'word/media/b.png': png, 'word/media/c.emf': 'EMF', 'other/d.png': png }
    const relations =
      relation('a', 'image', 'media/a.png') +
      relation('b', 'image', '/word/media/b.png') +
      relation('c', 'image', 'media/c.emf') +
      relation('d', 'image', '../other/d.png') +
      relation('e', 'image', 'https://example.test/x.png', 'External')
    const body =
      paragraph(['a', 'b', 'c', 'd', 'e', 'none'].map((id) => picture(id, id === 'a' ? 'Bể "2"' : '')).join('')) +
      paragraph('<w:r><w:object><v:imagedata r:id="a"/></w:object></w:r>') +
      '<w:altChunk r:id="x"/>'
    const read = outlineOf(styled('u1', run('Kho') + picture('b')) + body, { relations, parts })
    const shown = '<img src="/files/1/original" alt="" width="100" />'
    expect(read.items[0]!.content).toBe(
      `<p>${shown}</p><p><img src="/files/1/original" alt="Bể &quot;2&quot;" width="100" />${shown}[hình thuộc loại không hiển thị được: c.emf]</p>`,
    )
    expect(read.kept).toEqual([png])
    expect(read.warnings).toEqual([
      { text: 'outlines.pictures_not_shown', count: 1 },
      { text: 'outlines.pictures_left_out', count: 3 },
      { text: 'outlines.objects_left_out', count: 1 },
      { text: 'outlines.parts_left_out', count: 1 },
    ])
  })
})
