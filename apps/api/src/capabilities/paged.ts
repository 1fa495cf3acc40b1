import { sql, type SelectQueryBuilder } from 'kysely'
import type { Page, PageQuery } from '@apron/contract'

/**
 * One page of a query with the total: the filtered rows are counted, and only the page is selected and ordered.
 * With `holding`, the page on which the record of that id stands, if it is in the list at all.
 */
export async function paged<DB, TB extends keyof DB, Row>(
  filtered: SelectQueryBuilder<DB, TB, object>,
  query: PageQuery,
  select: (rows: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  holding?: number,
): Promise<Page<Row>> {
  const selected = select(filtered)
  if (query.per_page === 'all') {
    const rows = await selected.execute()
    return { rows, total: rows.length }
  }
  const place = holding === undefined ? -1 : (await idsOf(selected)).indexOf(holding)
  const page = place < 0 ? query.page : Math.floor(place / query.per_page) + 1
  const [rows, counted] = await Promise.all([
    selected
      .limit(query.per_page)
      .offset((page - 1) * query.per_page)
      .execute(),
    filtered.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow() as Promise<{ total: number }>,
  ])
  return { rows, total: counted.total, page }
}

async function idsOf<DB, TB extends keyof DB, Row>(selected: SelectQueryBuilder<DB, TB, Row>): Promise<number[]> {
  const ids = selected
    .clearSelect()
    .select(sql`id`.as('id'))
    .$castTo<{ id: number }>()
  return (await ids.execute()).map(({ id }) => id)
}
