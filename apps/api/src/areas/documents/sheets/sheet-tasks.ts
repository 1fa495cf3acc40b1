import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sheetLimits, type SheetGrid } from '@apron/contract/documents'
import { numberOf, openWorkbook, type SheetRow } from '#sandbox/office/sheet-cells.ts'
import type { TaskFiles } from '#sandbox/work-directory.ts'

/** Behind the sandbox: reads the beginning of one sheet of a workbook, and writes it as `grid`, since it may be long. */
async function read({ path, into, sheet }: TaskFiles & { sheet: number }): Promise<null> {
  const workbook = openWorkbook(await readFile(path))
  const names = workbook.sheets.map(({ name }) => name)
  const begun = names[sheet] === undefined ? null : workbook.begin(names[sheet], sheetLimits.rows)
  const { rows, goesOn } = begun ?? { rows: [], goesOn: false }
  await writeFile(join(into, 'grid'), JSON.stringify({ names, ...grid(rows), goes_on: goesOn }))
  return null
}

/** The cells of rows under the columns from the first to the last that any of them has. */
function grid(rows: readonly SheetRow[]): Pick<SheetGrid, 'rows' | 'columns'> {
  const last = Math.max(0, ...rows.flatMap(({ cells }) => [...cells.keys()].map(numberOf)))
  const columns = Array.from({ length: Math.min(last, mostColumns) }, (_, index) => lettersOf(index + 1))
  const shown = (row: SheetRow, column: string) => (row.cells.get(column)?.text ?? '').slice(0, sheetLimits.characters)
  return {
    columns,
    rows: rows.map((row) => ({ id: row.number, cells: columns.map((column) => shown(row, column)) })),
  }
}

/** Beyond these stands nothing that anybody reads on a screen. */
const mostColumns = 200

function lettersOf(number: number): string {
  const rest = Math.floor((number - 1) / 26)
  return (rest > 0 ? lettersOf(rest) : '') + String.fromCharCode(65 + ((number - 1) % 26))
}

export const tasks = { read }
export type SheetTasks = typeof tasks
