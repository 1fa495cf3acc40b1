import { linesTaken, roomIn } from '#capabilities/workbook/heights.ts'
import type { WorkbookCell } from '#capabilities/workbook/cells.ts'

/** Lines that a row can show, as far as they can be told: no row of a sheet is higher than 409 points. */
const mostLines = 25

/** A row as so many that all of it can be seen and printed: what is too long goes on below, beside the number of its line. */
export function inPieces(row: readonly WorkbookCell[], widths: readonly number[]): (WorkbookCell | null)[][] {
  const cut = row.map((field, at) =>
    typeof field.value === 'string' ? piecesOf(field.value, roomIn(widths[at]!)) : null,
  )
  const count = Math.max(1, ...cut.map((all) => all?.length ?? 1))
  return Array.from({ length: count }, (_, piece) =>
    row.map((field, at) => {
      if (piece === 0) return { ...field, value: cut[at]?.[0] ?? field.value }
      return { ...field, value: at === 0 ? field.value : (cut[at]?.[piece] ?? '') }
    }),
  )
}

/** A text in chunks of so many lines, ended between words where there are any. Linear. */
export function piecesOf(text: string, width: number): string[] {
  const all: string[] = []
  let lines: string[] = []
  const end = () => {
    all.push(lines.join('\n'))
    lines = []
  }
  let taken = 0
  for (const line of text.split('\n')) {
    let from = 0
    do {
      // What ends between words takes more lines than its letters do.
      const room = Math.ceil((mostLines - taken) * width * 0.85)
      const to = from + room >= line.length ? line.length : endOf(line, from, from + room)
      lines.push(line.slice(from, to))
      taken += linesTaken(line.slice(from, to), width)
      from = to
      if (from < line.length || taken >= mostLines) {
        end()
        taken = 0
      }
    } while (from < line.length)
  }
  if (lines.length > 0 || all.length === 0) end()
  return all
}

/** Where a line may be parted: after the last space of what fits, and never within a sign. */
function endOf(line: string, from: number, to: number): number {
  const space = line.lastIndexOf(' ', to)
  if (space > from + (to - from) / 2) return space + 1
  const half = line.charCodeAt(to - 1)
  return half >= 0xd800 && half <= 0xdbff && to - 1 > from ? to - 1 : to
}
