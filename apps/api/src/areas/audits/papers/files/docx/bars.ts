import { Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx'
import { longestBar, type Bars } from '@apron/contract/audits'
import { plain } from '#capabilities/rich-text/letters.ts'
import type { DocxBlock, DocxContext } from './place.ts'
import { bare } from './table.ts'

/** Of the width, in hundredths: what the bars are called, and how long they may be. */
const called = 16
const room = 84
const size = 18

/** Bars as shaded cells of a table without lines, under what their colours mean. */
export function bars(block: Bars, place: DocxContext): DocxBlock[] {
  const { labels, series } = block
  const longest = longestBar(block)
  const hundredth = place.width / 100
  const cell = (text: string, columns: number, color?: string) =>
    new TableCell({
      children: [
        new Paragraph({
          keepNext: true,
          children: [new TextRun({ text: plain(text), size, ...(color && { color: 'FFFFFF' }) })],
        }),
      ],
      columnSpan: columns,
      width: { size: Math.floor(columns * hundredth), type: WidthType.DXA },
      margins: { left: 40, right: 0, top: 20, bottom: 20 },
      ...(color && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: color.slice(1).toUpperCase() } }),
    })
  const rows = labels.map((label, at) => {
    const drawn = series.flatMap(({ color, data }) => {
      const columns = lengthOf(data[at]!, longest)
      return columns > 0 ? [cell(columns > 3 ? String(data[at]) : '', columns, color)] : []
    })
    const taken = series.reduce((all, { data }) => all + lengthOf(data[at]!, longest), 0)
    const left = room - taken
    return new TableRow({
      cantSplit: true,
      children: [cell(label, called), ...drawn, ...(left > 0 ? [cell('', left)] : [])],
    })
  })
  const legend = series.flatMap(({ name, color }) => [
    new TextRun({ text: '\u25a0 ', color: color.slice(1), size }),
    new TextRun({ text: `${plain(name)}   `, size }),
  ])
  const table = new Table({
    rows,
    borders: bare,
    layout: TableLayoutType.FIXED,
    width: { size: place.width, type: WidthType.DXA },
    columnWidths: Array.from({ length: 100 }, () => Math.floor(hundredth)),
  })
  return [new Paragraph({ children: legend, keepNext: true }), ...(rows.length > 0 ? [table] : []), new Paragraph({})]
}

/** In hundredths of the width; what is there is seen, however little it is. */
const lengthOf = (value: number, longest: number): number =>
  value === 0 ? 0 : Math.max(1, Math.floor((value / longest) * (room - 6)))
