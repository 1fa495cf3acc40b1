import { sql, type RawBuilder } from 'kysely'
import type { QueryOf } from '@apron/contract'
import { postState, type posts as routes } from '@apron/contract/talk'
import { paged } from '#capabilities/paging/paged.ts'
import { holdsWords } from '#capabilities/search.ts'
import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import { aboutAuditItem, aboutLibraryItem } from './about.ts'
import { ofPosts, picturesOf } from './pictures.ts'
import { viewsOf } from './views.ts'

/** Its author, to be selected with what they wrote. */
export const authorOf = (table: 'posts' | 'post_comments') => ({
  fullname: sql<string>`(select fullname from users where id = ${sql.ref(`${table}.user_id`)})`.as('fullname'),
  email: sql<string>`(select email from users where id = ${sql.ref(`${table}.user_id`)})`.as('email'),
  avatar_id: sql<number | null>`(select avatar_id from users where id = ${sql.ref(`${table}.user_id`)})`.as(
    'avatar_id',
  ),
})
export const editorOf = (table: 'posts' | 'post_comments') =>
  sql<string | null>`(select fullname from users where id = ${sql.ref(`${table}.edited_by_id`)})`.as('editor')

const { fullname, email, avatar_id } = authorOf('posts')
const listed = [
  'posts.id' as const,
  'posts.title' as const,
  'posts.is_pinned' as const,
  'posts.is_closed' as const,
  'posts.solution_id' as const,
  'posts.topic_id' as const,
  'posts.user_id' as const,
  'posts.created_at' as const,
  fullname,
  email,
  avatar_id,
  sql<string>`(select name from topics where id = posts.topic_id)`.as('topic'),
  sql<number>`(select count(*) from post_comments where post_id = posts.id)::integer`.as('replies'),
  viewsOf(sql`posts.id`).as('views'),
]
const shown = [
  ...listed,
  'posts.content' as const,
  'posts.edited_at' as const,
  'posts.edited_by_id' as const,
  'posts.audit_item_id' as const,
  'posts.library_item_id' as const,
  editorOf('posts'),
  picturesOf(ofPosts, sql`posts.id`).as('pictures'),
]

/** Whether a post, or anything below it, holds the words. */
const holds = (words: string) => sql<boolean>`posts.id in (
  select id from posts where ${holdsWords('search', words)}
  union all select post_id from post_comments where ${holdsWords('search', words)})`

/** Pinned posts first, then the newest (or the oldest). */
export const list = paged(['search', 'topic_id', 'audit_item_id', 'library_item_id'], ofPostsFor)

function ofPostsFor(db: Database, query: QueryOf<typeof routes.list>, caller: Caller) {
  const all = db.selectFrom('posts')
  let rows = all
  if (query.search) rows = rows.where(holds(query.search))
  if (query.status !== undefined) rows = rows.where('posts.is_closed', '=', query.status === postState.CLOSED)
  if (query.topic_id !== undefined) rows = rows.where('posts.topic_id', '=', query.topic_id)
  if (query.audit_item_id !== undefined) rows = rows.where(aboutAuditItem(query.audit_item_id, caller))
  if (query.library_item_id !== undefined) rows = rows.where(aboutLibraryItem(query.library_item_id, caller))
  const select = (page: typeof rows) =>
    page.select(listed).orderBy('posts.is_pinned', 'desc').orderBy('posts.id', query.sort)
  return { rows, select, whole: { all, id: 'posts.id' } }
}

const select = (db: Database) => db.selectFrom('posts').select(shown)

/** 404 when there is no such post. */
export async function find(db: Database, id: number): Promise<PostRow> {
  return found(await select(db).where('posts.id', '=', id).executeTakeFirst())
}

export type PostRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>
export type ListedRow = Omit<
  PostRow,
  'content' | 'edited_at' | 'edited_by_id' | 'editor' | 'audit_item_id' | 'library_item_id' | 'pictures'
>

/** Who wrote a post or below it, to be selected as `user_id`. */
export const writersOf = (postId: number): RawBuilder<unknown> => sql`
  select user_id from posts where id = ${postId} union select user_id from post_comments where post_id = ${postId}`
