import { sql } from 'kysely'
import type { Person } from '@apron/contract'
import { approvalStatus } from '@apron/contract'
import { findPeople, presentPerson } from '#capabilities/people.ts'
import { mentionedIn, withMentionsOf } from '#capabilities/rich-text/mentions.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import { storedWithMentions } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'

/** Those of some people who read the forum, or all of them: whose account is open and whose group is approved. */
async function readers(db: Database, ids: readonly number[] | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join groups g on g.id = u.group_id and g.status = ${approvalStatus.APPROVAL}
    where u.status = 0 and u.deleted_at is null and ${ids === null ? sql`true` : sql`u.id = any(${[...ids]}::integer[])`}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Everybody who may be named, by name. */
export async function people(db: Database, fileStore: FileStore): Promise<Person[]> {
  const rows = await findPeople(db, await readers(db, null))
  return rows.map((row) => presentPerson(row, fileStore))
}

/** What was written, as it is stored and found: pictures only where they may stand, and named only who reads the forum. */
export type ForumText = { content: string; words: string; named: number[] }

/** Cleans what somebody wrote; `before` is what stood there. */
export async function written(db: Database, sent: string, writerId: number, before?: string): Promise<ForumText> {
  const html = await storedWithMentions(db, sent, writerId, before)
  const asked = mentionedIn(html)
  const named = asked.length > 0 ? await findPeople(db, await readers(db, asked)) : []
  const content = withMentionsOf(html, new Map(named.map(({ id, fullname }) => [id, fullname])))
  return { content, words: plainText(content), named: mentionedIn(content) }
}
