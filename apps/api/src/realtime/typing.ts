import { sql } from 'kysely'
import { typingEvery } from '@apron/contract/talk'
import type { Database } from '#db/client.ts'

/** Whom somebody's typing in a channel may be shown to; null when they are not in it, or the other's account is closed. */
export async function readerOf(db: Database, writerId: number, channelId: number): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    select other.user_id from chat_members own
    join chat_members other on other.channel_id = own.channel_id and other.user_id <> own.user_id
    join users on users.id = other.user_id and users.status = 0 and users.deleted_at is null
    where own.user_id = ${writerId} and own.channel_id = ${channelId}`.execute(db)
  return rows[0]?.user_id ?? null
}

/** Limits typing events to one in half the interval at which clients send them. */
export function typingLimit(): () => boolean {
  let next = 0
  return () => {
    const now = performance.now()
    if (now < next) return false
    next = now + typingEvery / 2
    return true
  }
}
