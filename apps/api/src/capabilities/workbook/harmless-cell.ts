import type { Language } from '@apron/messages'

/** What a spreadsheet takes for the beginning of a formula, also behind blanks; some take the wide signs of East Asian letters for it too. */
const begins = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/
/** A number alone is none. */
const isNumber = /^-?\d+(?:[.,]\d+)?$/

/** The text of a cell of a CSV file that no spreadsheet runs: with an apostrophe first it is text and nothing else. */
export const harmless = (cell: string): string => (begins.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell)

/** What a spreadsheet expects between the cells of a CSV file: where numbers have a decimal comma, a comma does not part them. */
export const betweenCells: Record<Language, string> = { vi: ';', en: ',' }
