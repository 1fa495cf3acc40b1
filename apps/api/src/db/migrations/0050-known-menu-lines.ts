import { sql, type Kysely } from 'kysely'

/** Menus know which screens there were when they were saved; those that there are have seen nothing of what came since the line of what waits. */
export async function up(db: Kysely<never>): Promise<void> {
  const known = [
    '/dashboard',
    '/waiting',
    '/checklist/list',
    '/checklist-item/list',
    '/checklist-item-status/list',
    '/user/list',
    '/group/list',
    '/group/alias',
    '/organization/list',
    '/position',
    '/settings',
    '/jobs',
  ]
  await sql`alter table menus add column known jsonb not null default ${sql.lit(JSON.stringify(known))}`.execute(db)
}
