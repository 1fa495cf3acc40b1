import { writeXlsx, type CellStyle, type WriteSheet } from 'hucre/xlsx'
import { chartOf, endOf } from './chart.ts'
import type { Language } from '@apron/messages'
import { cellText, plain } from '../rich-text/letters.ts'
import type { WorkbookCell, Look, Sheet, SheetPicture } from './cells.ts'
import { heightOf } from './heights.ts'

const font = { name: 'Times New Roman', size: 11 }
const line = { style: 'thin', color: { rgb: '8A9492' } } as const
const ruled = { top: line, right: line, bottom: line, left: line }
const shaded = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EDEFF2' } } as const
/** How Windows counts languages, by which a day is written. */
const tongues = { vi: '42A', en: '809' } as const

/** What a file is, whose, and of what. */
type About = { title: string; author: string; subject: string }

/** Writes a workbook. Whatever is a text is written as one: nothing that somebody wrote is a formula. */
export async function writeBook(about: About, lang: Language, sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map((sheet) => written(sheet, lang)),
    namedRanges: sheets.flatMap(printedParts),
    properties: { title: plain(about.title), creator: plain(about.author), subject: plain(about.subject) },
    defaultFont: font,
  })
}

function written(sheet: Sheet, lang: Language): WriteSheet {
  const { name, widths, lines, hasHead, isWide, choices, above, foot, bars, pictures = [] } = sheet
  const last = letterOf(widths.length - 1)
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (const [row, { fields }] of lines.entries())
    for (const [column, field] of fields.entries()) if (field) cells.set(`${row},${column}`, cellOf(field, lang))
  const merges = lines.flatMap(({ fields }, row) =>
    fields.flatMap((field, column) => {
      const { across = 1 } = field ?? {}
      return across > 1 ? [{ startRow: row, startCol: column, endRow: row, endCol: column + across - 1 }] : []
    }),
  )
  const heights = lines.map((line, row) => [row, { height: line.height ?? heightOf(line, widths) }] as const)
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: lines.map(() => widths.map(() => null)),
    cells,
    merges,
    rowDefs: new Map(heights),
    view: { showGridLines: false },
    ...(hasHead && {
      freezePane: { rows: 1, columns: 1 },
      autoFilter: { range: `A1:${last}${lines.length}` },
    }),
    ...(pictures.length > 0 && { images: pictures.map(imageOf) }),
    ...(bars && { charts: [chartOf({ ...bars, lines: lines.length })] }),
    ...(choices && lines.length > 1 && { dataValidations: chosen(choices, lines.length) }),
    headerFooter: { oddHeader: `&L&9 ${printed(above)}`, oddFooter: `&L&9 ${printed(foot)}&R&9 &P/&N` },
    pageSetup: {
      paperSize: 'a4',
      orientation: isWide ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { top: 0.7, bottom: 0.7, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 },
    },
  }
}

const imageOf = ({ bytes, row, column, width, height, alt }: SheetPicture) => ({
  data: bytes,
  type: 'jpeg' as const,
  anchor: { from: { row, col: column } },
  width,
  height,
  altText: plain(alt),
})

/** What of a sheet is printed, and what of it on each page. The writer itself would name the sheet without the quotes that a name with spaces needs. */
function printedParts({ name, widths, lines, hasHead, bars }: Sheet) {
  const quoted = `'${name.replaceAll("'", "''")}'`
  const area = {
    name: '_xlnm.Print_Area',
    range: `${quoted}!$A$1:$${letterOf(widths.length - 1)}$${bars ? endOf(lines.length) : lines.length}`,
    scope: name,
  }
  return hasHead ? [area, { name: '_xlnm.Print_Titles', range: `${quoted}!$1:$1`, scope: name }] : [area]
}

type XlsxCell = NonNullable<WriteSheet['cells']> extends Map<string, infer Cell> ? Cell : never

function cellOf({ value, look }: WorkbookCell, lang: Language): XlsxCell {
  const style = styleOf(look)
  if (typeof value === 'number') return { value, type: 'number', style }
  if (typeof value === 'object') {
    const [day, time] = value.day.split(' ')
    const numFmt = `[$-${tongues[lang]}]dd\\-mm\\-yyyy${time ? ' hh:mm' : ''}`
    return { value: new Date(`${day}T${time ?? '00:00'}:00Z`), type: 'date', style: { ...style, numFmt } }
  }
  const text = cellText(value)
  // What is called as an error is would be written as one.
  return { value: text, type: 'string', style, ...(/^#[A-Z]/.test(text) && { richText: [{ text, font }] }) }
}

function styleOf({ isBold, isItalic, size, align, isShaded, isRuled, isOneLine }: Look): CellStyle {
  return {
    font: { ...font, ...(size && { size }), ...(isBold && { bold: true }), ...(isItalic && { italic: true }) },
    alignment: { vertical: 'top', horizontal: align ?? 'left', wrapText: !isOneLine },
    ...(isShaded && { fill: shaded }),
    ...(isRuled && { border: ruled }),
  }
}

/** Letters of a list of choices, commas included, that a workbook takes. */
const longestChoices = 255

function chosen({ column, values }: NonNullable<Sheet['choices']>, lines: number) {
  const at = letterOf(column)
  const usable = values.filter((value) => !/[,"]/.test(value))
  if (usable.length === 0 || usable.join(',').length > longestChoices) return []
  return [{ type: 'list' as const, values: usable, range: `${at}2:${at}${lines}`, allowBlank: true }]
}

/** Letters of a line at the head or foot of a page. */
const longestPrinted = 200
/** A sign that begins a command is said twice. */
const printed = (text: string) => plain(text).slice(0, longestPrinted).toWellFormed().replaceAll('&', '&&')

function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${letterOf(Math.floor(column / 26) - 1)}${last}`
}
