import { sql } from 'kysely'
import type { Database } from '../../../client.ts'

type SeedTable =
  | 'groups'
  | 'team_roles'
  | 'positions'
  | 'organizations'
  | 'users'
  | 'tags'
  | 'item_statuses'
  | 'categories'
  | 'document_groups'
  | 'documents'
  | 'document_versions'
  | 'document_items'
  | 'library_groups'
  | 'library_items'
  | 'audits'
  | 'audit_items'
  | 'comments'
  | 'chat_channels'
  | 'chat_messages'
  | 'topics'
  | 'posts'
  | 'post_comments'

/**
 * Identifiers reserved in advance, so that rows which name one another are written in one statement; throws for a key
 * that was not among them.
 */
export async function reserve<Key>(
  db: Database,
  table: SeedTable,
  keys: readonly Key[],
): Promise<(key: Key) => number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
    from generate_series(1, ${keys.length}::integer) order by 1`.execute(db)
  const ids = new Map(rows.map(({ id }, index) => [keys[index], id]))
  if (ids.size !== keys.length) throw new Error(`The demonstration names something in ${table} twice`)
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demonstration has no ${String(key)} in ${table}`)
    return id
  }
}

/** The keys of a record, with their names. */
export const keysOf = <Entries extends object>(entries: Entries) => Object.keys(entries) as (keyof Entries)[]
