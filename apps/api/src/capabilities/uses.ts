import { sql } from 'kysely'
import type { MessageKey } from '@apron/messages'
import type { Database } from '../db/client.ts'
import type { Tables } from '../db/schema/index.ts'
import { refused } from '../http/answering/refusal.ts'

/** One way a record can be in use: the column that points at it, and the text that counts who does. */
export type Use = {
  table: keyof Tables
  column: string
  text: MessageKey
  /** The text that counts those in the trash, which no list shows; null when they keep nothing from being deleted. */
  trashed?: MessageKey | null
}

/** Refuses (400) while anything points at one of the records, and names what does. */
export async function checkUnused(db: Database, ids: readonly number[], uses: readonly Use[]): Promise<void> {
  const counted = uses.flatMap(({ trashed, ...use }) => [
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
