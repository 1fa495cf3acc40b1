import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

type Link = { userId: number; replaces: string; minutes: number; invitedBy: number | null }

/** Makes a link by which somebody chooses a password in place of the stored one; what it holds is given here and never again. */
export async function addLink(db: Database, { userId, replaces, minutes, invitedBy }: Link): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('password_resets')
    .values({
      user_id: userId,
      invited_by: invitedBy,
      token_hash: digestOf(token),
      replaces: digestOf(replaces),
      expires_at: sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .execute()
  return token
}

const openLinks = (db: Database, userId: number) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).where('used_at', 'is', null)

/** Has no link of somebody be good any more. */
export async function endLinks(db: Database, userId: number): Promise<void> {
  await openLinks(db, userId).execute()
}

/** Takes the invitation of somebody back; whether there was one. */
export async function endInvitation(db: Database, userId: number): Promise<boolean> {
  const rows = await openLinks(db, userId).where('invited_by', 'is not', null).returning('id').execute()
  return rows.length > 0
}

/** Whether somebody has been invited, and may still come. */
export async function isInvited(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('id')
    .where('user_id', '=', userId)
    .where('invited_by', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}
