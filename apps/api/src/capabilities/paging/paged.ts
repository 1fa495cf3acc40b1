import { sql, type CompiledQuery, type SelectQueryBuilder } from 'kysely'
import type { Page, PageQuery } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import { recall } from '../../db/memory/memory.ts'
import { tablesRead } from '../../db/memory/tables-read.ts'
import { asWritten } from './as-written.ts'
import { reversed } from './reversed.ts'

export type Rows<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>

/** Rows that nothing has narrowed yet, by the column that tells them apart: what belongs to a row is looked up for a page of them alone. */
export type Whole<DB, TB extends keyof DB> = { all: Rows<DB, TB>; id: string }

/**
 * One page of a query with the total: the filtered rows are counted, and only the page is selected and ordered. The
 * total is kept until one of the tables that it was counted from is written, if the database notes that. With `whole`,
 * a page behind the first is cut before anything is looked up for its rows, which would be done for those before it
 * too, and from the end of the list when that is nearer. With `holding`, the page on which the record of that id
 * stands, if it is in the list at all.
 */
export async function paged<DB, TB extends keyof DB, Row>(
  { db, query }: { db: Database; query: PageQuery },
  filtered: Rows<DB, TB>,
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
  const range = { from: (page - 1) * query.per_page, count: query.per_page }
  if (whole && page > 1) {
    const total = await totalOf(db, filtered)
    return { rows: await behind({ selected, select, whole }, range, total), total, page }
  }
  const first = selected.limit(asWritten(range.count))
  const cut = range.from > 0 ? first.offset(range.from) : first
  const [rows, total] = await Promise.all([cut.execute(), totalOf(db, filtered)])
  return { rows, total, page }
}

export type Range = { from: number; count: number }
type Cut<DB, TB extends keyof DB, Row> = {
  selected: SelectQueryBuilder<DB, TB, Row>
  select: (rows: Rows<DB, TB>) => SelectQueryBuilder<DB, TB, Row>
  whole: Whole<DB, TB>
}

/** Some of so many rows: they are found first, and what belongs to them is looked up for them alone. */
export async function behind<DB, TB extends keyof DB, Row>(
  { selected, select, whole }: Cut<DB, TB, Row>,
  range: Range,
  total: number,
): Promise<Row[]> {
  return select(whole.all.where(isOneOf(whole.id, cutOf(selected, range, total)))).execute()
}

/** The rows of a page, in either order. */
function cutOf<DB, TB extends keyof DB, Row>(
  selected: SelectQueryBuilder<DB, TB, Row>,
  { from, count }: Range,
  total: number,
) {
  const after = total - from - count
  if (after >= from || from >= total) return selected.limit(asWritten(count)).offset(from)
  return reversed(selected)
    .limit(Math.min(count, total - from))
    .offset(Math.max(after, 0))
}

/** How many rows there are, as it is kept. */
export async function totalOf<DB, TB extends keyof DB>(db: Database, filtered: Rows<DB, TB>): Promise<number> {
  const counted = filtered.select(sql<number>`count(*)`.as('total')).compile()
  const count = async () =>
    (await db.executeQuery<{ total: number }>(counted as CompiledQuery<{ total: number }>)).rows[0]!.total
  const read = tablesRead(counted.sql)
  if (!read) return count()
  const key = `${counted.sql}\n${JSON.stringify(counted.parameters)}`
  return recall(db, key, async () => ({ value: await count(), read, bytes: 0 }))
}

/** As an array, which is planned for as a few rows; of `in` and a length that is not known yet the planner fears a tenth of the table. */
function isOneOf<DB, TB extends keyof DB, Row>(id: string, cut: SelectQueryBuilder<DB, TB, Row>) {
  return sql<boolean>`${sql.ref(id)} = any(array${cut.clearSelect().select(sql.ref(id).as('id'))})`
}

async function idsOf<DB, TB extends keyof DB, Row>(selected: SelectQueryBuilder<DB, TB, Row>): Promise<number[]> {
  const ids = selected
    .clearSelect()
    .select(sql`id`.as('id'))
    .$castTo<{ id: number }>()
  return (await ids.execute()).map(({ id }) => id)
}
