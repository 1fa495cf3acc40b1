import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** The documents of the library, but for the one that is to be named. */
const others = (id: number) => sql`media m where m.kind = 'document' and m.deleted_at is null and m.id <> ${id}`

/**
 * The name under which a document stands in the library: its own or, where another bears that, the first free number
 * behind it. Compared as search compares. Nobody else takes one until the transaction ends.
 */
export async function freeName(db: Database, name: string, id = 0): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('apron.library.names'))`.execute(db)
  const { rows } = await sql`select from ${others(id)} and m.search = fold(${name}) limit 1`.execute(db)
  if (rows.length === 0) return name
  const [, stem, ending] = /^(.*?)(\.[^.]*)?$/s.exec(name)!
  const numbered = sql`${stem}::text || ' (' || n || ')' || ${ending ?? ''}::text`
  const { rows: free } = await sql<{ name: string }>`
    select ${numbered} as name
    from generate_series(2, 2 + (select count(*) from ${others(id)} and starts_with(m.search, fold(${stem}::text)))) n
    where not exists (select from ${others(id)} and m.search = fold(${numbered}))
    order by n limit 1`.execute(db)
  return free[0]!.name
}

/** Gives documents restored from the trash a name that nobody bears meanwhile. */
export async function renamedFree(db: Database, ids: readonly number[]): Promise<void> {
  const media = db.selectFrom('media').select(['id', 'name']).where('id', 'in', ids).where('kind', '=', 'document')
  const documents = await media.orderBy('id').execute()
  // One after the other: the next one must see this one's name.
  for (const { id, name } of documents) {
    const free = await freeName(db, name, id)
    if (free !== name) await db.updateTable('media').set({ name: free }).where('id', '=', id).execute()
  }
}
