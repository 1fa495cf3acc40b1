import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { updatedFrom } from '../../../testing/updated.ts'

const people = sql`
  insert into groups (name, status) values ('Quản trị', 1);
  insert into users (fullname, email, password_hash, group_id) values ('Lan', 'lan@example.test', '-', 1);
  insert into organizations (name, status) values ('Kho', 1);
  insert into audits (name, starting_date, ending_date, organization_id, author_id)
  select n::text, '2026-01-01', '2026-01-31', 1, 1 from generate_series(1, 3) n`

async function updated(categories: string, filed = 'select') {
  const { db, stop } = await updatedFrom('0038-exports', (before) =>
    sql`${people}; ${sql.raw(categories)}; ${sql.raw(filed)}`.execute(before),
  )
  onTestFinished(stop)
  const usual = await db.selectFrom('categories').select('name').where('is_default', '=', true).execute()
  const audits = await db
    .selectFrom('audits')
    .leftJoin('categories', 'categories.id', 'category_id')
    .select('categories.name')
    .orderBy('audits.id')
    .execute()
  return [usual.map(({ name }) => name), audits.map(({ name }) => name)]
}

it('of several defaults the first stays, and audits without a category get it', async () => {
  const categories = `insert into categories (name, is_default) values ('Khác', false), ('Một', true), ('Hai', true)`
  expect(await updated(categories, `update audits set category_id = 1 where name = '2'`)).toEqual([
    ['Một'],
    ['Một', 'Khác', 'Một'],
  ])
})

it('of none the first at the top becomes it', async () => {
  const categories = `insert into categories (name) values ('Dưới'), ('Trên'); update categories set parent_id = 2 where id = 1`
  expect(await updated(categories)).toEqual([['Trên'], ['Trên', 'Trên', 'Trên']])
})

it('where there is no category, none is made', async () => {
  expect(await updated('select')).toEqual([[], [null, null, null]])
})
