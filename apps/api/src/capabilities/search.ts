import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/client.ts'

/** Whether a `search` column holds the words as typed, whatever their case and diacritics; `%` and `_` mean themselves. */
export function holdsWords(column: string, words: string): RawBuilder<boolean> {
  const literal = words.replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`${sql.ref(column)} like '%' || fold(${literal}) || '%'`
}

/** Texts as a search compares them, without case and diacritics, in the same order. */
export async function folded(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select fold(text) as text from unnest(${texts}::text[]) with ordinality as sent(text, place) order by place`.execute(
    db,
  )
  return rows.map(({ text }) => text)
}
