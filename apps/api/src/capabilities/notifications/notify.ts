import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/client.ts'
import type { Publish } from '#kernel/context.ts'
import { insertNotifications, type NotificationGrouping } from './folding.ts'
import type { NotificationDefinition } from './notification-type.ts'

/** Who notifies: a person's call, or the system. */
export type Notifier = { db: Database; publish: Publish; caller: { id: number } | null }

/**
 * Notifies people in one statement of the transaction at hand; each receives it after the commit. `recipients` selects
 * `user_id`, `subject` (text) and `data` (jsonb). The person who notifies, inactive and deleted accounts and people who
 * turned it off are left out. Of the answer to one question only the present state stands until it is read. `folding`
 * says which line it joins; without it, it has one of its own. Returns the ids of the rows written.
 */
export async function notify(
  teller: Notifier,
  told: NotificationDefinition,
  recipients: RawBuilder<unknown>,
  folding?: NotificationGrouping,
): Promise<number[]> {
  const { type } = told
  const authorId = teller.caller?.id ?? null
  // A custom plan is no faster than a generic one, and planning takes four times as long as all else that an answer
  // writes.
  await sql`set local plan_cache_mode = force_generic_plan`.execute(teller.db)
  const { rows } = await insertNotifications({ type, authorId, recipients, folding }).execute(teller.db)
  for (const { id, user_id, data, line_id, is_new_line, is_quiet, is_told, author } of rows) {
    if (!is_told) continue
    teller.publish({ user: user_id }, 'notification', {
      id,
      type,
      data,
      link: told.link(data),
      author,
      message: { vi: told.message(data, 'vi'), en: told.message(data, 'en') },
      line: { id: line_id, is_new: is_new_line, is_quiet },
    })
  }
  return rows.map(({ id }) => id)
}
