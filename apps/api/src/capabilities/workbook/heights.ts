import type { WorkbookRow } from './cells.ts'

/** The size of letters in points, where a field says no other. */
const usual = 11
const leading = 1.3
/** No row of a sheet is higher. */
const highest = 409

/** How many lines of so many letters a text takes, ended between words. Linear. */
export function linesTaken(text: string, width: number): number {
  let lines = 0
  for (const line of text.split('\n')) {
    lines += 1
    let taken = 0
    for (const { length } of line.split(' ')) {
      if (taken > 0 && taken + length > width) {
        lines += 1
        taken = 0
      }
      // A word that is longer than a line is broken.
      lines += Math.max(0, Math.ceil(length / width) - 1)
      taken += (length > width ? length % width : length) + 1
    }
  }
  return lines
}

/** How many letters stand where a column counts one: it counts noughts. */
const letters = 1.2
/** Letters that a line of a column holds. */
export const roomIn = (width: number, size = usual): number =>
  Math.max(1, Math.floor(((width - 1) * letters * usual) / size))

/** How high a row must be to show its words; not every program finds that out by itself. */
export function heightOf({ fields }: WorkbookRow, widths: readonly number[]): number {
  const heights = fields.map((field, at) => {
    if (field === null || typeof field.value !== 'string') return usual * leading
    const size = field.look.size ?? usual
    const width = widths.slice(at, at + (field.across ?? 1)).reduce((sum, one) => sum + one, 0)
    return linesTaken(field.value, roomIn(width, field.look.isBold ? size * 1.1 : size)) * size * leading
  })
  return Math.min(highest, Math.ceil(Math.max(usual * leading, ...heights)) + 3)
}
