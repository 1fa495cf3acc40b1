import { sql, type Kysely } from 'kysely'

/** What lies in the trash, in the order in which it came there. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index users_trash on users (deleted_at, id) where deleted_at is not null;
    create index organizations_trash on organizations (deleted_at, id) where deleted_at is not null;
  `.execute(db)
}
