import { constants, deflateRawSync } from 'node:zlib'
import {
  headingStyles,
  mainType,
  paragraph,
  picture,
  relation,
  styled,
  table,
  wordDocument,
  type WordParts,
} from './word-document.ts'
import type { CompressedPart, Parts } from '#sandbox/office/zip.ts'

export type Hostile = [name: string, make: () => Buffer]

const body = styled('u1', 'Điều 1. Phạm vi') + paragraph('Van cấp nhiên liệu. '.repeat(200))
const good = (parts: Parts = {}, more: WordParts = {}) =>
  wordDocument(body, { styles: headingStyles, lists: '', notes: '', ...more, parts })

const names = {
  types: '[Content_Types].xml',
  root: '_rels/.rels',
  main: 'word/document.xml',
  relations: 'word/_rels/document.xml.rels',
  styles: 'word/styles.xml',
  lists: 'word/numbering.xml',
  notes: 'word/footnotes.xml',
}
const allNames = Object.values(names)
const inEach = (what: string, make: (name: string) => Buffer): Hostile[] =>
  allNames.map((name) => [`${what} in ${name}`, () => make(name)])

const mebibyte = 1024 * 1024
/** Spaces that take next to nothing while they are packed. */
export function blanks(mebibytes: number): CompressedPart {
  const four = deflateRawSync(Buffer.alloc(4 * mebibyte, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return { packed: Buffer.concat([...Array.from({ length: mebibytes / 4 }, () => four), deflateRawSync('')]) }
}

const marks = { local: 'PK\u0003\u0004', entry: 'PK\u0001\u0002', end: 'PK\u0005\u0006' }
/** The same archive with other bytes at some places behind a mark, for the first part or a later one. */
function changed(mark: keyof typeof marks, write: (bytes: Buffer, at: number) => unknown, nth = 0): Buffer {
  const bytes = good()
  let at = bytes.indexOf(marks[mark])
  for (let count = 0; count < nth; count += 1) at = bytes.indexOf(marks[mark], at + 4)
  write(bytes, at)
  return bytes
}

const broken: Hostile[] = [
  ['nothing', () => Buffer.alloc(0)],
  ['words', () => Buffer.from('Điều 1. Phạm vi '.repeat(100))],
  ['a beginning without an archive', () => Buffer.concat([Buffer.from('PK'), Buffer.alloc(5000, 7)])],
  ['an end without an archive', () => Buffer.concat([Buffer.from(marks.end), Buffer.alloc(18)])],
  ['more entries than there are', () => changed('end', (bytes, at) => bytes.writeUInt16LE(60, at + 10))],
  ['all the entries that can be counted', () => changed('end', (bytes, at) => bytes.writeUInt16LE(0xffff, at + 10))],
  ['entries behind the end', () => changed('end', (bytes, at) => bytes.writeUInt32LE(0xfffffff0, at + 16))],
  ['entries in the middle', () => changed('end', (bytes, at) => bytes.writeUInt32LE(77, at + 16))],
  ['an entry that is none', () => changed('entry', (bytes, at) => bytes.writeUInt32LE(0, at))],
  ['a part that is none', () => changed('local', (bytes, at) => bytes.writeUInt32LE(0, at))],
  ['a part behind the end', () => changed('entry', (bytes, at) => bytes.writeUInt32LE(0x7fffffff, at + 42))],
  ['packed sizes that are too small', () => changed('entry', (bytes, at) => bytes.writeUInt32LE(9, at + 20), 2)],
  [
    'packed sizes that are too large',
    () => changed('entry', (bytes, at) => bytes.writeUInt32LE(0x7fffffff, at + 20), 2),
  ],
  ['a way of packing that nobody knows', () => changed('entry', (bytes, at) => bytes.writeUInt16LE(14, at + 10), 2)],
  [
    'a part that is not packed and said to be',
    () => changed('entry', (bytes, at) => bytes.writeUInt16LE(0, at + 10), 2),
  ],
  ['a lock', () => changed('entry', (bytes, at) => bytes.writeUInt16LE(1, at + 8), 2)],
  ['two parts of one name', () => good({ 'WORD/Document.xml': 'x' })],
  ['too many entries', () => good(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, ''])))],
  ['parts within one another', overlapping],
]

/** All parts begin at the same large one. */
function overlapping(): Buffer {
  const bytes = good({ 'word/large.xml': { packed: Buffer.alloc(100_000, 1) } })
  const large = bytes.lastIndexOf(marks.local)
  for (let at = bytes.indexOf(marks.entry); at >= 0; at = bytes.indexOf(marks.entry, at + 4)) {
    bytes.writeUInt32LE(100_000, at + 20)
    bytes.writeUInt32LE(large, at + 42)
  }
  return bytes
}

const main = (xml: string | Buffer) => good({ [names.main]: xml })
const root = (inside: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`

const malformed: Hostile[] = [
  ['a text that does not end', () => main('<w:document xmlns:w="w"><w:body><w:p>')],
  ['elements that end in another order', () => main(root('<w:p><w:r></w:p></w:r>'))],
  ['a tag within a tag', () => main(root('<w:p <w:r>'))],
  ['two texts in one', () => main(root('') + root(''))],
  ['an attribute without quotes', () => main(root('<w:p a=1/>'))],
  ['a sign that no text has', () => main(root('<w:p>\u0001</w:p>'))],
  ['a sign by a number that there is not', () => main(root('&#x110000;'))],
  ['an entity that nobody knows', () => main(root('&van;'))],
  ['letters that are none', () => main(Buffer.from([0x3c, 0x77, 0xc3, 0x28, 0xff, 0x3e]))],
  ['another program’s bytes', () => main(Buffer.alloc(4000, 0x90))],
  ['a part that does not unpack', () => good({ [names.main]: { packed: Buffer.alloc(500, 0xff) } })],
  ['elements within one another', () => main(root('<w:sdt>'.repeat(500) + '</w:sdt>'.repeat(500)))],
  ['more elements than a document needs', () => main(root('<w:p/>'.repeat(4_000_001)))],
  ['no types', () => good({ [names.types]: '<Types/>' })],
  ['no main part', () => good({ [names.root]: '<Relationships/>' })],
  [
    'a main part outside',
    () =>
      good({
        [names.root]: `<Relationships>${relation('a', 'officeDocument', '../../../etc/passwd')}</Relationships>`,
      }),
  ],
]

const types: Hostile[] = [
  'application/vnd.ms-word.document.macroEnabled.main+xml',
  'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  'APPLICATION/VND.MS-WORD.DOCUMENT.MACROENABLED.MAIN+XML',
  mainType.replace('wordprocessingml.document', 'spreadsheetml.sheet'),
  'text/plain',
  '',
].map((type) => [`the type ${type || 'of nothing'}`, () => good({}, { type })])

const tooMuch: Hostile[] = [
  ['tables within one another', () => wordDocument(nested(21))],
  ['many tables within one another', () => wordDocument(nested(120))],
  ['more headings than may be', () => wordDocument(styled('u1', 'x').repeat(20_001), { styles: headingStyles })],
  [
    'more text than may be',
    () => wordDocument((styled('u1', 'x') + paragraph('Van '.repeat(40_000))).repeat(70), { styles: headingStyles }),
  ],
  [
    'more text under one heading than may be',
    () => wordDocument(styled('u1', 'x') + paragraph('Van '.repeat(50_001)), { styles: headingStyles }),
  ],
  ['no headings', () => wordDocument(paragraph('Van'))],
  ['no text', () => wordDocument('')],
  ['more pictures than may be', manyPictures],
  ['a picture of 400 MB', () => pictures({ 'word/media/0.png': blanks(400) }, '0')],
  [
    'parts that are too large together',
    () =>
      pictures(
        Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`word/media/${at}.png`, blanks(20)])),
        ...Array.from({ length: 12 }, (_, at) => String(at)),
      ),
  ],
]

function nested(depth: number): string {
  let inside = paragraph('x')
  for (let at = 0; at < depth; at += 1) inside = table([inside])
  return styled('u1', 'x') + inside
}

function pictures(parts: Parts, ...ids: string[]): Buffer {
  const relations = ids.map((id) => relation(`p${id}`, 'image', `media/${id}.png`)).join('')
  return wordDocument(styled('u1', 'x') + ids.map((id) => paragraph(picture(`p${id}`))).join(''), {
    styles: headingStyles,
    relations,
    parts,
  })
}

function manyPictures(): Buffer {
  const ids = Array.from({ length: 501 }, (_, at) => String(at))
  return pictures(
    Object.fromEntries(
      ids.map((id) =>
        [`word/media/${id}.png`, `\u0089PNG\r\n${id}`].map((text, at) => (at ? Buffer.from(text, 'latin1') : text)),
      ),
    ),
    ...ids,
  )
}

/** Documents that are to be refused, each with a sentence. */
export const hostileDocuments: Hostile[] = [
  ...broken,
  ...malformed,
  ...types,
  ...tooMuch,
  ...inEach('400 MB of blanks', (name) => good({ [name]: blanks(400) })),
  ...inEach('entities', (name) =>
    good({ [name]: `<!DOCTYPE x [<!ENTITY a "van"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>` }),
  ),
  ...inEach('an entity from outside', (name) =>
    good({ [name]: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>' }),
  ),
  ...Array.from({ length: 30 }, (_, at): Hostile => [
    `cut off after ${at + 1} of 31 parts`,
    () => good().subarray(0, (good().length * (at + 1)) / 31),
  ]),
]
