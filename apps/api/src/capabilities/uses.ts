import { sql } from 'kysely'
import type { MessageKey } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { refused } from '#kernel/refusals.ts'
import type { NumberedTable } from './held.ts'

/** One way in which records are in use: the column that points at them, and the text that counts them. */
export type Use = {
  /** The table of what is used. */
  of: NumberedTable
  table: keyof Tables
  column: string
  text: MessageKey
  /** The text that counts those in the trash, which no list shows; null when they do not prevent a deletion. */
  trashed?: MessageKey | null
}
/** All of them, as the areas register them. */
export type Uses = readonly Use[]

/** Refuses (400) while anything points at one of the records, and says what does. */
export async function checkUnused(db: Database, uses: Uses, of: NumberedTable, ids: readonly number[]): Promise<void> {
  const counted = uses
    .filter((use) => use.of === of)
    .flatMap(({ trashed, ...use }) => [
      { ...use, which: trashed === undefined ? sql`true` : sql`deleted_at is null` },
      ...(trashed ? [{ ...use, text: trashed, which: sql`deleted_at is not null` }] : []),
    ])
  const counts = counted.map(
    ({ table, column, which }) =>
      sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}) and ${which})`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db)
  const found = counted.flatMap(({ text }, index) => {
    const count = rows[0]?.counts[index] ?? 0
    return count > 0 ? [{ text, values: { count } }] : []
  })
  if (found.length > 0) throw refused('in_use', { uses: found })
}

/** Those of the records that may not be deleted because something points at them. */
export async function usedAmong(
  db: Database,
  uses: Uses,
  of: NumberedTable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const pointing = uses
    .filter((use) => use.of === of)
    .map(({ table, column, trashed }) => {
      const which = trashed === null ? sql`deleted_at is null` : sql`true`
      return sql`select ${sql.ref(column)} as id from ${sql.table(table)}
        where ${sql.ref(column)} = any(${ids}) and ${which}`
    })
  if (pointing.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`${sql.join(pointing, sql` union `)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
