import { sql, type SelectQueryBuilder } from 'kysely'
import type { Page, PageQuery } from '@apron/contract'

type Rows<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>

/** Rows that nothing has narrowed yet, by the column that tells them apart: what belongs to a row is looked up for a page of them alone. */
type Whole<DB, TB extends keyof DB> = { all: Rows<DB, TB>; id: string }

/**
 * One page of a query with the total: the filtered rows are counted, and only the page is selected and ordered.
 * With `whole`, the page is cut before anything is joined to it. With `holding`, the page on which the record of that
 * id stands, if it is in the list at all.
 */
export async function paged<DB, TB extends keyof DB, Row>(
  filtered: Rows<DB, TB>,
  query: PageQuery,
  select: (rows: Rows<DB, TB>) => SelectQueryBuilder<DB, TB, Row>,
  { whole, holding }: { whole?: Whole<DB, TB>; holding?: number | undefined } = {},
): Promise<Page<Row>> {
  const selected = select(filtered)
  if (query.per_page === 'all') {
    const rows = await selected.execute()
    return { rows, total: rows.length }
  }
  const place = holding === undefined ? -1 : (await idsOf(selected)).indexOf(holding)
  const page = place < 0 ? query.page : Math.floor(place / query.per_page) + 1
  const cut = selected.limit(query.per_page).offset((page - 1) * query.per_page)
  const [rows, counted] = await Promise.all([
    (whole ? select(whole.all.where(isOneOf(whole.id, cut))) : cut).execute(),
    filtered.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow() as Promise<{ total: number }>,
  ])
  return { rows, total: counted.total, page }
}

function isOneOf<DB, TB extends keyof DB, Row>(id: string, cut: SelectQueryBuilder<DB, TB, Row>) {
  return sql<boolean>`${sql.ref(id)} in ${cut.clearSelect().select(sql.ref(id).as('id'))}`
}

async function idsOf<DB, TB extends keyof DB, Row>(selected: SelectQueryBuilder<DB, TB, Row>): Promise<number[]> {
  const ids = selected
    .clearSelect()
    .select(sql`id`.as('id'))
    .$castTo<{ id: number }>()
  return (await ids.execute()).map(({ id }) => id)
}
