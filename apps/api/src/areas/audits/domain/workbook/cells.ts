import type { Bars } from '@apron/contract/audits'

export type Look = {
  isBold?: boolean
  isItalic?: boolean
  /** In points, where it is not that of the sheet. */
  size?: number
  align?: 'left' | 'center' | 'right'
  isShaded?: boolean
  isRuled?: boolean
  /** Goes on over what is beside it instead of into the next line. */
  isOneLine?: boolean
}
/** A text, a number or a day (YYYY-MM-DD), with a time or without. */
export type Field = { value: string | number | { day: string }; look: Look }
export type Line = {
  fields: readonly (Field | null)[]
  /** Over how many columns the first reaches. */
  across?: number
  /** In points, where it is more than its words need. */
  height?: number
}
export type Sheet = {
  name: string
  isWide: boolean
  /** The widths of its columns, in letters. */
  widths: readonly number[]
  lines: readonly Line[]
  /** The first line is a head: it stays, is printed on each page and narrows what is below it. */
  hasHead: boolean
  /** What can be chosen in a column below the head. */
  choices?: { column: number; values: readonly string[] }
  /** Drawn by the spreadsheet itself from the cells that the numbers stand in. */
  bars?: Bars | undefined
  /** Above and below each printed page. */
  above: string
  foot: string
}
