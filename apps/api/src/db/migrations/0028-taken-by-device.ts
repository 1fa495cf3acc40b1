import { sql, type Kysely } from 'kysely'

/** A photo that was reduced before it left has nothing in it: its device says when and where it was taken. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table files add column taken_by_device boolean not null default false`.execute(db)
}
