import { sql, type RawBuilder } from 'kysely'

/** Whether a `search` column holds the words as typed, whatever their case and diacritics; `%` and `_` mean themselves. */
export function holdsWords(column: string, words: string): RawBuilder<boolean> {
  const literal = words.replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`${sql.ref(column)} like '%' || fold(${literal}) || '%'`
}
