import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Whether a `search` column holds the words as typed, whatever their case and diacritics; `%` and `_` mean themselves. */
export function holdsWords(column: string, words: string): RawBuilder<SqlBool> {
  const literal = words.replace(/[\\%_]/g, '\\$&')
  return sql<SqlBool>`${sql.ref(column)} like '%' || fold(${literal}) || '%'`
}
