import type { Language } from '@apron/messages'
import { harmless } from '../../../capabilities/harmless-cell.ts'

const quoted = (cell: string) => `"${harmless(cell.replaceAll('\0', '')).replaceAll('"', '""')}"`

/** What a spreadsheet expects between cells: where numbers have a decimal comma, a comma does not part them. */
const between: Record<Language, string> = { vi: ';', en: ',' }

/** Rows as a CSV file that spreadsheets of a language open in columns, read as UTF-8 and run nothing of. */
export const csv = (rows: readonly (readonly string[])[], language: Language): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(between[language])}\r\n`).join('')}`
