import { sql } from 'kysely'
import type { MessageKey } from '@apron/messages'
import type { Database } from '../db/client.ts'
import type { Tables } from '../db/schema/index.ts'
import { refused } from '../http/refusal.ts'

/** One way a record can be in use: the column that points at it, and the text that counts who does. */
export type Use = {
  table: keyof Tables
  column: string
  text: MessageKey
  /** Records in the trash do not count. */
  livingOnly?: true
}

/** Refuses (400) while anything points at one of the records, and names what does. */
export async function checkUnused(db: Database, ids: readonly number[], uses: readonly Use[]): Promise<void> {
  const counts = uses.map(
    ({ table, column, livingOnly }) => sql`(select count(*) from ${sql.table(table)}
      where ${sql.ref(column)} = any(${ids}) ${livingOnly ? sql`and deleted_at is null` : sql``})`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db)
  const found = uses.flatMap(({ text }, index) => {
    const count = rows[0]?.counts[index] ?? 0
    return count > 0 ? [{ text, values: { count } }] : []
  })
  if (found.length > 0) throw refused('in_use', { uses: found })
}
