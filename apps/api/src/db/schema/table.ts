import type { ColumnType } from 'kysely'

/** One column as declared: its PostgreSQL type and whether it may be null; the type parameters are what is read, inserted and updated. */
export type Column<Read = unknown, Insert = unknown, Update = unknown> = {
  sqlType: string
  nullable: boolean
  /** Whether it refers to a stored file, or to some by the addresses of pictures in rich text; the migration has it watched. */
  holds?: 'file' | 'pictures'
  kysely?: ColumnType<Read, Insert, Update>
}
export type Columns = Record<string, Column>
export type Table<C extends Columns = Columns> = {
  columns: C
  /** Whether the database records each transaction that writes to it. */
  noted?: boolean
}
export type TableRow<T> = T extends Table<infer C> ? { [Name in keyof C]: NonNullable<C[Name]['kysely']> } : never

const column = <Read, Insert = Read, Update = Insert>(sqlType: string): Column<Read, Insert, Update> => ({
  sqlType,
  nullable: false,
})

export const id = column<number, number | undefined, never>('integer')
export const bigId = column<number, never, never>('bigint')
export const reference = column<number>('integer')
/** A stored file. */
export const file: Column<number> = { ...reference, holds: 'file' }
export const text = column<string>('text')
/** Cleaned HTML that may show stored pictures. */
export const richText: Column<string> = { ...text, holds: 'pictures' }
export const uuid = column<string>('uuid')
/** The number of a transaction, as text: it is greater than what a number holds. */
export const transaction = column<string, never, never>('xid8')
export const integer = column<number>('integer')
export const bigInteger = column<number>('bigint')
export const real = column<number>('double precision')
export const small = column<number>('smallint')
export const integers = column<number[]>('integer[]')
export const bytes = column<Uint8Array>('bytea')
export const truth = column<boolean>('boolean')
/** A calendar day, read as `YYYY-MM-DD`. */
export const day = column<string>('date')
/** An instant, read as ISO 8601 in UTC. */
export const instant = column<string, string | Date>('timestamp with time zone')
/** Filled in by the database. */
export const folded = column<string, never, never>('text')
export const json = <Value>() => column<Value, string>('jsonb')

export const nullable = <R, I, U>(of: Column<R, I, U>): Column<R | null, I | null | undefined, U | null> => ({
  sqlType: of.sqlType,
  nullable: true,
  ...(of.holds && { holds: of.holds }),
})
/** Made by the database from other columns of the row. */
export const generated = <R>(of: Column<R>): Column<R, never, never> => ({ sqlType: of.sqlType, nullable: of.nullable })
export const byDefault = <R, I, U>(of: Column<R, I, U>): Column<R, I | undefined, U> => ({
  sqlType: of.sqlType,
  nullable: of.nullable,
})

/** Declares a table; the migrations must produce just this, which `npm run check` compares. */
export function table<C extends Columns>(columns: C): Table<C> {
  return { columns }
}

/** The same, with writes recorded in `table_writes`: the table cache may keep what was read from it until then. */
export function noted<C extends Columns>(columns: C): Table<C> {
  return { columns, noted: true }
}

/** The columns of every record under maker-checker approval; the maker is who wrote it last, and the database notes since when it waits. */
export const reviewed = { status: byDefault(small), maker_id: nullable(reference), waits_since: nullable(instant) }
