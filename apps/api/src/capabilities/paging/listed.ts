import { sql, type CompiledQuery, type SelectQueryBuilder } from 'kysely'
import type { PageQuery } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { lastCached, readCached } from '#db/table-cache/table-cache.ts'
import { tablesRead } from '#db/table-cache/tables-read.ts'
import { rowsOf, queryTemplates } from '#db/query-templates/query-template.ts'
import { asWritten, isUsual } from './as-written.ts'
import { reversed } from './reversed.ts'

export type Rows<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>

/** Unfiltered rows, by the column that tells them apart: joins are done for the rows of a page alone. */
export type Whole<DB, TB extends keyof DB> = { all: Rows<DB, TB>; id: string }

/** A list: its rows, and how they are selected and ordered. */
export type ListSource<DB, TB extends keyof DB, Row> = {
  rows: Rows<DB, TB>
  select: (rows: Rows<DB, TB>) => SelectQueryBuilder<DB, TB, Row>
  whole?: Whole<DB, TB>
}

/**
 * Makes a list for the query and its caller. Called once per combination of filters (query template), so it only hands
 * on what varies.
 */
export type Build<Query, By extends unknown[], DB, TB extends keyof DB, Row> = (
  db: Database,
  query: Query,
  ...by: By
) => ListSource<DB, TB, Row>

/** So many rows from an offset. */
export type Range = { from: number; count: number }
const anyRange: Range = { from: 1, count: 1 }

/** A size that no screen offers is a parameter, as every literal makes a template of its own. */
const anyCount = 1
const isWritten = (size: PageQuery['per_page']) => size === 'all' || isUsual(size)

/** The rows of a list for one query. */
export type ListPage<Row> = {
  every(): Promise<Row[]>
  ids(): Promise<number[]>
  /** The total is cached until one of its tables is written, if all of them have recorded writes. */
  total(): Promise<number>
  first(count: number): Promise<Row[]>
  /** Without a known total, joins are done for the rows before the page too. */
  behind(range: Range, total: () => Promise<number>): Promise<Row[]>
}

/** The statements of a list, compiled once per combination of filters. */
export function listQueries<Query extends PageQuery, By extends unknown[], DB, TB extends keyof DB, Row>(
  varying: readonly (keyof NoInfer<Query> & string)[],
  build: Build<Query, By, DB, TB, Row>,
): (db: Database, query: Query, by: By) => ListPage<Row> {
  const shapes = queryTemplates(['page', ...varying], (db, query: Query, range: Range, ...by: By) =>
    statementsOf(build(db, query, ...by), query, range),
  )
  return (db, asked, by) => {
    const query = isWritten(asked.per_page) ? asked : { ...asked, per_page: anyCount }
    const { has, worded } = shapes(query, anyRange, ...by)
    const total = () => totalOf(db, worded('total'))
    return {
      total,
      every: () => rowsOf(db, worded('every')),
      ids: async () => (await rowsOf(db, worded('ids'))).map(({ id }) => id),
      first: (count) =>
        rowsOf(db, worded(count === query.per_page ? 'first' : 'few', [query, { ...anyRange, count }, ...by])),
      async behind(range, known) {
        if (!has('cut')) return rowsOf(db, worded('further', [query, range, ...by]))
        const someOf = (all: number) => {
          const after = all - range.from - range.count
          if (after >= range.from || range.from >= all) return rowsOf(db, worded('cut', [query, range, ...by]))
          const turned = { from: Math.max(after, 0), count: Math.min(range.count, all - range.from) }
          return rowsOf(db, worded('cutFromEnd', [query, turned, ...by]))
        }
        // The total is most often unchanged, so the page is read with the last one at the same time.
        const before = lastCached<number>(db, keyOf(worded('total')))
        if (before === undefined) return someOf(await known())
        const [rows, all] = await Promise.all([someOf(before), known()])
        return all === before ? rows : someOf(all)
      },
    }
  }
}

function statementsOf<DB, TB extends keyof DB, Row>(
  { rows, select, whole }: ListSource<DB, TB, Row>,
  { per_page }: PageQuery,
  { from, count }: Range,
) {
  const selected = select(rows)
  const size = typeof per_page === 'number' && isUsual(per_page) ? asWritten(per_page) : count
  const page = selected.limit(size).offset(from)
  const first = (cut: typeof page) => (whole ? select(amongThose(whole, cut)) : cut)
  return {
    every: () => selected,
    total: () => rows.select(sql<number>`count(*)`.as('total')),
    ids: () =>
      selected
        .clearSelect()
        .select(sql<number>`id`.as('id'))
        .$castTo<{ id: number }>(),
    first: () => first(selected.limit(size)),
    few: () => first(selected.limit(count)),
    further: () => page,
    ...(whole && {
      cut: () => select(amongThose(whole, page)),
      cutFromEnd: () => select(amongThose(whole, reversed(selected).limit(count).offset(from))),
    }),
  }
}

/**
 * As an array, which is planned for as a few rows; for `in` with a list of unknown length the planner assumes a tenth
 * of the table.
 */
function amongThose<DB, TB extends keyof DB, Row>({ all, id }: Whole<DB, TB>, cut: SelectQueryBuilder<DB, TB, Row>) {
  return all.where(sql<boolean>`${sql.ref(id)} = any(array${cut.clearSelect().select(sql.ref(id).as('id'))})`)
}

const keyOf = ({ sql: text, parameters }: CompiledQuery) => `${text}\n${JSON.stringify(parameters)}`

/** The cached total. */
async function totalOf(db: Database, counted: CompiledQuery<{ total: number }>): Promise<number> {
  const count = async () => (await rowsOf(db, counted))[0]!.total
  const read = tablesRead(counted.sql)
  if (!read) return count()
  return readCached(db, keyOf(counted), async () => ({ value: await count(), read, bytes: 0 }))
}
