import { sql, type Selectable } from 'kysely'
import { approvalStatus, type BodyOf } from '@apron/contract'
import { postState, type ListedPost, type Post, type PostAbout, type posts as routes } from '@apron/contract/talk'
import { translate, type Language } from '@apron/messages'
import { locked } from '#capabilities/held.ts'
import { required, signImages } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { checkEach, found, invalid, notPermitted, refused } from '#kernel/refusals.ts'
import { holds, isSuper, type Caller } from '#kernel/caller.ts'
import * as about from './about.ts'
import { checkMayChange } from './may.ts'
import { written } from './naming.ts'
import { letGo } from './post-replied.ts'
import * as pictures from './pictures.ts'
import { ofPosts } from './pictures.ts'
import type { ListedRow, PostRow } from './posts.queries.ts'

export type LockedPost = Selectable<Tables['posts']>
type Writer = { db: Database; caller: Caller; fileStore: FileStore }
type PostUpdateBody = BodyOf<typeof routes.update>
/** A post as it stands, and who is named in it and was not before. */
type Wrote = { id: number; named: number[] }

/** The post, held until the transaction ends: it changes, or what is below it does, one at a time. */
export const hold = (db: Database, id: number): Promise<LockedPost> => locked(db, 'posts', id)

/** The post while something is written below it: others may write too, and nobody closes or deletes it meanwhile. 404. */
export async function share(db: Database, id: number): Promise<LockedPost> {
  return found(await db.selectFrom('posts').selectAll().where('id', '=', id).forShare().executeTakeFirst())
}

/** 400 for writing and changing while a post is closed. */
export function checkOpen(post: Pick<LockedPost, 'is_closed'>): void {
  if (post.is_closed) throw refused('post_closed')
}

/** 422 unless the topic is there and approved; it stays so until the transaction ends. */
async function checkTopic(db: Database, id: number): Promise<void> {
  const topic = await db.selectFrom('topics').select('status').where('id', '=', id).forShare().executeTakeFirst()
  if (!topic) throw invalid('topic_id', 'validation.missing_record')
  if (topic.status !== approvalStatus.APPROVAL) throw invalid('topic_id', 'validation.not_approved')
}

function checkMayPin(caller: Caller, wanted: boolean, before: boolean): void {
  if (wanted !== before && !holds(caller, 'PIN_FAQ')) throw notPermitted()
}

/** A new post; 403 for one that is pinned by whoever may not, 422 for a topic that takes none or for what its writer does not see. */
export async function create(
  { db, caller, fileStore }: Writer,
  { is_pinned = false, audit_item_id, library_item_id, content: sent, ...values }: BodyOf<typeof routes.create>,
  received: ReceivedFile[],
): Promise<Wrote> {
  checkMayPin(caller, is_pinned, false)
  const subject = { audit_item_id, library_item_id }
  await checkEach(
    () => checkTopic(db, values.topic_id),
    () => about.check(db, subject, caller),
  )
  const { content, words, named } = await written(db, sent, caller.id)
  required('content', content)
  const { id } = await db
    .insertInto('posts')
    .values({ ...values, ...subject, content, words, is_pinned, user_id: caller.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await pictures.add(db, fileStore, { ...ofPosts, id }, { received, ownerId: caller.id })
  return { id, named }
}

/** The held post as written anew, without the pictures that are taken out; 403 for others' unless the caller may change them, else as for a new one. */
export async function update(
  { db, caller, fileStore }: Writer,
  post: LockedPost,
  { is_pinned = post.is_pinned, removed_file_ids: removed, content: sent, ...values }: PostUpdateBody,
  received: ReceivedFile[],
): Promise<Wrote> {
  checkMayChange(caller, post, 'UPDATE_FAQ')
  checkOpen(post)
  checkMayPin(caller, is_pinned, post.is_pinned)
  if (values.topic_id !== post.topic_id) await checkTopic(db, values.topic_id)
  const { content, words, named } = await written(db, sent, caller.id, post.content)
  required('content', content)
  await db
    .updateTable('posts')
    .set({ ...values, content, words, is_pinned, edited_at: sql`now()`, edited_by_id: caller.id })
    .where('id', '=', post.id)
    .execute()
  await pictures.remove(db, { ...ofPosts, id: post.id }, removed)
  await pictures.add(db, fileStore, { ...ofPosts, id: post.id }, { received, ownerId: caller.id })
  return { id: post.id, named }
}

/** Opens or closes the held post; 403 for all but its author and group 1, 400 when it is so already. */
export async function setClosed({ db, caller }: Writer, post: LockedPost, isClosed: boolean): Promise<void> {
  if (post.user_id !== caller.id && !isSuper(caller)) throw notPermitted()
  if (post.is_closed === isClosed) throw refused(isClosed ? 'post_closed_already' : 'post_open_already')
  await db.updateTable('posts').set({ is_closed: isClosed }).where('id', '=', post.id).execute()
}

/**
 * Deletes the locked post with all that is below it; notifications about it lose their link. 403 for others' posts
 * unless the caller may delete them; returns the recipients of those notifications.
 */
export async function remove({ db, caller }: Writer, post: LockedPost, named: readonly number[]): Promise<number[]> {
  checkMayChange(caller, post, 'DELETE_FAQ')
  const told = await letGo(db, post.id, named)
  await db.deleteFrom('posts').where('id', '=', post.id).execute()
  return told
}

export const presentAuthor = (
  row: Pick<PostRow, 'user_id' | 'fullname' | 'email' | 'avatar_id'>,
  fileStore: FileStore,
) => ({
  id: row.user_id,
  fullname: row.fullname,
  email: row.email,
  avatar500x500: fileStore.link(row.avatar_id, 'small'),
})

/** Whoever wrote in it last, where that is not its author. */
export const presentEditor = ({
  user_id,
  edited_by_id: id,
  editor,
}: Pick<PostRow, 'user_id' | 'edited_by_id' | 'editor'>) =>
  id === null || id === user_id || editor === null ? null : { id, fullname: editor }

type Look = { language: Language; fileStore: FileStore }

export function presentListed(row: ListedRow, { language, fileStore }: Look): ListedPost {
  const code = row.is_closed ? postState.CLOSED : postState.OPEN
  return {
    id: row.id,
    title: row.title,
    is_pinned: Number(row.is_pinned),
    state: { code, name: translate(language, row.is_closed ? 'postsAbout.closed' : 'forum.open') },
    is_solved: row.solution_id !== null,
    view_count: row.views,
    reply_count: row.replies,
    created_at: row.created_at,
    user: presentAuthor(row, fileStore),
    topic: { id: row.topic_id, name: row.topic },
  }
}

export function present(row: PostRow, look: Look, subject: PostAbout | null): Post {
  return {
    ...presentListed(row, look),
    content: signImages(row.content, look.fileStore),
    ...pictures.present(row.pictures, look.fileStore),
    edited_at: row.edited_at,
    edited_by: presentEditor(row),
    about: subject,
  }
}
