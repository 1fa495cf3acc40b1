import { shares } from '@apron/contract'

type Amount = { count: number; bytes: number; since: string | null }

/** A line of the report: whose files or of what kind, how many, how large, since when. */
export type Share = Amount & { id: number; name: string }

/** The lines that hold any files, the largest first. */
export function sharesOf<Row extends Amount>(rows: readonly Row[], nameOf: (row: Row) => string): Share[] {
  return rows
    .filter(({ count }) => count > 0)
    .map((row, at) => ({ id: at + 1, name: nameOf(row), count: row.count, bytes: row.bytes, since: row.since }))
    .toSorted((one, other) => other.bytes - one.bytes)
}

/** Files and bytes of all lines together. */
export function sumOf(rows: readonly Amount[]): { count: number; bytes: number } {
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** What part of all bytes each line has, from 0 to 100 with one decimal: together 100 where they are all of them. */
export function partsOf(rows: readonly Amount[], all: number): number[] {
  const rest = Math.max(0, all - sumOf(rows).bytes)
  return shares([...rows.map(({ bytes }) => bytes), rest], 1).slice(0, rows.length)
}
