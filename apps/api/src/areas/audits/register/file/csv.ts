import type { Language } from '@apron/messages'
import { betweenCells, harmless } from '#capabilities/workbook/harmless-cell.ts'
import type { Value } from './columns.ts'

const quoted = (cell: string) => `"${harmless(cell.replaceAll('\0', '')).replaceAll('"', '""')}"`

function textOf(value: Value): string {
  if (value === null) return ''
  return typeof value === 'object' ? value.day.split('-').toReversed().join('/') : String(value)
}

/** Says to whoever reads it that it is in UTF-8. */
export const mark = '\uFEFF'

/** Rows as lines of a CSV file that spreadsheets of a language open in columns and run nothing of. */
export const csvLines = (rows: readonly (readonly Value[])[], language: Language): string =>
  rows.map((row) => `${row.map((value) => quoted(textOf(value))).join(betweenCells[language])}\r\n`).join('')
