import type { ListNumber } from './numbers.ts'

/** What a document is made of, in its order. */
export type Block = Paragraph | Table

export type Paragraph = {
  kind: 'paragraph'
  /** The level of a heading from 1; null for body text. */
  level: number | null
  number: ListNumber | null
  /** Its words in one line. */
  text: string
  /** Its words with their marks and pictures. */
  html: string
  /** Its pictures alone, for a heading. */
  pictures: string
  /** The footnotes that it refers to, as they are counted. */
  notes: readonly number[]
  /** It stands out: all of it bold, in capitals, in the middle. */
  isBold: boolean
  isCapital: boolean
  isCentred: boolean
}

export type Table = { kind: 'table'; rows: WordTableRow[]; hasHeading: boolean }
export type WordTableRow = { isHead: boolean; cells: Cell[] }
/** Its first column from 0, how many it takes, and whether it continues the cell above it. */
export type Cell = { blocks: Block[]; column: number; columns: number; isContinued: boolean }

/** A heading that says anything. */
export const isHeading = (block: Block): block is Paragraph & { level: number } =>
  block.kind === 'paragraph' && block.level !== null && block.text !== ''
