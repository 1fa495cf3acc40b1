import { sql, type Kysely } from 'kysely'

/** From which addresses and devices somebody has signed in to an account; strangers' failures do not count against those. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sign_in_places (
      account text not null,
      place text not null,
      used_at timestamptz not null default now(),
      primary key (account, place)
    );
    create index on sign_in_places (used_at);
    create index on login_attempts (at);
    insert into sign_in_places (account, place, used_at)
      select lower(users.email), 'address:' || sessions.address, max(sessions.created_at)
      from sessions join users on users.id = sessions.user_id
      where sessions.address ~ '^[0-9]+([.][0-9]+){3}$' and sessions.created_at > now() - interval '180 days'
        and users.deleted_at is null
      group by 1, 2;
  `.execute(db)
}
