import type { Page, PageQuery } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { listQueries, type Build, type ListPage } from './listed.ts'

/**
 * A list made of several lists one after another, read a page at a time with the total of all (`paged`). Each part has
 * its own order, so that an index serves it where none serves the order of the whole: dates in either direction, but
 * those without one always last. Where `known` tells the total, nothing is counted for the first page, nor for pages at
 * the end that the last part has to itself.
 */
export function pagedInParts<Query extends PageQuery, By extends unknown[], DB, TB extends keyof DB, Row>(
  varying: readonly (keyof NoInfer<Query> & string)[],
  builds: readonly Build<Query, By, DB, TB, Row>[],
  known: (db: Database, query: Query, ...by: By) => Promise<number | undefined>,
): (db: Database, query: Query, ...by: By) => Promise<Page<Row>> {
  const listings = builds.map((build) => listQueries(varying, build))
  return async (db, query, ...by) => {
    const parts = listings.map((listed) => listed(db, query, by))
    const { page, per_page } = query
    if (per_page === 'all') {
      const rows = (await Promise.all(parts.map((part) => part.every()))).flat()
      return { rows, total: rows.length }
    }
    const total = await known(db, query, ...by)
    const atEnd = total !== undefined && (await uncounted(parts, { page, count: per_page }, total))
    if (atEnd) return { rows: atEnd, total, page }
    const totals = await Promise.all(parts.map((part) => part.total()))
    let range = { from: (page - 1) * per_page, count: per_page }
    const found: Row[] = []
    for (const [place, part] of parts.entries()) {
      const own = totals[place]!
      if (range.count > 0 && range.from < own) {
        const some = range.from === 0 ? part.first(range.count) : part.behind(range, () => Promise.resolve(own))
        found.push(...(await some))
      }
      const taken = Math.max(0, Math.min(range.count, own - range.from))
      range = { from: Math.max(0, range.from - own), count: range.count - taken }
    }
    return { rows: found, total: totals.reduce((sum, own) => sum + own, 0), page }
  }
}

/** The rows of a page, where no part need be counted to find them; else null. */
async function uncounted<Row>(
  parts: readonly ListPage<Row>[],
  { page, count }: { page: number; count: number },
  total: number,
): Promise<Row[] | null> {
  const found: Row[] = []
  if (page === 1) {
    for (const part of parts) {
      const left = count - found.length
      if (left > 0) found.push(...(await part.first(left)))
    }
    return found
  }
  const range = { from: (page - 1) * count, count }
  if (range.from >= total || total - range.from - count >= range.from) return null
  found.push(...(await parts.at(-1)!.behind(range, () => Promise.resolve(total))))
  return found.length === Math.min(count, total - range.from) ? found : null
}
