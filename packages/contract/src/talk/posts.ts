import * as z from 'zod/mini'
import { person } from '../capabilities/person.ts'
import { requiredRichText, richText } from '../capabilities/rich-text.ts'
import { flag, id, idList, instant, line, optionalId, parentId, search, sentId, statusFilter } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { usesForum } from './topics.ts'

/** Whether a post takes replies. */
export const postState = { OPEN: 0, CLOSED: 1 } as const
/** How an address of other clients names the topic of a list. */
export const topicInAddress = 'group_faq'
/** Pictures that one call takes. */
export const mostPostImages = 10

const file = z.object({ id, name: z.string(), url: z.string() })
export type PostFile = z.output<typeof file>
const author = z.object({ id, fullname: z.string(), email: z.string(), avatar500x500: z.nullable(z.string()) })
/** Whoever wrote in it last, where that is not its author. */
const editedBy = z.nullable(z.object({ id, fullname: z.string() }))

/** A post as its list shows it. */
export const listedPost = z.object({
  id,
  title: z.string(),
  /** 0 or 1. */
  is_pinned: wire('is_pin', z.number()),
  state: wire('is_resolve', z.object({ code: z.number(), name: z.string() })),
  /** A reply is marked as the one that solves it. */
  is_solved: z.boolean(),
  view_count: wire('count_view', z.number()),
  reply_count: wire('count_answer', z.number()),
  created_at: instant,
  user: author,
  topic: wire('group_faq', z.object({ id, name: z.string() })),
})
export type ListedPost = z.output<typeof listedPost>

/** What a post is about, for whoever may see that: a question of an audit, or one of the library. */
const about = z.object({
  audit_item_id: z.nullable(id),
  audit_id: z.nullable(id),
  library_item_id: z.nullable(id),
  group_id: id,
  header: z.string(),
  /** The name of the audit. */
  audit: z.nullable(z.string()),
  /** As which the answer counts, once it was given a number. */
  finding_number: z.nullable(z.string()),
})
export type PostAbout = z.output<typeof about>

export const post = z.extend(listedPost, {
  content: z.string(),
  images: z.array(file),
  /** The small copies of `images`, in the same order. */
  small_images: wire('images_resize', z.array(file)),
  edited_at: z.nullable(instant),
  edited_by: editedBy,
  about: z.nullable(about),
})
export type Post = z.output<typeof post>

/** A comment on a post, or a reply to one. */
export const postComment = z.object({
  id,
  /** 0 for the first of a thread. */
  parent_id: z.number(),
  post_id: wire('faq_id', id),
  content: z.string(),
  user: author,
  /** It solves the post. */
  is_solution: z.boolean(),
  images: z.array(file),
  small_images: wire('images_resize', z.array(file)),
  /** As `small_images`, under another name that clients read. */
  resized_images: wire('img_resize', z.array(file)),
  created_at: instant,
  edited_at: z.nullable(instant),
  edited_by: editedBy,
  /** As `created_at`, under the name that other clients read. */
  time: instant,
  get children(): z.ZodMiniArray<typeof postComment> {
    return z.array(postComment)
  },
})
export type PostComment = z.output<typeof postComment>

const images = { img_path: { kinds: ['image'], atMost: mostPostImages } } as const
const postForm = z.object({
  topic_id: wire('grp_faq_id', sentId),
  title: line(),
  content: requiredRichText,
  /** Left out: as it is. */
  is_pinned: wire('is_pin', z.optional(flag)),
})
const removed = { removed_file_ids: wire('image_index', z._default(idList, [])) }
const commentForm = z.object({ content: z._default(richText, '') })

const ofPost = '/faqs/:id/comments'

export const posts = {
  /** Pinned ones first, then the newest. */
  list: route('GET /faqs', {
    access: 'signed-in',
    external: usesForum,
    query: z.extend(pageQuery, {
      search,
      status: statusFilter(postState.CLOSED),
      topic_id: wire('grp_faq_id', z.optional(sentId), { also: 'group_faq_id' }),
      /** Only those about one question of an audit, or about what it was taken from; none for whoever does not see the audit. */
      audit_item_id: z.optional(sentId),
      /** Only those about one question of the library; none for whoever does not see it. */
      library_item_id: z.optional(sentId),
    }),
    list: listedPost,
    reads: ['post', 'post_comment', 'topic', 'user'],
  }),
  /** Counts its reader once a day. */
  show: route('GET /faqs/:id', {
    access: 'signed-in',
    external: usesForum,
    reply: post,
    reads: ['post', 'post_comment', 'topic', 'user', 'audit', 'library_item'],
  }),
  create: route('POST /faqs', {
    access: 'CREATE_FAQ',
    body: z.extend(postForm, { audit_item_id: optionalId, library_item_id: optionalId }),
    files: images,
    reply: post,
    trail: 'post.created',
    remembered: 30,
    changes: 'post',
  }),
  /** Its author, and whoever may change others' posts. */
  update: route('POST /faqs/:id', {
    access: 'signed-in',
    external: usesForum,
    body: z.extend(postForm, removed),
    files: images,
    reply: post,
    trail: 'post.updated',
    changes: 'post',
  }),
  remove: route('DELETE /faqs/:id', {
    access: 'signed-in',
    external: usesForum,
    trail: 'post.deleted',
    changes: 'post',
  }),
  open: route('POST /faqs/:id/open', { access: 'OPEN_FAQ', reply: post, trail: 'post.opened', changes: 'post' }),
  close: route('POST /faqs/:id/close', { access: 'CLOSE_FAQ', reply: post, trail: 'post.closed', changes: 'post' }),
}

export const postComments = {
  /** Threads, the one that solves the post first, then the oldest. */
  list: route(`GET ${ofPost}`, {
    access: 'signed-in',
    external: usesForum,
    reply: z.array(postComment),
    reads: ['post_comment', 'post', 'user'],
  }),
  show: route(`GET ${ofPost}/:commentId`, {
    access: 'signed-in',
    external: usesForum,
    reply: postComment,
    reads: ['post_comment', 'post', 'user'],
  }),
  create: route(`POST ${ofPost}`, {
    access: 'CREATE_FAQ_COMMENT',
    body: z.extend(commentForm, { parent_id: z._default(parentId, 0) }),
    files: images,
    reply: postComment,
    trail: 'post_comment.created',
    remembered: 30,
    changes: 'post_comment',
  }),
  update: route(`POST ${ofPost}/:commentId`, {
    access: 'signed-in',
    external: usesForum,
    body: z.extend(commentForm, removed),
    files: images,
    reply: postComment,
    trail: 'post_comment.updated',
    changes: 'post_comment',
  }),
  remove: route(`DELETE ${ofPost}/:commentId`, {
    access: 'signed-in',
    external: usesForum,
    trail: 'post_comment.deleted',
    changes: 'post_comment',
  }),
  /** The author of the post, or whoever may change others' posts, says which reply solves it. */
  solve: route(`POST ${ofPost}/:commentId/solution`, {
    access: 'signed-in',
    external: usesForum,
    reply: postComment,
    trail: 'post.solved',
    changes: ['post', 'post_comment'],
  }),
  unsolve: route(`DELETE ${ofPost}/:commentId/solution`, {
    access: 'signed-in',
    external: usesForum,
    trail: 'post.solution_taken_back',
    changes: ['post', 'post_comment'],
  }),
}

export const forum = {
  /** Everybody who may be named in the forum, by name. */
  people: route('GET /forum/people', {
    access: ['CREATE_FAQ', 'CREATE_FAQ_COMMENT'],
    reply: z.array(person),
    reads: ['user', 'position'],
  }),
}
