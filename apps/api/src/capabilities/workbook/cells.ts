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
export type WorkbookCell = {
  value: string | number | { day: string }
  look: Look
  /** Over how many columns it reaches; those that it covers are null. */
  across?: number
}
export type WorkbookRow = {
  fields: readonly (WorkbookCell | null)[]
  /** In points, where it is more than its words need. */
  height?: number
}
export type SheetPicture = {
  bytes: Uint8Array
  row: number
  column: number
  width: number
  height: number
  alt: string
}
export type Sheet = {
  name: string
  isWide: boolean
  /** The widths of its columns, in letters. */
  widths: readonly number[]
  lines: readonly WorkbookRow[]
  /** The first line is a head: it stays, is printed on each page and narrows what is below it. */
  hasHead: boolean
  /** What can be chosen in a column below the head. */
  choices?: { column: number; values: readonly string[] }
  /** Drawn by the spreadsheet itself from the cells that the numbers stand in. */
  bars?: Bars | undefined
  /** Pictures whose upper left corner is that of a cell; sizes in pixels. */
  pictures?: readonly SheetPicture[]
  /** Above and below each printed page. */
  above: string
  foot: string
}
