import { changedRows, differencesOf, patience, type Comparer, type Differences, type Piece } from './differences.ts'
import type { Cell, Part } from './written.ts'

/** A cell with what only its side has marked. */
export type MarkedCell = Omit<Cell, 'words'> & { pieces: Piece[] }
/** Words, or a table row by row, with what only their side has marked. */
export type MarkedPart = { pieces: Piece[]; rows?: never } | { rows: MarkedCell[][]; pieces?: never }
type Sides<One> = { before: One; after: One }
type Compare = (before: string, after: string) => Differences

/** Compares some texts, all of them with the patience of one. */
function patiently(comparer: Comparer): Compare {
  const end = performance.now() + patience
  return (before, after) => {
    const left = end - performance.now()
    return left > 0 ? differencesOf(comparer, before, after, left) : null
  }
}

/**
 * Two rich texts part by part, words with words and each table with the one in its place; null where they differ too
 * much to say, or do not have as many tables.
 */
export function markedParts(
  comparer: Comparer,
  before: readonly Part[],
  after: readonly Part[],
): Sides<MarkedPart[]> | null {
  if (before.length !== after.length) return null
  const compare = patiently(comparer)
  const sides: Sides<MarkedPart[]> = { before: [], after: [] }
  for (const [at, { words, rows }] of before.entries()) {
    const other = after[at]!
    if (rows && other.rows) {
      const found = markedTable(comparer, compare, rows, other.rows)
      if (!found) return null
      sides.before.push({ rows: found.before })
      sides.after.push({ rows: found.after })
    } else {
      const found = compare(words ?? '', other.words ?? '')
      if (!found) return null
      sides.before.push({ pieces: found.before })
      sides.after.push({ pieces: found.after })
    }
  }
  return sides
}

const wordsOf = (row: readonly Cell[]) => row.map(({ words }) => words).join('\t')

/** The rows that both have stay as they are; of the others the cells are compared, each with the one in its place. */
function markedTable(
  comparer: Comparer,
  compare: Compare,
  before: readonly Cell[][],
  after: readonly Cell[][],
): Sides<MarkedCell[][]> | null {
  const pairs = changedRows(comparer, before.map(wordsOf), after.map(wordsOf))
  if (!pairs) return null
  const sides: Sides<MarkedCell[][]> = { before: [], after: [] }
  for (const pair of pairs) {
    const row = pair.before === null ? [] : before[pair.before]!
    const other = pair.after === null ? [] : after[pair.after]!
    const marked = Array.from({ length: Math.max(row.length, other.length) }, (_, at) =>
      compare(row[at]?.words ?? '', other[at]?.words ?? ''),
    )
    if (marked.includes(null)) return null
    const drawn = (cells: readonly Cell[], side: 'before' | 'after') =>
      cells.map(({ isHead, columns, rows }, at) => ({ isHead, columns, rows, pieces: marked[at]![side] }))
    if (pair.before !== null) sides.before.push(drawn(row, 'before'))
    if (pair.after !== null) sides.after.push(drawn(other, 'after'))
  }
  return sides
}
