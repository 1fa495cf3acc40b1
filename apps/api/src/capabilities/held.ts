import { sql, type Selectable } from 'kysely'
import type { Database } from '#db/client.ts'
import { tables, type Tables } from '#db/schema/index.ts'
import { found } from '#kernel/refusals.ts'

/** A table whose records have a number of their own. */
export type NumberedTable = { [Name in keyof Tables]: 'id' extends keyof Tables[Name] ? Name : never }[keyof Tables]
type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/**
 * The record, or those columns of it, locked until the transaction ends, so that its changes and new references to it
 * follow one another; 404 when it is not there or lies in the trash.
 */
export async function locked<
  Table extends NumberedTable,
  Column extends keyof Row<Table> & string = keyof Row<Table> & string,
>(db: Database, table: Table, id: number, columns?: readonly Column[]): Promise<Pick<Row<Table>, Column>> {
  const wanted = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`
  const { rows } = await sql<Pick<Row<Table>, Column>>`
    select ${wanted} from ${sql.table(table)} where id = ${id} and ${notDeleted(table)} for update`.execute(db)
  return found(rows[0])
}

/** Whether deleted records of a table go to its trash first, where they no longer count. */
export const hasTrash = (table: keyof Tables) => 'deleted_at' in tables[table].columns

/** Whether a row of the table, by its name in the statement, lies in no trash. */
export const notDeleted = (table: keyof Tables, row?: string) =>
  hasTrash(table) ? sql<boolean>`${sql.ref(row ? `${row}.deleted_at` : 'deleted_at')} is null` : sql<boolean>`true`
