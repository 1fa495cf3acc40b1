import { sql, type SelectQueryBuilder } from 'kysely'
import type { Page, PageQuery } from '@apron/contract'

/** One page of a query with the total: the filtered rows are counted, and only the page is selected and ordered. */
export async function paged<DB, TB extends keyof DB, Row>(
  filtered: SelectQueryBuilder<DB, TB, object>,
  query: PageQuery,
  select: (rows: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
): Promise<Page<Row>> {
  const selected = select(filtered)
  if (query.per_page === 'all') {
    const rows = await selected.execute()
    return { rows, total: rows.length }
  }
  const [rows, counted] = await Promise.all([
    selected
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute(),
    filtered.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow() as Promise<{ total: number }>,
  ])
  return { rows, total: counted.total }
}
