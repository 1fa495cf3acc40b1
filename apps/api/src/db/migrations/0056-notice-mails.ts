import { sql, type Kysely } from 'kysely'

/** What people are told also goes by mail, as each of them chose. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table notification_preferences drop constraint notification_preferences_way_check;
    alter table notification_preferences add check (way in ('at_once', 'morning', 'off')),
      -- Nothing: as it usually goes for the kind.
      add column mail text check (mail in ('off', 'at_once', 'morning'));

    -- What somebody was told and no mail has been written about yet, by what they chose for.
    create table notices_to_mail (
      notification_id integer primary key references notifications on delete cascade,
      kind text not null
    );

    -- Where a mail program turns this kind off without showing anything.
    alter table mails add column unsubscribe text;
  `.execute(db)
}
