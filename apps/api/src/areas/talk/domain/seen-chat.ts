import { sql } from 'kysely'
import type { EntityVisibility } from '#events/visibility.ts'

/** A channel, for its members; it has realtime events of its own. */
export const chat: EntityVisibility = {
  seen: (caller) => sql`exists (select from chat_members where channel_id = change.id and user_id = ${caller.id})`,
  gone: () => sql`false`,
  toldTo: () => [],
  hearing: () => [],
}
