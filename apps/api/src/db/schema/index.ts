import type { Kysely } from 'kysely'
import * as declared from './tables.ts'
import type { TableRow, Table } from './table.ts'

/** Every table of the product. */
export const tables = declared satisfies Record<string, Table>

export type Tables = { [Name in keyof typeof tables]: TableRow<(typeof tables)[Name]> }
export type Database = Kysely<Tables>
