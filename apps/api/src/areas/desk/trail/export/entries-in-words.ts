import type { TrailEntry, TrailFilters } from '@apron/contract/desk'
import { read } from '../entries.queries.ts'
import { inWords, type TrailReader } from '../trail.ts'

/** Entries of one statement: formatting so many blocks the event loop for a few milliseconds. */
const atOnce = 200
/** Letters of a value in a file; a cell of a workbook takes some more. */
const longest = 30_000

/** All entries that the filters leave, newest first, some at a time: what is written meanwhile stands before the first. */
export async function* entriesInWords(reader: TrailReader, filters: TrailFilters): AsyncGenerator<TrailEntry[]> {
  const asking = { filters, zone: reader.zone, most: atOnce }
  let before: number | null = null
  do {
    const rows = await read(reader.db, { ...asking, before })
    const { entries } = await inWords(reader, rows, { most: longest })
    yield entries
    before = rows.length < atOnce ? null : rows.at(-1)!.id
  } while (before !== null)
}
