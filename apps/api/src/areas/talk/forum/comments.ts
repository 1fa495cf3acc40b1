import { sql } from 'kysely'
import type { PostComment } from '@apron/contract/talk'
import { hasWords } from '#capabilities/rich-text/rich-text.ts'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { found, invalid, refused } from '#kernel/refusals.ts'
import { holds, type Caller } from '#kernel/caller.ts'
import { checkMayChange } from './may.ts'
import { written } from './naming.ts'
import * as pictures from './pictures.ts'
import { ofComments, picturesOf } from './pictures.ts'
import { checkOpen, presentAuthor, presentEditor, type LockedPost } from './posts.ts'
import { authorOf, editorOf } from './posts.queries.ts'

type Writer = { db: Database; caller: Caller; fileStore: FileStore }
type ForumCommentInput = { content: string; received: ReceivedFile[] }
/** A comment as it stands, and who is named in it and was not before. */
type Wrote = { comment: CommentRow; named: number[] }

const { fullname, email, avatar_id } = authorOf('post_comments')

const select = (db: Database, postId: number) =>
  db
    .selectFrom('post_comments')
    .innerJoin('posts', 'posts.id', 'post_comments.post_id')
    .where('post_comments.post_id', '=', postId)
    .select(['post_comments.id', 'post_comments.post_id', 'post_comments.parent_id', 'post_comments.user_id'])
    .select(['post_comments.content', 'post_comments.created_at', 'post_comments.edited_at'])
    .select(['post_comments.edited_by_id', fullname, email, avatar_id, editorOf('post_comments')])
    .select(sql<boolean>`posts.solution_id is not distinct from post_comments.id`.as('is_solution'))
    .select(picturesOf(ofComments, sql`post_comments.id`).as('pictures'))

export type CommentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

/** What is written below a post, the oldest first. */
export function list(db: Database, postId: number): Promise<CommentRow[]> {
  return select(db, postId).orderBy('post_comments.id').execute()
}

/** 404 when there is no such comment below the post. */
export async function find(db: Database, postId: number, id: number): Promise<CommentRow> {
  return found(await select(db, postId).where('post_comments.id', '=', id).executeTakeFirst())
}

/** The replies to a comment, the oldest first. */
export function repliesOf(db: Database, { id, post_id }: Pick<CommentRow, 'id' | 'post_id'>): Promise<CommentRow[]> {
  return select(db, post_id).where('post_comments.parent_id', '=', id).orderBy('post_comments.id').execute()
}

/** The first comment of the thread that a reply joins: threads are one level deep. 422 when the post has no such comment. */
async function threadOf(db: Database, postId: number, commentId: number): Promise<number | null> {
  if (commentId === 0) return null
  const row = await db
    .selectFrom('post_comments')
    .select(['id', 'parent_id'])
    .where('id', '=', commentId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  if (!row) throw invalid('parent_id', 'validation.missing_record')
  return row.parent_id ?? row.id
}

/** A comment below the shared post, `parentId` 0 for none that replies; 400 while the post is closed, 422 for one that says nothing. */
export async function create(
  { db, caller, fileStore }: Writer,
  post: LockedPost,
  { content: sent, received, parentId }: ForumCommentInput & { parentId: number },
): Promise<Wrote> {
  checkOpen(post)
  const { content, words, named } = await written(db, sent, caller.id)
  checkSaysSomething(content, received.length)
  const parent_id = await threadOf(db, post.id, parentId)
  const { id } = await db
    .insertInto('post_comments')
    .values({ content, words, parent_id, post_id: post.id, user_id: caller.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await pictures.add(db, fileStore, { ...ofComments, id }, { received, ownerId: caller.id })
  return { comment: await find(db, post.id, id), named }
}

/** A comment of the held post as written anew, without the pictures that are taken out; 403 for others' unless the caller may change them, else as for a new one. */
export async function update(
  { db, caller, fileStore }: Writer,
  post: LockedPost,
  before: CommentRow,
  { content: sent, received, removed }: ForumCommentInput & { removed: number[] },
): Promise<Wrote> {
  checkMayChange(caller, before, 'UPDATE_FAQ_COMMENT')
  checkOpen(post)
  const { content, words, named } = await written(db, sent, caller.id, before.content)
  const kept = before.pictures.filter(({ id }) => !removed.includes(id))
  checkSaysSomething(content, kept.length + received.length)
  await db
    .updateTable('post_comments')
    .set({ content, words, edited_at: sql`now()`, edited_by_id: caller.id })
    .where('id', '=', before.id)
    .execute()
  await pictures.remove(db, { ...ofComments, id: before.id }, removed)
  await pictures.add(db, fileStore, { ...ofComments, id: before.id }, { received, ownerId: caller.id })
  return { comment: await find(db, post.id, before.id), named }
}

/** Deletes a comment of the held post with its replies; 400 once somebody else has replied, but for whoever may delete what others wrote. */
export async function remove(
  { db, caller }: Pick<Writer, 'db' | 'caller'>,
  comment: CommentRow,
  replies: readonly CommentRow[],
): Promise<void> {
  checkMayChange(caller, comment, 'DELETE_FAQ_COMMENT')
  const isOthers = replies.some(({ user_id }) => user_id !== caller.id)
  if (isOthers && !holds(caller, 'DELETE_FAQ_COMMENT')) throw refused('post_comment_answered')
  await db.deleteFrom('post_comments').where('id', '=', comment.id).execute()
}

/** Marks the comment that solves the held post, or none; 400 while it is closed. */
export async function solve(
  { db, caller }: Pick<Writer, 'db' | 'caller'>,
  post: LockedPost,
  id: number | null,
): Promise<void> {
  checkMayChange(caller, post, 'UPDATE_FAQ')
  checkOpen(post)
  await db.updateTable('posts').set({ solution_id: id }).where('id', '=', post.id).execute()
}

/** 422 for a comment without a word or a picture. */
function checkSaysSomething(content: string, pictureCount: number): void {
  if (!hasWords(content) && !content.includes('<img') && pictureCount === 0)
    throw invalid('content', 'validation.required')
}

/** Comments as threads: replies stand under what they reply to, and the thread that solves the post before all others. */
export function threads(rows: readonly CommentRow[], fileStore: FileStore): PostComment[] {
  const replies = Map.groupBy(rows, (row) => row.parent_id)
  const all = (replies.get(null) ?? []).map((row) => present(row, replies.get(row.id) ?? [], fileStore))
  const solves = (one: PostComment) => Number(one.is_solution || one.children.some((child) => child.is_solution))
  return all.toSorted((one, other) => solves(other) - solves(one))
}

export function present(row: CommentRow, replies: readonly CommentRow[], fileStore: FileStore): PostComment {
  const shown = pictures.present(row.pictures, fileStore)
  return {
    id: row.id,
    parent_id: row.parent_id ?? 0,
    post_id: row.post_id,
    content: signImages(row.content, fileStore),
    user: presentAuthor(row, fileStore),
    is_solution: row.is_solution,
    ...shown,
    resized_images: shown.small_images,
    created_at: row.created_at,
    edited_at: row.edited_at,
    edited_by: presentEditor(row),
    time: row.created_at,
    children: replies.map((reply) => present(reply, [], fileStore)),
  }
}
