import {
  AlignmentType,
  BorderStyle,
  Footer,
  ImageRun,
  PageNumber,
  Paragraph,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import type { Paper } from '@apron/contract/audits'
import { pngOf, squaresOf } from '../code.ts'
import type { DocxContext } from './place.ts'
import { bare, tableOf, widthOf } from './table.ts'
import { plain } from '#capabilities/rich-text/letters.ts'

/** Of the width in percent: the name of the paper, and beside it how far it is and what a phone reads. */
const shares = [78, 22] as const
/** Pixels of the code, as wide as it is high: 15 mm. */
const codeSize = 57
const size = 18
const checkSize = 15
const line = { style: BorderStyle.SINGLE, size: 4, color: '808080' } as const

/** What stands below each page. */
export function footOf({ foot, code, check, title }: Paper, place: DocxContext): Footer {
  const pages = new TextRun({ children: [PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES, '  '], size })
  const picture = code === undefined ? [] : [codeRun(code, title)]
  const spacing = { before: 60, after: 0 }
  const said = (text: string, height: number) =>
    new Paragraph({ spacing, children: [new TextRun({ text: plain(text), size: height })] })
  const words = [said(foot, size), ...(check === undefined ? [] : [said(check, checkSize)])]
  const far = new Paragraph({ spacing, alignment: AlignmentType.RIGHT, children: [pages, ...picture] })
  const cells = [words, [far]].map(
    (children, at) =>
      new TableCell({
        children,
        verticalAlign: VerticalAlign.TOP,
        width: { size: widthOf(shares[at]!, place), type: WidthType.DXA },
      }),
  )
  const row = new TableRow({ cantSplit: true, children: cells })
  return new Footer({ children: [tableOf([row], shares, place, { ...bare, top: line }), ending] })
}

/** Word wants a paragraph after each table. */
const ending = new Paragraph({ spacing: { before: 0, after: 0, line: 20 }, children: [] })

const codeRun = (address: string, title: string) =>
  new ImageRun({
    type: 'png',
    data: pngOf(squaresOf(address)),
    transformation: { width: codeSize, height: codeSize },
    altText: { name: plain(title), description: plain(address) },
  })
