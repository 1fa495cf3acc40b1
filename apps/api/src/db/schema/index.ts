import type { Kysely } from 'kysely'
import * as declared from './tables.ts'
import type { Row, Table } from './table.ts'

/** Every table of the product. */
export const tables = declared satisfies Record<string, Table>

export type Tables = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> }
export type Database = Kysely<Tables>
