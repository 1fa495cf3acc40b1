import { sql } from 'kysely'
import type { Comment, TakenPhoto } from '@apron/contract/audits'
import { mentionedIn, withMentionsOf } from '../../../capabilities/rich-text/mentions.ts'
import { hasWords } from '../../../capabilities/rich-text/rich-text.ts'
import { signImages, storedWithMentions } from '../../../capabilities/rich-text/rich-text-images.ts'
import { joinStatus } from '../../../capabilities/visible/answer-status.ts'
import { conclusionOf } from '../../../capabilities/visible/conclusion.ts'
import type { Database } from '../../../db/client.ts'
import type { FileStore, Received } from '../../../files/store.ts'
import type { AuditAccess } from '../../../http/rights/audit-access.ts'
import { found, invalid, refused } from '../../../http/answering/refusal.ts'
import * as commentFiles from './comment-files.ts'
import * as items from './commented-item.ts'
import * as history from './conclusion-history.ts'
import { mentionable } from './mentionable.ts'

type FileRow = {
  id: number
  name: string
  type: string
  kind: string
  bytes: number
  taken_at: string | null
  latitude: number | null
  longitude: number | null
  taken_by_device: boolean
}
export type CommentRow = {
  id: number
  audit_item_id: number
  parent_id: number | null
  user_id: number
  fullname: string
  avatar_id: number | null
  content: string
  result: string | null
  is_final: boolean
  /** Somebody chose it as the conclusion. */
  is_chosen: boolean
  created_at: string
  edited_at: string | null
  files: FileRow[] | null
}

/** Who writes in which audit, and where their files go. */
type Writer = { db: Database; caller: { id: number }; audit: AuditAccess; fileStore: FileStore }
type Sent = Written & { received: Received[] }
/** A comment as it stands, how many the item has, who is named in it and was not before, and whom it answers. */
type Counted = { comment: CommentRow; counted: items.Counted; mentioned: number[]; answered: number[] }

/** The comments of an item, oldest first. */
export function list(db: Database, itemId: number): Promise<CommentRow[]> {
  return select(db, itemId).orderBy('c.id').execute()
}

export async function find(db: Database, itemId: number, commentId: number): Promise<CommentRow> {
  return found(await select(db, itemId).where('c.id', '=', commentId).executeTakeFirst())
}

/** The answers in a comment's thread. */
export function answersOf(db: Database, { id, audit_item_id }: CommentRow): Promise<CommentRow[]> {
  return select(db, audit_item_id).where('c.parent_id', '=', id).orderBy('c.id').execute()
}

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
  { parentId, received, ...sent }: Sent & { parentId: number },
): Promise<Counted> {
  const { db, caller, audit, fileStore } = writer
  items.checkOpen(audit, item)
  const written = await write(writer, sent)
  checkSaysSomething(written, received.length)
  const { id: parent_id, answered } = await findThread(db, item.id, parentId)
  const { id } = await db
    .insertInto('comments')
    .values({
      ...written,
      audit_item_id: item.id,
      parent_id,
      user_id: caller.id,
      by_auditor: audit.may('AUDIT_CHECKLIST_ITEM'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await commentFiles.add(db, fileStore, { commentId: id, ownerId: caller.id }, received)
  const comment = await find(db, item.id, id)
  return { comment, counted: await items.count(db, item, 1), mentioned: namedIn(written), answered }
}

/** The comment on the held item as written anew, without the files `removed`; refuses as for a new one. */
export async function update(
  writer: Writer,
  item: items.CommentedItem,
  before: CommentRow,
  { removed, received, ...sent }: Sent & { removed: number[] },
): Promise<Counted> {
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
): Promise<items.Counted> {
  if (answers.some((answer) => answer.user_id !== comment.user_id)) throw refused('comment_answered')
  const gone = [comment, ...answers]
  const ids = gone.map(({ id }) => id)
  await db.deleteFrom('comments').where('id', 'in', ids).execute()
  const concluding = gone.find(({ is_final }) => is_final)
  if (concluding) await history.removed(db, { item, userId: comment.user_id }, concluding)
  return items.count(db, item, -ids.length)
}

/** What concludes an item, to be found once for all its comments. */
const conclusionOfItem = (itemId: number) => sql`
  select ${conclusionOf()} from audit_items i ${joinStatus()} where i.id = ${itemId}`

const select = (db: Database, itemId: number) =>
  db
    .selectFrom('comments as c')
    .where('c.audit_item_id', '=', itemId)
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(sql<boolean>`c.id = coalesce((${conclusionOfItem(itemId)}), 0)`.as('is_final'))
    .select(['c.id', 'c.audit_item_id', 'c.parent_id', 'c.user_id', 'u.fullname', 'u.avatar_id'])
    .select(['c.content', 'c.result', 'c.is_final as is_chosen', 'c.created_at', 'c.edited_at'])
    .select(
      sql<FileRow[] | null>`(
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'kind', f.kind, 'bytes', f.bytes,
            'taken_at', f.taken_at, 'latitude', f.latitude, 'longitude', f.longitude,
            'taken_by_device', f.taken_by_device)
          order by cf.position)
        from comment_files cf join files f on f.id = cf.file_id where cf.comment_id = c.id)`.as('files'),
    )

/** What a comment says, as it is stored. */
type Written = { content: string; result: string | null }

const namedIn = ({ content, result }: Written) => mentionedIn(content + (result ?? ''))

async function write({ db, caller, audit }: Writer, sent: Written, before?: CommentRow): Promise<Written> {
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
function checkSaysSomething({ content, result }: Written, fileCount: number): void {
  if (isEmpty(content) && result === null && fileCount === 0) throw invalid('content', 'validation.required')
}

/** What comments are shown with: where their files lie, and whether their reader is of the audit's own team. */
type Reader = { fileStore: FileStore; audit: Pick<AuditAccess, 'isMember'> }

/** Comments as threads: answers stand under what they answer. */
export function threads(rows: CommentRow[], reader: Reader): Comment[] {
  const answers = Map.groupBy(rows, (row) => row.parent_id)
  return (answers.get(null) ?? []).map((row) => present(row, answers.get(row.id) ?? [], reader))
}

/** When and where a photo was taken; null where nobody knows. */
function takenOf({ taken_at, latitude, longitude, taken_by_device }: FileRow): TakenPhoto | null {
  if (taken_at === null && latitude === null) return null
  const at = taken_at === null ? null : new Date(taken_at).toISOString()
  return { at, latitude, longitude, by_device: taken_by_device }
}

export function present(row: CommentRow, answers: CommentRow[], reader: Reader): Comment {
  const { fileStore, audit } = reader
  const files = row.files ?? []
  const images = files.filter((file) => file.kind === 'image')
  const named = ({ id, name }: FileRow, variant: 'original' | 'small') => ({
    id,
    name,
    url: fileStore.url(id, variant),
  })
  return {
    id: row.id,
    parent_id: row.parent_id ?? 0,
    content: signImages(row.content, fileStore),
    result: row.result === null ? null : signImages(row.result, fileStore),
    user: { id: row.user_id, fullname: row.fullname, avatar500x500: fileStore.link(row.avatar_id, 'small') },
    is_final: row.is_final,
    images: images.map((file) => ({ ...named(file, 'original'), taken: audit.isMember ? takenOf(file) : null })),
    small_images: images.map((file) => named(file, 'small')),
    files: files
      .filter((file) => file.kind !== 'image')
      .map((file) => ({ ...named(file, 'original'), type: file.type, bytes: file.bytes })),
    created_at: row.created_at,
    edited_at: row.edited_at,
    time: row.created_at,
    children: answers.map((answer) => present(answer, [], reader)),
  }
}
