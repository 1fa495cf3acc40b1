/** What a spreadsheet takes for the beginning of a formula, also behind blanks; a number alone is none. */
const begins = /^\s*[=+\-@]/
const isNumber = /^-?\d+(?:[.,]\d+)?$/
/** A quotation mark first, so that the cell is text and nothing else. */
const harmless = (cell: string) => (begins.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => `"${harmless(cell.replaceAll('\0', '')).replaceAll('"', '""')}"`

/** Rows as a CSV file that spreadsheets read as UTF-8 and run nothing of. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
