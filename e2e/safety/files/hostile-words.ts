import {
  headingStyles,
  lists,
  listLevel,
  paragraph,
  relation,
  run,
  style,
  styled,
  table,
  wordDocument,
  xml,
  type WordParts,
} from '../../../apps/api/src/testing/office/word-document.ts'
import { blanks } from '../../../apps/api/src/testing/office/hostile-documents.ts'
import { addresses, type HostileFile } from './hostile-file.ts'

/** A document whose first words say that it was drawn. */
const word = (body: string, { styles = '', ...more }: WordParts = {}) =>
  wordDocument(styled('u1', 'Phần đầu') + body, { styles: headingStyles + styles, ...more })

/** A picture as Word writes it, by the relation that leads to it. */
const picture = (relation: string) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="952500"/><wp:docPr id="1" name="x"/><a:graphic><a:graphicData uri="p"><pic:pic><pic:blipFill><a:blip r:embed="${relation}" r:link="${relation}"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="-9525000" y="-9525000"/><a:ext cx="952500" cy="952500"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
const link = (id: string) => `<w:p><w:hyperlink r:id="${id}">${run('liên kết')}</w:hyperlink></w:p>`
const linked = addresses.map((address, at): HostileFile => [
  `a link ${at}: ${address}`,
  () => word(link('rIdX'), { relations: relation('rIdX', 'hyperlink', xml(address), 'External') }),
])

const stranger = 'http://stranger.invalid/x'
const field = (code: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${xml(code)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
const outside: HostileFile[] = [
  [
    'a picture elsewhere',
    () => word(`<w:p>${picture('rIdX')}</w:p>`, { relations: relation('rIdX', 'image', stranger, 'External') }),
  ],
  [
    'a picture of script',
    () =>
      word(`<w:p>${picture('rIdX')}</w:p>`, {
        relations: relation('rIdX', 'image', 'javascript:fired(1)', 'External'),
      }),
  ],
  ['a field that includes a picture', () => word(field(`INCLUDEPICTURE "${stranger}" \\d`))],
  ['a field that includes a text', () => word(field(`INCLUDETEXT "${stranger}"`) + field(`DDEAUTO cmd "/c calc"`))],
  ...['attachedTemplate', 'subDocument', 'oleObject', 'frame', 'styles', 'fontTable', 'numbering', 'aFChunk'].map(
    (kind): HostileFile => [
      `${kind} elsewhere`,
      () => word(paragraph('x'), { relations: relation('rIdX', kind, stranger, 'External') }),
    ],
  ),
  [
    'a page within it',
    () =>
      word('<w:altChunk r:id="rIdX"/>', {
        relations: relation('rIdX', 'aFChunk', 'chunk.html'),
        parts: {
          'word/chunk.html': `<script>parent.fired(1)</script><img src="${stranger}" onerror="parent.fired(2)">`,
        },
      }),
  ],
  [
    'a drawing that runs',
    () =>
      word(`<w:p>${picture('rIdX')}</w:p>`, {
        relations: relation('rIdX', 'image', 'media/a.svg'),
        parts: {
          'word/media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="fired(1)"><script>fired(2)</script><image href="${stranger}"/></svg>`,
        },
      }),
  ],
  [
    'shapes',
    () =>
      word(
        `<w:p><w:r><w:pict><v:rect style="position:fixed;inset:0;width:9999px;height:9999px;z-index:2147483647;background:url(${stranger})" fillcolor="url(${stranger})" onclick="fired(1)"><v:textbox><w:txbxContent>${paragraph('x')}</w:txbxContent></v:textbox><v:imagedata r:id="rIdX"/></v:rect></w:pict></w:r></w:p>`,
        { relations: relation('rIdX', 'image', stranger, 'External') },
      ),
  ],
]

/** Dresses everything of the tree that it stands in and what that stands in, and asks for files. */
const dress = `"x";}
:host{position:fixed!important;inset:0!important;width:100vw!important;height:100vh!important;z-index:2147483647!important;display:block!important;contain:none!important;background:url(${stranger})!important}
.docx-wrapper,.docx-wrapper *{position:fixed!important;inset:0!important;margin:-9999px!important;z-index:2147483647!important;background:url(${stranger}) red!important}
@import "${stranger}";
@font-face{font-family:x;src:url(${stranger})}
*{font-family:x!important;cursor:url(${stranger}),auto!important;list-style-image:image-set("${stranger}" 1x)!important;--x:url(${stranger})}
section{--y:red;background:url(${stranger}) var(--y)!important}
article{background:u\\72l(${stranger}) var(--y)!important}
p{--z:u\\72l(${stranger});border-image:var(--z) 1!important}
`
const ending = `${dress}</style><script>fired(1)</script><img src=x onerror=fired(1)>`
const lines = (text: string) => xml(text).replaceAll('\n', '&#10;')
const theme = (value: string) =>
  `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme name="x"><a:dk1><a:srgbClr val="${value}"/></a:dk1></a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="${value}"/></a:majorFont><a:minorFont><a:latin typeface="${value}"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`
const looks = (value: string): readonly [string, string][] => [
  ['a font', `<w:rPr><w:rFonts w:ascii="${value}" w:eastAsia="${value}" w:asciiTheme="${value}"/></w:rPr>`],
  ['a colour', `<w:rPr><w:color w:val="${value}"/></w:rPr>`],
  ['a shading', `<w:pPr><w:shd w:fill="${value}"/></w:pPr>`],
  ['a border', `<w:pPr><w:pBdr><w:top w:val="single" w:sz="8" w:color="${value}"/></w:pBdr></w:pPr>`],
  ['an alignment', `<w:pPr><w:jc w:val="${value}"/></w:pPr>`],
  ['an underline', `<w:rPr><w:u w:val="single" w:color="${value}"/></w:rPr>`],
]
const inNumbers = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
const dressed = [lines(dress), lines(ending)].flatMap((value, at): HostileFile[] => [
  ...looks(value).flatMap(([what, content]): HostileFile[] => [
    [`${what} that dresses ${at}`, () => word(styled('x', 'x'), { styles: style('x', 'x', content) })],
    [
      `${what} of one run that dresses ${at}`,
      () => word(paragraph(run('x', content.replaceAll(/<\/?w:[rp]Pr>/g, '')))),
    ],
  ]),
  [`a name of a style ${at}`, () => word(styled('x', 'x'), { styles: style(value, value, '<w:rPr><w:b/></w:rPr>') })],
  [
    `a text before a list ${at}`,
    () => word(paragraph('x', inNumbers), { lists: lists(listLevel(0, 'decimal', value)) }),
  ],
  [
    `a theme ${at}`,
    () =>
      word(paragraph('x'), {
        relations: relation('rIdX', 'theme', 'theme.xml'),
        parts: { 'word/theme.xml': theme(value) },
      }),
  ],
])

const sized = (name: string, inside: string, more: WordParts = {}): HostileFile => [name, () => word(inside, more)]
const sizes: HostileFile[] = [
  sized('letters as high as a house', `<w:p>${run('x', '<w:sz w:val="20000000"/>')}</w:p>`),
  sized(
    'a page as wide as a field',
    '<w:sectPr><w:pgSz w:w="2000000000" w:h="2000000000"/><w:pgMar w:top="-200000" w:left="-200000" w:right="-9" w:bottom="-9"/></w:sectPr>',
  ),
  sized(
    'a paragraph that is far off',
    paragraph(
      'x',
      '<w:ind w:left="-200000" w:right="-200000" w:firstLine="-99999"/><w:spacing w:before="-200000" w:after="-200000" w:line="-9000"/>',
    ),
  ),
  sized('columns without end', '<w:sectPr><w:cols w:num="1000000000" w:space="9"/></w:sectPr>'),
  sized(
    'a cell over a million columns',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:tcW w:w="-99999"/><w:gridSpan w:val="1000000000"/></w:tcPr>${paragraph('x')}</w:tc></w:tr></w:tbl>`,
  ),
]

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + paragraph('x') + close.repeat(depth)
const cell = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'] as const
const many: HostileFile[] = [
  sized('a table in a table, 30 deep', nested(...cell, 30)),
  sized('a table in a table, 400 deep', nested(...cell, 400)),
  sized('tags in tags, 900 deep', `<w:p>${'<w:smartTag>'.repeat(900)}${run('x')}${'</w:smartTag>'.repeat(900)}</w:p>`),
  sized(
    'tags in tags, 4,000 deep',
    `<w:p>${'<w:smartTag>'.repeat(4000)}${run('x')}${'</w:smartTag>'.repeat(4000)}</w:p>`,
  ),
  sized(
    'tags in tags, 100,000 deep',
    `<w:p>${'<w:smartTag>'.repeat(100_000)}${run('x')}${'</w:smartTag>'.repeat(100_000)}</w:p>`,
  ),
]
/** Those that cost a browser most. */
export const heavyWords: HostileFile[] = [
  ['400 MB of blanks', () => word(paragraph('x'), { parts: { 'word/document.xml': blanks(400) } })],
  ['100,000 paragraphs', () => word(paragraph('x').repeat(100_000))],
  ['2,000,000 paragraphs', () => word('<w:p/>'.repeat(2_000_000))],
  [
    'a table of 200,000 cells',
    () => word(table(...Array.from({ length: 1000 }, () => Array.from({ length: 200 }, () => paragraph('x'))))),
  ],
  [
    '400 MB of a picture',
    () =>
      word(`<w:p>${picture('rIdX')}</w:p>`, {
        relations: relation('rIdX', 'image', 'media/a.png'),
        parts: { 'word/media/a.png': blanks(400) },
      }),
  ],
]

/** Word documents that mean harm to whoever opens them. */
export const hostileWords: HostileFile[] = [...linked, ...outside, ...dressed, ...sizes, ...many]
