import {
  marked,
  plainWords,
  type Block,
  type Letterhead,
  type Signatures,
  type Table,
  type Words,
} from '@apron/contract/audits'
import type { Field, Line, Look } from '../../../domain/workbook/cells.ts'
import { roomIn } from '../../../domain/workbook/heights.ts'
import { inPieces, piecesOf } from './pieces.ts'
import { fieldOf, linesIn } from './texts.ts'

/** A term, what it is, and two for figures. */
export const frontWidths = [26, 66, 14, 12] as const
const all = frontWidths.length
const room = frontWidths.reduce((sum, width) => sum + width, 0)
const headingSize = { 1: 16, 2: 13, 3: 11, 4: 11 } as const

/** Blocks that are no list as lines of a sheet. */
export const frontLines = (blocks: readonly Block[]): Line[] => blocks.flatMap(linesOf)

function linesOf(block: Block): Line[] {
  switch (block.kind) {
    case 'heading':
      return spread(block.words, { isBold: true, size: headingSize[block.level], align: alignOf(block) })
    case 'paragraph':
      return spread(block.words, { align: alignOf(block), ...(block.isSmall && { size: 9 }) })
    case 'letterhead':
      return letterhead(block)
    case 'definitions':
      return block.entries.flatMap(({ term, blocks }) =>
        inPieces([fieldOf([paragraphOf(marked(term, 'bold'))]), atLeft(fieldOf(blocks))], frontWidths).map(
          (fields) => ({
            fields,
          }),
        ),
      )
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
const atLeft = ({ value, look }: Field): Field => ({ value, look: { ...look, align: 'left' } })
const paragraphOf = (words: Words): Block => ({ kind: 'paragraph', words, align: 'start', isSmall: false })

/** Words over the whole width. */
function spread(words: Words, look: Look): Line[] {
  const { value, look: own } = fieldOf([paragraphOf(words)])
  return piecesOf(String(value), roomIn(room, look.size)).map((piece) => ({
    fields: [{ value: piece, look: { ...own, ...look } }],
    across: all,
  }))
}

const text = (blocks: readonly Block[]): Line[] =>
  linesIn(blocks).flatMap((line) => spread({ lang: null, runs: [{ text: line, marks: [] }] }, {}))

function letterhead({ left, right, isCentered }: Letterhead): Line[] {
  const lines = [
    ...left.flatMap((words) => spread(words, { align: 'left' })),
    ...right.flatMap((words) => spread(words, { align: isCentered ? 'center' : 'right' })),
  ]
  return lines.length > 0 ? [...lines, { fields: [] }] : []
}

function table({ head, parts }: Table): Line[] {
  return [...head, ...parts.flat()].map(({ cells }) => ({
    fields: cells.map(({ blocks, heads, align }) => {
      const field = fieldOf(blocks, { isRuled: true, ...(heads !== null && { isShaded: true, isBold: true }) })
      return align === 'end' ? { ...field, look: { ...field.look, align: 'right' } } : field
    }),
  }))
}

/** Each side in a column of its own, with room above its name. */
function signatures({ parties }: Signatures): Line[] {
  const center = { align: 'center' } as const
  const row = (wordsOf: (party: Signatures['parties'][number]) => Words | null, look: Look, height?: number): Line => ({
    fields: parties.map((party) => {
      const words = wordsOf(party)
      return words && { value: plainWords(words), look: { ...center, ...look } }
    }),
    ...(height && { height }),
  })
  return [
    { fields: [] },
    row(({ title }) => title, { isBold: true }),
    row(({ hint }) => hint, { isItalic: true }),
    { fields: [], height: 60 },
    row(({ name }) => name, { isBold: true }),
  ]
}
