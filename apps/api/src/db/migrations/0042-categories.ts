import { sql, type Kysely } from 'kysely'

/** One category is the default as soon as there is any, and the category of every audit that has none. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    lock table categories in share row exclusive mode;
    update categories set is_default = false
    where is_default and id <> (select min(id) from categories where is_default);
    update categories set is_default = true
    where id = (select id from categories order by parent_id is not null, id limit 1)
      and not exists (select from categories where is_default);
    create unique index categories_one_default on categories (is_default) where is_default;
    update audits set category_id = (select id from categories where is_default) where category_id is null;
    create index on categories (name collate natural_order, id);
  `.execute(db)
}
