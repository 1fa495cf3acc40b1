import {
  headingStyles,
  inList,
  list,
  listLevel,
  lists,
  paragraph,
  run,
  style,
  styled,
  table,
  wordDocument,
  type WordParts,
} from '../../../apps/api/src/testing/office/word-document.ts'

/** A heading as it has to be found: the number that a list writes is none of its typed words. */
export type ExpectedHeading = { level: number; index: string; header: string; typed: string }
export type Sample = {
  name: string
  document: Buffer
  headings: ExpectedHeading[]
  /** What Word shows, without the numbers of headings. */
  words: string
}

/** How often each sample repeats what it is about, so that there is something to measure. */
const times = 100
const body = 'Áp suất trong đường ống được kiểm tra trước mỗi lần tra nạp và ghi vào sổ.'

/** One part of a sample: its markup, and what is to come of it in the order of its words. */
type Part = { xml: string; heading?: ExpectedHeading; words: string }
const text = (words: string, xml = paragraph(words)): Part => ({ xml, words })
/** What is typed may begin with the index, which then is `index` and `header`; the one of a list is not typed. */
const heading = (level: number, typed: string, xml: string, found: Partial<ExpectedHeading> = {}): Part => ({
  xml,
  words: typed,
  heading: { level, index: '', header: typed, typed, ...found },
})
const named = (level: number, typed: string, more = '') => heading(level, typed, styled(`u${level}`, typed, more))

function sample(name: string, parts: (at: number) => Part[], more: WordParts = { styles: headingStyles }): Sample {
  const all = Array.from({ length: times }, (_, at) => parts(at)).flat()
  return {
    name,
    document: wordDocument(all.map(({ xml }) => xml).join(''), more),
    headings: all.flatMap((part) => part.heading ?? []),
    words: all.map(({ words }) => words).join(' '),
  }
}

const english = ['Heading1', 'Heading2', 'Heading3'].map((id, at) => style(id, `heading ${at + 1}`)).join('')
const byLevel =
  style('Dieu', 'Điều', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>') +
  style('Khoan', 'Khoản', '<w:basedOn w:val="Dieu"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr>')
const chapters =
  listLevel(0, 'upperRoman', 'Chương %1', '<w:pStyle w:val="u1"/>') +
  listLevel(1, 'decimal', 'Điều %2.', '<w:pStyle w:val="u2"/>')
const legal = listLevel(0, 'upperRoman', 'Phần %1') + listLevel(1, 'decimal', '%1.%2', '<w:isLgl/>')
const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'

const romans = (value: number) => {
  const [tens, ones] = [
    ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC', 'C'],
    ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
  ]
  return `${tens![Math.floor(value / 10)]}${ones![value % 10]}`
}

function box(xml: string): string {
  const inside = `<w:txbxContent>${xml}</w:txbxContent>`
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${inside}</wps:txbx></w:drawing></mc:Choice>
<mc:Fallback><w:pict><v:textbox>${inside}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
}

/** Headings by what their styles and paragraphs say. */
const byStyles = (): Sample[] => [
  sample(
    'styles by name',
    (at) => [
      heading(1, `Kho ${at}`, styled('Heading1', `Kho ${at}`)),
      heading(3, 'Bể', styled('Heading3', 'Bể')),
      text(body),
    ],
    { styles: english },
  ),
  sample('Vietnamese style ids', (at) => [named(1, `Kho ${at}`), named(2, 'Bể'), named(6, 'Van'), text(body)]),
  sample(
    'styles by outline level',
    (at) => [heading(1, `Kho ${at}`, styled('Dieu', `Kho ${at}`)), heading(2, 'Bể', styled('Khoan', 'Bể')), text(body)],
    { styles: byLevel },
  ),
  sample('outline level of a paragraph', (at) => [
    heading(1, `Kho ${at}`, paragraph(`Kho ${at}`, '<w:outlineLvl w:val="0"/>')),
    text('Không phải đề mục', styled('u1', 'Không phải đề mục', '<w:outlineLvl w:val="9"/>')),
    text(body),
  ]),
  sample('levels 7 to 9', (at) => [named(7, `Kho ${at}`), named(8, 'Bể'), named(9, 'Van'), text(body)]),
  sample('skipped levels', (at) => [named(1, `Kho ${at}`), named(4, 'Bể'), named(2, 'Van'), text(body)]),
]

/** Headings with numbers, typed or written by a list. */
const withNumbers = (): Sample[] => [
  sample('numbers that are typed', (at) => [
    heading(1, `Điều ${at + 1}. Kho`, styled('u1', `Điều ${at + 1}. Kho`), { index: `Điều ${at + 1}`, header: 'Kho' }),
    heading(2, '1.2 Bể', styled('u2', '1.2 Bể'), { index: '1.2', header: 'Bể' }),
    text(body),
  ]),
  sample(
    'automatic numbers that restart',
    (at) => [
      heading(1, 'Kho', styled('u1', 'Kho'), { index: `Chương ${romans(at + 1)}` }),
      heading(2, 'Bể', styled('u2', 'Bể'), { index: 'Điều 1' }),
      text(body),
      heading(2, 'Van', styled('u2', 'Van'), { index: 'Điều 2' }),
    ],
    { styles: headingStyles, lists: lists(chapters) },
  ),
  sample(
    'legal numbering',
    (at) => [
      heading(1, 'Kho', styled('u1', 'Kho', inList(1)), { index: `Phần ${romans(at + 1)}` }),
      text(`${at + 1}.1 ${body}`, paragraph(body, inList(1, 1))),
      heading(2, 'Bể', styled('u2', 'Bể', inList(1, 1)), { index: `${at + 1}.2` }),
    ],
    { styles: headingStyles, lists: lists(legal) },
  ),
  sample(
    'lists that begin anew',
    (at) => [
      heading(1, 'Kho', styled('u1', 'Kho', inList(at + 2)), { index: '1' }),
      heading(1, 'Bể', styled('u1', 'Bể', inList(at + 2)), { index: '2' }),
      text(body),
    ],
    {
      styles: headingStyles,
      lists:
        lists(listLevel(0, 'decimal', '%1.')) +
        Array.from({ length: times }, (_, at) => list(at + 2, 0, anew)).join(''),
    },
  ),
]

/** Headings in other places, in words that were changed, and in no style. */
const elsewhere = (): Sample[] => [
  sample('headings in tables', (at) => [
    { xml: '<w:tbl><w:tr><w:tc>', words: '' },
    named(1, `Kho ${at}`),
    text(body),
    { xml: '</w:tc></w:tr></w:tbl>', words: '' },
    text('Một Hai', table([paragraph('Một'), paragraph('Hai')])),
  ]),
  sample('text boxes', (at) => [
    { ...named(1, `Kho ${at}`), words: '' },
    { ...heading(2, 'Bể', paragraph(run(body) + box(styled('u2', 'Bể')))), words: `Kho ${at} ${body} Bể` },
  ]),
  sample('tracked changes', (at) => [
    heading(
      1,
      `Kho mới ${at}`,
      styled('u1', `<w:r><w:t>Kho </w:t></w:r><w:del>${run('cũ ')}</w:del><w:ins>${run(`mới ${at}`)}</w:ins>`),
    ),
    text(body, paragraph(`<w:moveFrom>${run('Chuyển đi ')}</w:moveFrom>${run(body)}`)),
    text('Chuyển đến', paragraph(`<w:moveTo>${run('Chuyển đến')}</w:moveTo>`)),
    { xml: paragraph(`<w:del>${run('Xóa')}</w:del>`, '<w:rPr><w:del w:id="1"/></w:rPr>'), words: '' },
    text('Một hai', paragraph(run('Một '), '<w:rPr><w:del w:id="2"/></w:rPr>') + paragraph('hai')),
  ]),
  sample(
    'no styles, units of a law',
    (at) => [
      heading(1, `Điều ${at + 1}. Kho`, paragraph(`Điều ${at + 1}. Kho`), { index: `Điều ${at + 1}`, header: 'Kho' }),
      text('Điều 3 của Luật này quy định về kho.'),
      text(body),
    ],
    {},
  ),
  sample(
    'no styles, decimal numbers',
    (at) => [
      heading(1, `${at + 1}. KHO`, paragraph(`${at + 1}. KHO`), { index: `${at + 1}`, header: 'KHO' }),
      heading(2, `${at + 1}.1 Bể`, paragraph(`${at + 1}.1 Bể`), { index: `${at + 1}.1`, header: 'Bể' }),
      text(body),
    ],
    {},
  ),
]

/** Documents of every kind that a reader of outlines meets. */
export const samples = (): Sample[] => [...byStyles(), ...withNumbers(), ...elsewhere()]

/** A document with so many headings, each with some text. */
export const longDocument = (headings: number): Buffer =>
  wordDocument(
    Array.from(
      { length: headings },
      (_, at) => styled(`u${(at % 3) + 1}`, `Điều ${at + 1}. Kiểm tra bể chứa`) + paragraph(`${body} `.repeat(4)),
    ).join(''),
    { styles: headingStyles },
  )
