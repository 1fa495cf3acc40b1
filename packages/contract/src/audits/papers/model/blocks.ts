import type { Language } from '@apron/messages'

/** In which language words are; null where somebody wrote them and nobody noted it. */
type Tongue = Language | null
export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'sub' | 'super' | 'code'
/** Words of one look; `\n` begins a new line. `value` is what they write: a number, or a day as YYYY-MM-DD, with a time (HH:MM) or without. */
export type Run = { text: string; marks: readonly Mark[]; link?: string; value?: string | number }
export type Words = { lang: Tongue; runs: readonly Run[] }
export type Align = 'start' | 'center' | 'end'

/** `file` is the stored file, where it is one of the product's; `full` shows it in its own size. */
export type Picture = { src: string; full: string; alt: string; file: number | null; width: number | null }
export type Figure = { picture: Picture; caption: Words }
export type PhotoSize = 'small' | 'large'

type Heading = { kind: 'heading'; level: 1 | 2 | 3 | 4; words: Words; align: Align }
export type Paragraph = { kind: 'paragraph'; words: Words; align: Align; isSmall: boolean }
export type List = { kind: 'list'; isOrdered: boolean; start: number; items: readonly (readonly Block[])[] }
type Quote = { kind: 'quote'; blocks: readonly Block[] }
type PictureBlock = { kind: 'picture'; picture: Picture }
type Rule = { kind: 'rule' }
/** Room to write by hand on, in lines. */
type Space = { kind: 'space'; lines: number }
/** Numbered photos; the small ones stand side by side. */
export type Figures = { kind: 'figures'; size: PhotoSize; figures: readonly Figure[] }

export type Cell = {
  blocks: readonly Block[]
  /** Of which it is the head. */
  heads: 'column' | 'row' | 'group' | null
  columns: number
  rows: number
  align: Align
  /** Whether its words stand in one line: numbers and dates. */
  isWhole: boolean
}
/** `level` is how deep a group stands whose rows follow. */
export type PaperRow = { cells: readonly Cell[]; level: number | null }
export type Table = {
  kind: 'table'
  label: string
  /** Of the width in percent. */
  columns: readonly number[]
  /** Stand above the rows on each page. */
  head: readonly PaperRow[]
  /** Rows that belong together, each part under its own group. */
  parts: readonly (readonly PaperRow[])[]
  /** Of what the paper lists; a spreadsheet has a sheet for it. */
  list?: ListSheet
  /** Its letters are smaller: many columns side by side. */
  isDense?: boolean
}

export type ListSheet = {
  /** What its cells call their parts, in their order. */
  terms: readonly Words[]
  /** What can be written into a column by hand. */
  choices?: { column: number; values: readonly string[] }
}

/**
 * Records of a paper, one after the other; a spreadsheet has a line for each, with a column for each of the terms, in
 * their order.
 */
export type Records = {
  kind: 'records'
  label: string
  terms: readonly Words[]
  records: readonly (readonly Block[])[]
}

/**
 * Numbers as bars, one for each label with a segment for each series; the numbers themselves stand in a table beside
 * it.
 */
export type Bars = {
  kind: 'bars'
  title: string
  labels: readonly string[]
  series: readonly { name: string; color: string; data: readonly number[] }[]
  /** What the columns of that table are, where they are not these series: a spreadsheet draws them. */
  columns?: readonly { name: string; color: string }[]
}

/** How long the longest bar is; at least one, so that nothing is divided by nought. */
export const longestBar = ({ labels, series }: Bars): number =>
  Math.max(1, ...labels.map((_, at) => series.reduce((sum, { data }) => sum + data[at]!, 0)))

export type Entry = {
  term: Words
  blocks: readonly Block[]
  /** The same taken apart, for a spreadsheet: each has a column of its own there. */
  apart?: readonly Entry[]
}
/** What is so called and what it is: as facts at the head, as a ruled card, or as lines within a cell. */
export type Definitions = { kind: 'definitions'; look: 'facts' | 'card' | 'lines'; entries: readonly Entry[] }

/** Whose paper it is, at its very beginning. */
export type Letterhead = {
  kind: 'letterhead'
  logo: Picture | null
  left: readonly Words[]
  right: readonly Words[]
  isCentered: boolean
}

type Party = { title: Words; hint: Words; name: Words | null }
/** Where both sides sign; never on a page of their own, without `before`. */
export type Signatures = { kind: 'signatures'; before: readonly Block[]; parties: readonly Party[] }

export type Block =
  | Heading
  | Paragraph
  | List
  | Quote
  | PictureBlock
  | Rule
  | Space
  | Figures
  | Table
  | Records
  | Bars
  | Definitions
  | Letterhead
  | Signatures

export type Paper = {
  lang: Language
  /** What it is called, as the name of its file has it too. */
  title: string
  isWide: boolean
  blocks: readonly Block[]
  /** At the foot of each page, beside its number. */
  foot: string
  /** Beside it, as a picture that a phone reads: where anybody may ask about the minutes that the paper is drawn from. */
  code?: string
  /** The same in letters, below the foot, for whoever has nothing that reads it. */
  check?: string
}

export const heading = (level: Heading['level'], words: Words, align: Align = 'start'): Block => ({
  kind: 'heading',
  level,
  words,
  align,
})
export const paragraph = (words: Words, align: Align = 'start', isSmall = false): Paragraph => ({
  kind: 'paragraph',
  words,
  align,
  isSmall,
})
export const cell = (blocks: readonly Block[], more: Partial<Cell> = {}): Cell => ({
  blocks,
  heads: null,
  columns: 1,
  rows: 1,
  align: 'start',
  isWhole: false,
  ...more,
})
export const row = (cells: readonly Cell[], level: number | null = null): PaperRow => ({ cells, level })

/** The same words with one more mark. */
export const marked = ({ lang, runs }: Words, mark: Mark): Words => ({
  lang,
  runs: runs.map((run) => ({ ...run, marks: [...run.marks, mark] })),
})
/** Every picture of a paper, in its order. */
export function picturesIn(blocks: readonly Block[]): Picture[] {
  return blocks.flatMap((block): Picture[] => {
    if (block.kind === 'picture') return [block.picture]
    if (block.kind === 'figures') return block.figures.map(({ picture }) => picture)
    if (block.kind === 'letterhead') return block.logo ? [block.logo] : []
    return insideOf(block).flatMap(picturesIn)
  })
}

/** What stands within a block, in its order. */
export function insideOf(block: Block): (readonly Block[])[] {
  if (block.kind === 'list') return [...block.items]
  if (block.kind === 'quote') return [block.blocks]
  if (block.kind === 'records') return [...block.records]
  if (block.kind === 'table')
    return [...block.head, ...block.parts.flat()].flatMap(({ cells }) => cells.map(({ blocks }) => blocks))
  if (block.kind === 'definitions') return block.entries.map(({ blocks }) => blocks)
  return block.kind === 'signatures' ? [block.before] : []
}

/** Words as they read, without their look. */
export const plainWords = ({ runs }: Words): string => runs.map(({ text }) => text).join('')
