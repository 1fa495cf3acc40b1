import type { Language } from '@apron/messages'

/** What a spreadsheet takes for the beginning of a formula, also behind blanks; a number alone is none. */
const begins = /^\s*[=+\-@]/
const isNumber = /^-?\d+(?:[.,]\d+)?$/
/** A quotation mark first, so that the cell is text and nothing else. */
const harmless = (cell: string) => (begins.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => `"${harmless(cell.replaceAll('\0', '')).replaceAll('"', '""')}"`

/** What a spreadsheet expects between cells: where numbers have a decimal comma, a comma does not part them. */
const between: Record<Language, string> = { vi: ';', en: ',' }

/** Rows as a CSV file that spreadsheets of a language open in columns, read as UTF-8 and run nothing of. */
export const csv = (rows: readonly (readonly string[])[], language: Language): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(between[language])}\r\n`).join('')}`
