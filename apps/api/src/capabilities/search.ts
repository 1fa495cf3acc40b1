import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/client.ts'
import { derived } from '#db/query-templates/placeholders.ts'

/** Whether a `search` column holds the words as typed, whatever their case and diacritics; `%` and `_` mean themselves. */
export function holdsWords(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like '%' || fold(${derived(words, literally)}) || '%'`
}

/** Words as a pattern that means them and nothing else. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** Texts as a search compares them, without case and diacritics, in the same order. */
export async function folded(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select fold(text) as text from unnest(${texts}::text[]) with ordinality as sent(text, place) order by place`.execute(
    db,
  )
  return rows.map(({ text }) => text)
}
