import { sql, type Kysely } from 'kysely'

type Name = { table: string; column: string; among?: string }
const names: Name[] = [
  { table: 'positions', column: 'name' },
  { table: 'team_roles', column: 'alias' },
  { table: 'item_statuses', column: 'code' },
  { table: 'organizations', column: 'code', among: 'deleted_at is null' },
  { table: 'tags', column: 'name' },
]

/** A name is taken whatever its case and diacritics, as a search finds it; that of a user group was so from the start. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of names) await compareFolded(db, name)
  // Items that share a header in their group already keep it; no other does from now on.
  await sql`
    lock table library_items in share row exclusive mode;
    update library_items set shares_header = true from (
      select group_id, fold(header) as header from library_items group by group_id, fold(header) having count(*) > 1
    ) shared
    where not shares_header
      and shared.group_id = library_items.group_id and shared.header = fold(library_items.header);
    drop index library_items_own_header;
    create unique index library_items_own_header on library_items (group_id, fold(header)) where not shares_header;
    -- An address has no diacritics: its own index, which a sign-in asks, says the same.
    create index on users (fold(email)) where deleted_at is null;
  `.execute(db)
}

/**
 * Makes the unique index of a name compare as a search does. Where names stand that differ in nothing else they stay,
 * and so does the index: an update does not end on what people wrote. New ones are then kept apart by `free` alone.
 */
async function compareFolded(db: Kysely<never>, { table, column, among }: Name): Promise<void> {
  const [records, folded] = [sql.table(table), sql`fold(${sql.ref(column)})`]
  const counting = among ? sql`where ${sql.raw(among)}` : sql``
  // Nobody writes one more between the question and the index.
  await sql`lock table ${records} in share row exclusive mode`.execute(db)
  const { rows: alike } = await sql`
    select from ${records} ${counting} group by ${folded} having count(${folded}) > 1 limit 1`.execute(db)
  if (alike.length > 0) return
  const index = sql.id(`${table}_${column}`)
  await sql`drop index ${index}`.execute(db)
  await sql`create unique index ${index} on ${records} (${folded}) ${counting}`.execute(db)
}
