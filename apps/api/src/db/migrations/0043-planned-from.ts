import { sql, type Kysely } from 'kysely'

/** What audits of a category begin with, and which audit one was copied from. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table category_items (
      category_id integer not null references categories on delete cascade,
      library_item_id integer not null references library_items on delete cascade,
      primary key (category_id, library_item_id)
    );
    create index on category_items (library_item_id);
    create table category_members (
      category_id integer not null references categories on delete cascade,
      team_role_id integer not null references team_roles on delete cascade,
      user_id integer not null references users on delete cascade,
      primary key (category_id, team_role_id, user_id)
    );
    create index on category_members (team_role_id);
    create index on category_members (user_id);
    alter table audits add column copied_from_id integer references audits on delete set null;
    create index on audits (copied_from_id) where copied_from_id is not null;
    create index on audits (organization_id, category_id, starting_date desc, id desc);
  `.execute(db)
}
