import type { AnswerOf } from '@apron/contract'
import { postComments, posts, type Post, type PostComment } from '@apron/contract/talk'
import type { HeldWriting } from '#blocks/form/writing/held-card.tsx'
import type { CallError } from '#lib/calls/call-error.ts'
import { call } from '#lib/calls/call.ts'
import { keyOf, readAnew } from '#lib/calls/queries.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { uploading } from '#lib/calls/uploading.ts'
import type { Change } from '#lib/outbox/change.ts'
import type { Kind } from '#lib/outbox/change-kinds.ts'
import { enqueueChange } from '#lib/outbox/outbox.ts'
import { filesIn, inField } from '#lib/outbox/store/files.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import { parts } from '#lib/outbox/uploads/parts.ts'
import { goInParts } from '#lib/outbox/uploads/sizes.ts'
import { noticeProblem } from '#lib/page/notices.ts'
import { t } from '#lib/text/i18n.ts'
import { wordsOf } from '#ui/text/words-of.ts'

/** What a post is about when it is begun: a question of an audit, or one of the library. */
export type Subject = { audit_item_id?: number | undefined; library_item_id?: number | undefined }
/** What stands in a post besides its pictures; `postId` is null for a new one, `topic` what its topic is called. */
export type WrittenPost = {
  postId: number | null
  topicId: number
  title: string
  content: string
  /** Left out by whoever may not pin. */
  isPinned?: boolean
  about: Subject
  gone: readonly number[]
}
type WrittenComment = {
  postId: number
  post: string
  content: string
  parentId: number
  commentId: number | null
  gone: readonly number[]
}
type TakesBack = (error: CallError) => boolean

const field = 'img_path'

/** Sends a post, or the changed text of one. */
export function writePost(value: WrittenPost, images: readonly File[], takesBack: TakesBack) {
  return enqueueChange({ kind: 'forum_post', order: 'forum', value, files: inField(field, images) }, takesBack)
}

/** Sends a comment on a post, a reply to one, or the changed text of one. */
export function writeComment(value: WrittenComment, images: readonly File[], takesBack: TakesBack) {
  const order = `forum/${value.postId}`
  return enqueueChange({ kind: 'forum_comment', order, value, files: inField(field, images) }, takesBack)
}

/** A post that the server has not got. */
export type HeldPost = HeldWriting & { written: WrittenPost }

/** Those of this person, in their order. */
export function useHeldPosts(): readonly HeldPost[] {
  return useHeld().flatMap((change) => {
    if (change.kind !== 'forum_post') return []
    const written = change.value as WrittenPost
    return [{ ...heldOf(change), content: written.content, commentId: written.postId, written }]
  })
}

export type HeldComment = HeldWriting & { parentId: number }

/** What the server has not got of what this person wrote below a post. */
export function useHeldComments(postId: number): readonly HeldComment[] {
  return useHeld().flatMap((change) => {
    const value = change.value as WrittenComment
    if (change.kind !== 'forum_comment' || value.postId !== postId) return []
    const { content, parentId, commentId } = value
    return [{ ...heldOf(change), content, commentId, parentId }]
  })
}

const heldOf = (change: HeldWriting['change']) => ({
  change,
  result: null,
  images: filesIn(change.files, field),
  files: [],
})

/** Milliseconds by which the clocks of device and server may differ. */
const skew = 5 * 60_000

/** Whether the server shows the same comment already: it has arrived, and only its answer was lost. */
export function isAmong(shown: readonly PostComment[], { change, content, parentId, commentId }: HeldComment): boolean {
  if (change.tries === 0 || commentId !== null) return false
  const siblings = parentId === 0 ? shown : (shown.find(({ id }) => id === parentId)?.children ?? [])
  return siblings.some(
    (one) =>
      one.user.id === change.userId &&
      Date.parse(one.created_at) > Date.parse(change.at) - skew &&
      wordsOf(one.content) === wordsOf(content),
  )
}

const of = <Value>({ value }: Change) => value as Value

async function attached(change: Change, stop: AbortSignal) {
  const images = filesIn(change.files, field)
  if (!goInParts(images)) return { files: { [field]: images } }
  return { uploads: await (await parts.until()).sendFilesOf(change, 'forum', stop) }
}
const waysOf = ({ id, files }: Change, sent: object, signal: AbortSignal) => ({
  idempotencyKey: id,
  signal,
  ...(files.length > 0 && 'files' in sent && { through: uploading(id) }),
})

const made = new Map<string, number>()
/** The number of the post that a change of this page became; undefined while it has not arrived. */
export const madeBy = (changeId: string): number | undefined => made.get(changeId)

const post: Kind = {
  purpose: 'forum',
  send: async (change, stop) => {
    const { postId, topicId, title, content, isPinned, about, gone } = of<WrittenPost>(change)
    const words = { topic_id: topicId, title, content, ...(isPinned !== undefined && { is_pinned: isPinned }) }
    const sent = await attached(change, stop)
    const ways = waysOf(change, sent, stop)
    if (postId === null) return (await call(posts.create, { body: { ...words, ...about }, ...sent }, ways)).data
    const body = { ...words, removed_file_ids: [...gone] }
    return (await call(posts.update, { params: { id: postId }, body, ...sent }, ways)).data
  },
  arrived: ({ id }, answer: Post) => {
    made.set(id, answer.id)
    queryClient.setQueryData<AnswerOf<typeof posts.show>>(keyOf(posts.show, { params: { id: answer.id } }), (shown) =>
      shown ? { data: answer } : shown,
    )
    void readAnew([{ entity: 'post', auditId: null }])
  },
  refused: (change) => tellRefused(change, of<WrittenPost>(change).title),
  describe: (change) => {
    const { title, content, postId } = of<WrittenPost>(change)
    const to = postId === null ? '/forum/list' : `/forum/${postId}/detail`
    return { what: 'keep.forum_post', where: title, says: saysOf(change, content), to }
  },
}

const comment: Kind = {
  purpose: 'forum',
  send: async (change, stop) => {
    const { postId, content, parentId, commentId, gone } = of<WrittenComment>(change)
    const sent = await attached(change, stop)
    const ways = waysOf(change, sent, stop)
    if (commentId === null) {
      const body = { content, parent_id: parentId }
      return (await call(postComments.create, { params: { id: postId }, body, ...sent }, ways)).data
    }
    const params = { id: postId, commentId }
    const body = { content, removed_file_ids: [...gone] }
    return (await call(postComments.update, { params, body, ...sent }, ways)).data
  },
  arrived: (change, answer: PostComment) => {
    const key = keyOf(postComments.list, { params: { id: of<WrittenComment>(change).postId } })
    // Here at once, for what is held is shown no longer.
    queryClient.setQueryData<AnswerOf<typeof postComments.list>>(
      key,
      (shown) => shown && { data: withMade(shown.data, answer) },
    )
    void readAnew([{ entity: 'post_comment', auditId: null }])
  },
  refused: (change) => tellRefused(change, of<WrittenComment>(change).post),
  describe: (change) => {
    const { post: where, postId, content } = of<WrittenComment>(change)
    return { what: 'keep.forum_comment', where, says: saysOf(change, content), to: `/forum/${postId}/detail` }
  },
}

/** Threads with a comment where it stands, in the place of what it was. */
function withMade(shown: readonly PostComment[], one: PostComment): PostComment[] {
  if (one.parent_id !== 0)
    return shown.map((head) => (head.id === one.parent_id ? { ...head, children: replaced(head.children, one) } : head))
  const before = shown.find(({ id }) => id === one.id)
  return replaced(shown, before ? { ...one, children: before.children } : one)
}

/** The realtime event may have been faster. */
const replaced = (shown: readonly PostComment[], one: PostComment): PostComment[] =>
  shown.some(({ id }) => id === one.id) ? shown.map((each) => (each.id === one.id ? one : each)) : [...shown, one]

function saysOf({ files: { length } }: Change, content: string): string {
  return [wordsOf(content), length > 0 ? t('keep.with_files', { count: length }) : ''].filter(Boolean).join(' · ')
}

function tellRefused({ problem = '' }: Change, name: string): void {
  noticeProblem(t('keep.forum_refused', { name, reason: problem }))
}

/** Posts and what is written below them. */
export const forumKinds = { forum_post: post, forum_comment: comment }
