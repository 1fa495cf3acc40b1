/** Prints one line. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Begins a table: its columns, the first of words and the others of numbers. */
export function sayHead(columns: string[]): void {
  say('')
  sayRow(columns)
  sayRow(columns.map((_, place) => (place === 0 ? '---' : '---:')))
}

/** Prints one row of a table. */
export const sayRow = (cells: string[]) => say(`| ${cells.join(' | ')} |`)
