import type { Block, Cell, Definitions, Figures, List, Mark, Paper, Run, Table, Words } from '@apron/contract/audits'
import { asPage, atFirst, type Piece, type LayoutContext } from './place.ts'
import { rtfPicture, rtfText, twips } from './rtf.ts'
import { rtfTable } from './table.ts'
import { letterheadOf, signaturesOf } from './sides.ts'

const looks: Record<Mark, string> = {
  bold: '\\b',
  italic: '\\i',
  underline: '\\ul',
  strike: '\\strike',
  sub: '\\sub',
  super: '\\super',
  code: '\\f1',
}
const alignments = { start: '', center: '\\qc', end: '\\qr' }
const headings = { 1: '\\s1\\b\\fs30', 2: '\\s2\\b\\fs24', 3: '\\s3\\b\\fs22', 4: '\\s4\\b' }
/** How far what belongs to something stands in from it. */
const step = 284

/** How large photos are on paper, in pixels. */
const largest = { small: { width: 200, height: 215 }, large: { width: 480, height: 400 } }
/** As large as a picture may be in the middle of a text. */
const inText = { width: 480, height: 600 }

/** A paper as the body of an RTF document. */
export function rtfBody(paper: Paper, pictures: LayoutContext['pictures']): string[] {
  return asPage(piecesOf(paper.blocks, atFirst(paper, pictures)))
}

export const piecesOf = (blocks: readonly Block[], place: LayoutContext): Piece[] =>
  blocks.flatMap((block) => pieceOf(block, place))

function pieceOf(block: Block, place: LayoutContext): Piece[] {
  switch (block.kind) {
    case 'heading': {
      const format = `${alignments[block.align]}${place.isCell ? '\\sa40' : '\\sb200\\sa100'}\\keepn`
      return [
        {
          format: `${format}${indented(place)} `,
          content: `{${headings[block.level]} ${written(block.words, place)}}`,
        },
      ]
    }
    case 'paragraph':
      return [paragraph(written(block.words, place), place, alignments[block.align])]
    case 'list':
      return listOf(block, place)
    case 'quote':
      return piecesOf(block.blocks, { ...place, indent: place.indent + step })
    case 'picture': {
      const most = { ...inText, width: Math.min(inText.width, block.picture.width ?? inText.width) }
      return [paragraph(pictureOf(block.picture, place, most), place)]
    }
    case 'bars':
      // Their numbers stand in the table below.
      return []
    case 'rule':
      return [paragraph('', place, '\\brdrb\\brdrs\\brdrw8 ')]
    case 'space':
      return Array.from({ length: block.lines }, () =>
        paragraph('', place, '\\sb160\\brdrb\\brdrdot\\brdrw8\\brdrbtw\\brdrdot\\brdrw8 '),
      )
    case 'figures':
      return figuresOf(block, place)
    case 'table':
      return tableOf(block, place)
    case 'records':
      return block.records.flatMap((blocks) => piecesOf(blocks, place))
    case 'definitions':
      return definitionsOf(block, place)
    case 'letterhead':
      return [{ table: letterheadOf(block, place, piecesOf) }]
    case 'signatures':
      return [...piecesOf(block.before, { ...place, isKept: true }), { table: signaturesOf(block, place, piecesOf) }]
  }
}

const indented = ({ indent }: LayoutContext) => (indent > 0 ? `\\li${indent}` : '')

function paragraph(content: string, place: LayoutContext, more = ''): Piece {
  const spacing = place.isCell ? '\\sa60' : '\\sa120'
  return { format: `${more}${spacing}${place.isKept ? '\\keepn' : ''}${indented(place)} `, content }
}

/** Words with their looks. */
export function written({ runs }: Words, { marks }: Pick<LayoutContext, 'marks'>): string {
  return runs.map((run) => runOf(run, marks)).join('')
}

function runOf({ text, marks }: Run, before: string): string {
  const look = before + marks.map((mark) => looks[mark]).join('')
  return `{${look && `${look} `}${rtfText(text)}}`
}

function listOf({ isOrdered, start, items }: List, place: LayoutContext): Piece[] {
  const inside = { ...place, indent: place.indent + step }
  return items.flatMap((blocks, at) => {
    const marker = rtfText(`${isOrdered ? `${start + at}.` : '•'}\t`)
    const [first, ...others] = piecesOf(blocks, inside)
    if (!first || 'table' in first)
      return [paragraph(marker, inside, `\\fi-${step}`), ...(first ? [first] : []), ...others]
    return [{ format: `\\fi-${step}${first.format}`, content: marker + first.content }, ...others]
  })
}

function pictureOf(
  { src, alt }: { src: string; alt: string },
  { pictures, marks, width }: LayoutContext,
  most: { width: number; height: number },
): string {
  const read = pictures.get(src)
  const fitting = { ...most, width: Math.min(most.width, width / twips.pixel) }
  if (read) return rtfPicture({ ...read, name: alt }, fitting)
  return alt ? `{${marks} ${rtfText(`[${alt}]`)}}` : ''
}

/** Side by side on a page, one below the other in a cell. */
function figuresOf({ size, figures }: Figures, place: LayoutContext): Piece[] {
  const each = (figure: Figures['figures'][number], within: LayoutContext): Piece[] => [
    paragraph(pictureOf(figure.picture, within, largest[size]), { ...within, isKept: true }),
    paragraph(written(figure.caption, within), within),
  ]
  if (place.isCell || size === 'large') return figures.flatMap((figure) => each(figure, place))
  const columns = 3
  const inside = { ...place, isCell: true, width: place.width / columns - 160 }
  const rows = Array.from({ length: Math.ceil(figures.length / columns) }, (_, at) =>
    figures.slice(at * columns, (at + 1) * columns).map((figure) => each(figure, inside)),
  )
  return [{ table: rtfTable({ shares: [1, 1, 1], isBare: true, rows: rows.map((cells) => ({ cells })) }, place.width) }]
}

/** A table inside a cell becomes lines: nothing of it is lost, and every word processor shows it. */
function tableOf(table: Table, place: LayoutContext): Piece[] {
  const rows = [...table.head, ...table.parts.flat()]
  if (place.isCell) return rows.flatMap(({ cells }) => cells.flatMap((cell) => piecesOf(cell.blocks, place)))
  const whole = table.columns.reduce((sum, share) => sum + share, 0)
  const cellOf = (cell: Cell, at: number) => {
    const share = table.columns.slice(at, at + cell.columns).reduce((sum, one) => sum + one, 0)
    const marks = cell.heads ? '\\b' : ''
    const inside = { ...place, isCell: true, indent: 0, marks, width: (place.width * share) / whole - 160 }
    const pieces = piecesOf(cell.blocks, inside)
    return cell.align === 'start' ? pieces : pieces.map((piece) => aligned(piece, alignments[cell.align]))
  }
  const lines = rows.map(({ cells }, line) => ({
    cells: cells.map((cell, at) => cellOf(cell, at)),
    spans: cells.map(({ columns, rows: down }) => ({ columns, rows: down })),
    shaded: cells.map(({ heads }) => heads !== null),
    isHead: line < table.head.length,
  }))
  return [{ table: rtfTable({ shares: table.columns, isBare: false, rows: lines }, place.width) }]
}

const aligned = (piece: Piece, align: string): Piece =>
  'table' in piece ? piece : { ...piece, format: align + piece.format }

function definitionsOf({ look, entries }: Definitions, place: LayoutContext): Piece[] {
  if (look === 'lines' || place.isCell)
    return entries.flatMap(({ term, blocks }) => {
      const title = `${written(term, { marks: '\\b' })}${rtfText(' ')}`
      const [first, ...others] = piecesOf(blocks, place)
      if (!first || 'table' in first) return [paragraph(title, place), ...(first ? [first] : []), ...others]
      return [{ ...first, content: title + first.content }, ...others]
    })
  const shares = [24, 76]
  const inside = { ...place, isCell: true, indent: 0 }
  const rows = entries.map(({ term, blocks }) => ({
    cells: [
      [paragraph(written(term, { marks: '\\b' }), inside)],
      piecesOf(blocks, { ...inside, width: place.width * 0.76 - 160 }),
    ],
    shaded: [look === 'card', false],
  }))
  return [{ table: rtfTable({ shares, isBare: look === 'facts', rows }, place.width) }]
}
