import { sql, type RawBuilder } from 'kysely'
import { tables } from '../../db/schema/index.ts'
import type { Table } from '../../db/schema/table.ts'

/** Every place of the declared schema that refers to a file. */
const uses = Object.entries<Table>(tables).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, { holds }]) => (holds ? [{ table, column, holds }] : [])),
)

/** Whether some record refers to the file `f` of the query around it. */
export function isUsed(): RawBuilder<boolean> {
  const each = uses.map(({ table, column, holds }) => {
    const name = sql.ref(column)
    return holds === 'file'
      ? sql`exists (select from ${sql.table(table)} where ${name} = f.id)`
      : sql`exists (select from ${sql.table(table)} where ${name} like '%/files/%' and picture_ids(${name}) @> array[f.id])`
  })
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}
