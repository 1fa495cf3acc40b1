import {
  marked,
  plainWords,
  type Block,
  type Letterhead,
  type Signatures,
  type Table,
  type Words,
} from '@apron/contract/audits'
import type { WorkbookCell, WorkbookRow, Look } from '#capabilities/workbook/cells.ts'
import { roomIn } from '#capabilities/workbook/heights.ts'
import { inPieces, piecesOf } from './pieces.ts'
import { fieldOf, linesIn } from './texts.ts'

/** A term, what it is, in two halves so that two parties stand beside one another, and two for figures. */
export const frontWidths = [26, 33, 33, 14, 12] as const
const all = frontWidths.length
/** Where what stands beside a term begins, and over how many columns it reaches; the same of the second of two parties. */
const beside = { column: 1, across: 2 } as const
const second = { column: 2, across: all - 2 } as const
const widthOf = (from: number, to: number) => frontWidths.slice(from, to).reduce((sum, width) => sum + width, 0)
const room = widthOf(0, all)
const termAndRest = [frontWidths[0], widthOf(beside.column, beside.column + beside.across)] as const
const headingSize = { 1: 16, 2: 13, 3: 11, 4: 11 } as const

/** Blocks that are no list as lines of a sheet. */
export const frontLines = (blocks: readonly Block[]): WorkbookRow[] => blocks.flatMap(linesOf)

function linesOf(block: Block): WorkbookRow[] {
  switch (block.kind) {
    case 'heading':
      return spread(block.words, { isBold: true, size: headingSize[block.level], align: alignOf(block) })
    case 'paragraph':
      return spread(block.words, { align: alignOf(block), ...(block.isSmall && { size: 9 }) })
    case 'letterhead':
      return letterhead(block)
    case 'definitions':
      return block.entries.flatMap(({ term, blocks }) =>
        inPieces([fieldOf([paragraphOf(marked(term, 'bold'))]), atLeft(fieldOf(blocks))], termAndRest).map(
          ([first = null, rest = null]) => ({ fields: [first, over(rest, beside.across)] }),
        ),
      )
    case 'records':
      return block.records.flatMap(frontLines)
    case 'table':
      return block.columns.length <= all ? table(block) : text([block])
    case 'signatures':
      return [...frontLines(block.before), ...signatures(block)]
    case 'space':
      return Array.from({ length: block.lines }, () => ({ fields: [], height: 20 }))
    case 'rule':
    case 'bars':
      return []
    default:
      return text([block])
  }
}

const alignOf = ({ align }: { align: 'start' | 'center' | 'end' }) =>
  ({ start: 'left', center: 'center', end: 'right' } as const)[align]
const atLeft = ({ value, look }: WorkbookCell): WorkbookCell => ({ value, look: { ...look, align: 'left' } })
const paragraphOf = (words: Words): Block => ({ kind: 'paragraph', words, align: 'start', isSmall: false })

/** Words over the whole width. */
function spread(words: Words, look: Look): WorkbookRow[] {
  const { value, look: own } = fieldOf([paragraphOf(words)])
  return piecesOf(String(value), roomIn(room, look.size)).map((piece) => ({
    fields: [over({ value: piece, look: { ...own, ...look } }, all)],
  }))
}

const text = (blocks: readonly Block[]): WorkbookRow[] =>
  linesIn(blocks).flatMap((line) => spread({ lang: null, runs: [{ text: line, marks: [] }] }, {}))

/** The company and the country beside one another, below the logo. */
function letterhead({ left, right, isCentered }: Letterhead): WorkbookRow[] {
  const here = sideOf(left, isCentered ? 'center' : 'left')
  const there = sideOf(right, isCentered ? 'center' : 'right')
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    besides([here[at] ?? null, there[at] ?? null]),
  )
  return lines.length > 0 ? [...lines, { fields: [] }] : []
}

const sideOf = (side: readonly Words[], align: NonNullable<Look['align']>) =>
  side.map((words): WorkbookCell => {
    const field = fieldOf([paragraphOf(words)], { align })
    return { ...field, look: { ...field.look, align } }
  })

const over = (field: WorkbookCell | null, across: number): WorkbookCell | null => field && { ...field, across }
/** Two fields that have half of the width each, or as many as there are columns. */
function besides(fields: readonly (WorkbookCell | null)[]): WorkbookRow {
  if (fields.length !== 2) return { fields }
  const [here, there] = [over(fields[0]!, second.column), over(fields[1]!, second.across)]
  return { fields: Array.from({ length: all }, (_, at) => (at === 0 ? here : at === second.column ? there : null)) }
}

function table({ head, parts, columns }: Table): WorkbookRow[] {
  return [...head, ...parts.flat()].map(({ cells }) => {
    const fields = cells.map(({ blocks, heads, align }) => {
      const field = fieldOf(blocks, { isRuled: true, ...(heads !== null && { isShaded: true, isBold: true }) })
      return align === 'end' ? { ...field, look: { ...field.look, align: 'right' as const } } : field
    })
    if (columns.length === all) return { fields }
    const [first = null, wide = null, ...rest] = fields
    // What is ruled is ruled all around.
    const covered = wide && { value: '', look: wide.look }
    return { fields: [first, over(wide, beside.across), covered, ...rest] }
  })
}

/** Each side in a column of its own, with room above its name. */
function signatures({ parties }: Signatures): WorkbookRow[] {
  const center = { align: 'center' } as const
  const row = (wordsOf: (party: Signatures['parties'][number]) => Words | null, look: Look): WorkbookRow =>
    besides(
      parties.map((party) => {
        const words = wordsOf(party)
        return words && { value: plainWords(words), look: { ...center, ...look } }
      }),
    )
  return [
    { fields: [] },
    row(({ title }) => title, { isBold: true }),
    row(({ hint }) => hint, { isItalic: true }),
    { fields: [], height: 60 },
    row(({ name }) => name, { isBold: true }),
  ]
}
