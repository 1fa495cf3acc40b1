import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Publish } from '../../kernel/context.ts'
import { insertNotifications, type Folding } from './folding.ts'
import type { NotificationDefinition } from './notification-type.ts'

/** Who tells: a call of somebody, or the system. */
export type Notifier = { db: Database; publish: Publish; caller: { id: number } | null }

/**
 * Tells people of something, in one statement of the transaction at hand; each hears of it once that has committed.
 * `recipients` selects `user_id`, `subject` (text) and `data` (jsonb). The teller, the deactivated, the deleted and
 * whoever wants to hear nothing of it are left out. What is told of the answer to one question stands once until it is
 * read, as it is now. `folding` says which line it joins; without it, it is one of its own. Gives the ids of those that
 * it wrote.
 */
export async function notify(
  teller: Notifier,
  told: NotificationDefinition,
  recipients: RawBuilder<unknown>,
  folding?: Folding,
): Promise<number[]> {
  const { type } = told
  const authorId = teller.caller?.id ?? null
  // As it would be planned for these people it takes no less than with any, and planning it four times as long as all else that an answer writes.
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
