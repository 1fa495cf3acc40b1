import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

const columns = ['id', 'name', 'interval_months'] as const

/** The categories with the months after which each comes round. */
export const list = (db: Database) =>
  db
    .selectFrom('categories')
    .select(columns)
    .orderBy(sql`name collate natural_order`)
    .orderBy('id')
    .execute()

/** Says after how many months the category, which is held, comes round; null is never. */
export const set = (db: Database, id: number, months: number | null) =>
  db
    .updateTable('categories')
    .set({ interval_months: months })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
