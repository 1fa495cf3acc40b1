import type { SelectQueryBuilder } from 'kysely'
import type { Page, PageQuery } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import { asWritten } from './as-written.ts'
import { behind, totalOf, type Range, type Rows, type Whole } from './paged.ts'

/** Rows that stand together in a list, and how they are selected and ordered among themselves. */
export type Part<DB, TB extends keyof DB, Row> = {
  rows: Rows<DB, TB>
  select: (rows: Rows<DB, TB>) => SelectQueryBuilder<DB, TB, Row>
}

/**
 * One page of a list that is several queries one after another, with the total of all. Each is read in an order of its
 * own, so that an index serves it where none serves the order of the whole: dates in either direction, but those
 * without one always last. Where `known` tells the total, none is counted for the first page, nor for pages at the end
 * that the last part has to itself.
 */
export async function pagedInParts<DB, TB extends keyof DB, Row>(
  { db, query }: { db: Database; query: PageQuery },
  parts: readonly Part<DB, TB, Row>[],
  whole: Whole<DB, TB>,
  known: () => Promise<number | undefined>,
): Promise<Page<Row>> {
  if (query.per_page === 'all') {
    const rows = (await Promise.all(parts.map(({ rows, select }) => select(rows).execute()))).flat()
    return { rows, total: rows.length }
  }
  const { page, per_page } = query
  const total = await known()
  const atEnd = total !== undefined && (await uncounted(parts, whole, { page, count: per_page }, total))
  if (atEnd) return { rows: atEnd, total, page }
  const totals = await Promise.all(parts.map(({ rows }) => totalOf(db, rows)))
  let range = { from: (page - 1) * per_page, count: per_page }
  const found: Row[] = []
  for (const [place, part] of parts.entries()) {
    const own = totals[place]!
    if (range.count > 0 && range.from < own) found.push(...(await rowsOf(part, whole, range, own)))
    const taken = Math.max(0, Math.min(range.count, own - range.from))
    range = { from: Math.max(0, range.from - own), count: range.count - taken }
  }
  return { rows: found, total: totals.reduce((sum, own) => sum + own, 0), page }
}

type Asked = { page: number; count: number }

/** The rows of a page, where no part need be counted to find them; null of any other. */
async function uncounted<DB, TB extends keyof DB, Row>(
  parts: readonly Part<DB, TB, Row>[],
  whole: Whole<DB, TB>,
  { page, count }: Asked,
  total: number,
): Promise<Row[] | null> {
  const found: Row[] = []
  const range = { from: (page - 1) * count, count }
  if (page === 1) {
    for (const part of parts) {
      const left = count - found.length
      if (left > 0) found.push(...(await part.select(part.rows).limit(asWritten(left)).execute()))
    }
    return found
  }
  const last = parts.at(-1)!
  if (range.from >= total || total - range.from - count >= range.from) return null
  found.push(...(await behind({ ...last, selected: last.select(last.rows), whole }, range, total)))
  return found.length === Math.min(count, total - range.from) ? found : null
}

function rowsOf<DB, TB extends keyof DB, Row>(
  { rows, select }: Part<DB, TB, Row>,
  whole: Whole<DB, TB>,
  range: Range,
  total: number,
): Promise<Row[]> {
  const selected = select(rows)
  if (range.from === 0) return selected.limit(asWritten(range.count)).execute()
  return behind({ selected, select, whole }, range, total)
}
