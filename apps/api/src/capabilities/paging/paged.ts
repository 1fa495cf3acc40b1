import type { Page, PageQuery } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { listQueries, type Build } from './listed.ts'

/**
 * A list that is read a page at a time, with the total: the filtered rows are counted, and only the page is selected
 * and ordered. With `whole`, the page is cut before anything is joined to its rows, and from the end of the list when
 * that is nearer. `holding` names the field with the id of a record: the page with that record is returned, if it is in
 * the list at all.
 *
 * `build` is called once per combination of filters (query template). Parameters are the fields of the query that
 * `varying` names, and every number or text in `by`: the caller and the day. All other fields of the query are part of
 * the combination.
 */
export function paged<Query extends PageQuery, By extends unknown[], DB, TB extends keyof DB, Row>(
  varying: readonly (keyof NoInfer<Query> & string)[],
  build: Build<Query, By, DB, TB, Row>,
  { holding }: { holding?: keyof Query & string } = {},
): (db: Database, query: Query, ...by: By) => Promise<Page<Row>> {
  const listed = listQueries([...varying, ...(holding ? [holding] : [])], build)
  return async (db, query, ...by) => {
    const found = listed(db, query, by)
    const { per_page } = query
    if (per_page === 'all') {
      const rows = await found.every()
      return { rows, total: rows.length }
    }
    const held = holding && query[holding]
    const place = held === undefined ? -1 : (await found.ids()).indexOf(held as number)
    const page = place < 0 ? query.page : Math.floor(place / per_page) + 1
    let counting: Promise<number> | undefined
    const total = () => (counting ??= found.total())
    const some =
      page === 1 ? found.first(per_page) : found.behind({ from: (page - 1) * per_page, count: per_page }, total)
    const [rows, all] = await Promise.all([some, total()])
    return { rows, total: all, page }
  }
}
