import { sql } from 'kysely'
import { mentionedIn, withMentionsOf } from '#capabilities/rich-text/mentions.ts'
import { hasWords } from '#capabilities/rich-text/rich-text.ts'
import { storedWithMentions } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import type { AuditAccess } from '#http/rights/audit-access.ts'
import { invalid, refused } from '#kernel/refusals.ts'
import { find, type CommentRow } from '../domain/comment-rows.ts'
import { forgetConclusions } from '../domain/heads/conclusion.ts'
import * as commentFiles from './comment-files.ts'
import * as items from './commented-item.ts'
import * as history from './conclusion-history.ts'
import { mentionable } from './mentionable.ts'

/** Who writes in which audit, and where their files go. */
export type Writer = { db: Database; caller: { id: number }; audit: AuditAccess; fileStore: FileStore }
export type CommentInput = CommentText & { received: ReceivedFile[] }
/** A comment as it stands, how many the item has, who is named in it and was not before, and whom it answers. */
type CommentResult = { comment: CommentRow; counted: items.CommentCounts; mentioned: number[]; answered: number[] }

type Thread = { id: number | null; answered: number[] }

/** The first comment of the thread that an answer joins, and who is answered by it: threads are one level deep. 422 when the item has no such comment. */
async function findThread(db: Database, itemId: number, commentId: number): Promise<Thread> {
  if (commentId === 0) return { id: null, answered: [] }
  const comment = await db
    .selectFrom('comments as c')
    .leftJoin('comments as head', 'head.id', 'c.parent_id')
    .select(['c.id', 'c.user_id', 'c.parent_id', 'head.user_id as head_user_id'])
    .where('c.id', '=', commentId)
    .where('c.audit_item_id', '=', itemId)
    .executeTakeFirst()
  if (!comment) throw invalid('parent_id', 'validation.missing_record')
  const { user_id, head_user_id } = comment
  return {
    id: comment.parent_id ?? comment.id,
    answered: head_user_id === null ? [user_id] : [user_id, head_user_id],
  }
}

/** A comment on the held item, `parentId` 0 for none that answers; 400 where none may be written, 422 for one that says nothing. */
export async function create(
  writer: Writer,
  item: items.CommentedItem,
  { parentId, received, ...sent }: CommentInput & { parentId: number },
): Promise<CommentResult> {
  const { db, audit } = writer
  items.checkOpen(audit, item)
  const { id, answered } = await findThread(db, item.id, parentId)
  const by_auditor = audit.may('AUDIT_CHECKLIST_ITEM')
  return { ...(await add(writer, item, { parent_id: id, by_auditor }, { ...sent, received })), answered }
}

type CommentPlacement = { parent_id: number | null; by_auditor: boolean }

/** Adds what was sent to the held item, wherever comments are open. */
export async function add(
  writer: Writer,
  item: items.CommentedItem,
  standing: CommentPlacement,
  { received, ...sent }: CommentInput,
) {
  const { db, caller, fileStore } = writer
  const written = await write(writer, sent)
  checkSaysSomething(written, received.length)
  const { id } = await db
    .insertInto('comments')
    .values({ ...written, ...standing, audit_item_id: item.id, user_id: caller.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await commentFiles.add(db, fileStore, { commentId: id, ownerId: caller.id }, received)
  const comment = await find(db, item.id, id)
  return { comment, counted: await items.count(db, item, 1), mentioned: namedIn(written) }
}

/** The comment on the held item as written anew, without the files `removed`; refuses as for a new one. */
export async function update(
  writer: Writer,
  item: items.CommentedItem,
  before: CommentRow,
  { removed, received, ...sent }: CommentInput & { removed: number[] },
): Promise<CommentResult> {
  const { db, caller, audit, fileStore } = writer
  items.checkOpen(audit, item)
  const written = await write(writer, sent, before)
  const kept = (before.files ?? []).filter((file) => !removed.includes(file.id))
  checkSaysSomething(written, kept.length + received.length)
  await db
    .updateTable('comments')
    .set({ ...written, edited_at: sql`now()` })
    .where('id', '=', before.id)
    .execute()
  await commentFiles.remove(db, before.id, removed)
  await commentFiles.add(db, fileStore, { commentId: before.id, ownerId: caller.id }, received)
  const comment = await find(db, item.id, before.id)
  if (before.is_final) await history.edited(db, { item, userId: caller.id }, before, comment)
  const known = namedIn(before)
  const mentioned = namedIn(written).filter((id) => !known.includes(id))
  return { comment, counted: await items.count(db, item, 0), mentioned, answered: [] }
}

/** Deletes a comment with its writer's own answers to it, and says how many the item keeps; 400 once somebody else has answered: what others said is not theirs to delete. */
export async function remove(
  db: Database,
  item: items.CommentedItem,
  comment: CommentRow,
  answers: CommentRow[],
): Promise<items.CommentCounts> {
  if (answers.some((answer) => answer.user_id !== comment.user_id)) throw refused('comment_answered')
  const gone = [comment, ...answers]
  const ids = gone.map(({ id }) => id)
  await db.deleteFrom('comments').where('id', 'in', ids).execute()
  await forgetConclusions(db, item.id, ids)
  const concluding = gone.find(({ is_final }) => is_final)
  if (concluding) await history.removed(db, { item, userId: comment.user_id }, concluding)
  return items.count(db, item, -ids.length)
}

/** What a comment says, as it is stored. */
type CommentText = { content: string; result: string | null }

const namedIn = ({ content, result }: CommentText) => mentionedIn(content + (result ?? ''))

async function write({ db, caller, audit }: Writer, sent: CommentText, before?: CommentRow): Promise<CommentText> {
  const content = await storedWithMentions(db, sent.content, caller.id, before?.content)
  const result = sent.result && (await storedWithMentions(db, sent.result, caller.id, before?.result ?? ''))
  const names = await mentionable(db, audit.id, namedIn({ content, result }))
  return {
    content: withMentionsOf(content, names),
    result: isEmpty(result ?? '') ? null : result && withMentionsOf(result, names),
  }
}

const isEmpty = (html: string) => !hasWords(html) && !html.includes('<img')

/** 422 for a comment without a word, a picture or a file. */
function checkSaysSomething({ content, result }: CommentText, fileCount: number): void {
  if (isEmpty(content) && result === null && fileCount === 0) throw invalid('content', 'validation.required')
}
