import type { AnswerOf } from '@apron/contract'
import { auditWorkspace, comments, type Comment } from '@apron/contract/audits'
import type { HeldWriting } from '#blocks/form/writing/held-card.tsx'
import type { CallError } from '#lib/calls/call-error.ts'
import { call } from '#lib/calls/call.ts'
import { t } from '#lib/text/i18n.ts'
import type { Change } from '#lib/outbox/change.ts'
import { filesIn, inField } from '#lib/outbox/store/files.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import type { Kind } from '#lib/outbox/change-kinds.ts'
import { enqueueChange } from '#lib/outbox/outbox.ts'
import { noticeProblem } from '#lib/page/notices.ts'
import { keyOf, readAgain } from '#lib/calls/queries.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { changeItem, findItem } from '../kept/item-cache.ts'
import { attached, inWords, takenOf, waysOf } from '../../domain/evidence/kept-files.ts'
import { orderOf } from '../kept/item-order.ts'

/** What stands in a comment besides its files. */
export type CommentContent = { content: string; result: string | null; images: readonly File[]; files: readonly File[] }
export type CommentPlace = { auditId: number; audit: string; itemId: number; item: string }
type New = CommentPlace & { content: string; result: string | null; parentId: number }
type Edit = CommentPlace & { content: string; result: string | null; commentId: number; gone: readonly number[] }

/** Sends a new comment, or a reply to one. */
export function writeComment(
  place: CommentPlace,
  { images, files, ...words }: CommentContent,
  parentId: number,
  takesBack: (error: CallError) => boolean,
) {
  const kept = [...inField('images', images), ...inField('files', files)]
  const order = orderOf(place.auditId, place.itemId)
  return enqueueChange({ kind: 'comment', order, value: { ...place, ...words, parentId }, files: kept }, takesBack)
}

/** Sends a changed comment; `gone` are the files that are taken out. */
export function editComment(
  place: CommentPlace,
  { images, files, ...words }: CommentContent,
  edited: { commentId: number; gone: readonly number[] },
  takesBack: (error: CallError) => boolean,
) {
  const kept = [...inField('images', images), ...inField('files', files)]
  const order = orderOf(place.auditId, place.itemId)
  return enqueueChange(
    { kind: 'comment_edit', order, value: { ...place, ...words, ...edited }, files: kept },
    takesBack,
  )
}

/** A comment that the server has not got: new, a reply, or the changed text of one. */
export type HeldComment = HeldWriting & { parentId: number | null }

/** Those of one item, in their order. */
export function useHeldComments(auditId: number, itemId: number): readonly HeldComment[] {
  return useHeld().flatMap((change) => {
    if (change.kind !== 'comment' && change.kind !== 'comment_edit') return []
    const value = change.value as Partial<New & Edit> & CommentPlace
    if (value.auditId !== auditId || value.itemId !== itemId) return []
    const { content = '', result = null, parentId = null, commentId = null } = value
    const [images, files] = [filesIn(change.files, 'images'), filesIn(change.files, 'files')]
    return [{ change, content, result, parentId, commentId, images, files }]
  })
}

/** Milliseconds by which the clocks of device and server may differ. */
const skew = 5 * 60_000

/** Whether the server shows the same comment already: it has arrived, and only its answer was lost. */
export function isAmong(shown: readonly Comment[], { change, content, parentId, images, files }: HeldComment): boolean {
  if (change.tries === 0 || parentId === null) return false
  const siblings = parentId === 0 ? shown : (shown.find(({ id }) => id === parentId)?.children ?? [])
  return siblings.some(
    (one) =>
      one.user.id === change.userId &&
      Date.parse(one.created_at) > Date.parse(change.at) - skew &&
      one.images.length === images.length &&
      one.files.length === files.length &&
      inWords(one.content) === inWords(content),
  )
}

const of = <Value>({ value }: Change) => value as Value
const paramsOf = ({ value }: Change) => {
  const { auditId, itemId } = value as CommentPlace
  return { id: auditId, itemId }
}

const comment: Kind = {
  purpose: 'audit',
  send: async (change, stop) => {
    const { content, result, parentId } = of<New>(change)
    const body = { content, result: result || null, parent_id: parentId, ...takenOf(change) }
    const sent = await attached(change, stop)
    return (await call(comments.create, { params: paramsOf(change), body, ...sent }, waysOf(change, sent, stop))).data
  },
  arrived: (change, made: Comment) =>
    arrived(change, (shown) =>
      made.parent_id === 0
        ? withMade(shown, made)
        : shown.map((one) => (one.id === made.parent_id ? { ...one, children: withMade(one.children, made) } : one)),
    ),
  refused,
  describe: (change) => describe(change, 'keep.comment'),
}

const edit: Kind = {
  purpose: 'audit',
  send: async (change, stop) => {
    const { content, result, commentId, gone } = of<Edit>(change)
    const body = { content, result, removed_file_ids: [...gone], ...takenOf(change) }
    const sent = await attached(change, stop)
    return (
      await call(
        comments.update,
        { params: { ...paramsOf(change), commentId }, body, ...sent },
        waysOf(change, sent, stop),
      )
    ).data
  },
  arrived: (change, made: Comment) => {
    const replaced = (one: Comment): Comment =>
      one.id === made.id ? { ...made, children: one.children } : { ...one, children: one.children.map(replaced) }
    arrived(change, (shown) => shown.map(replaced))
  },
  refused,
  describe: (change) => describe(change, 'keep.comment_edit'),
}

function arrived(change: Change, shows: (shown: Comment[]) => Comment[]): void {
  const params = paramsOf(change)
  const queryKey = keyOf(comments.list, { params })
  // Here at once, for what is held is shown no longer.
  queryClient.setQueryData<AnswerOf<typeof comments.list>>(queryKey, (shown) => shown && { data: shows(shown.data) })
  void readAgain(queryKey)
  countAgain(params.id, params.itemId)
}

/** The realtime event may have been faster. */
const withMade = <Shown extends { id: number }>(shown: Shown[], made: Shown): Shown[] =>
  shown.some(({ id }) => id === made.id) ? shown : [...shown, made]

/** The number beside the item is only a hint; the comments themselves are read anew. */
export function countAgain(auditId: number, itemId: number): void {
  if (!findItem(queryClient, auditId, itemId)) return
  void call(auditWorkspace.item, { params: { id: auditId, itemId } })
    .then(({ data: { comment_count, has_conclusion, heads, conflicts } }) => {
      const said = { comment_count, has_conclusion, heads, conflicts }
      changeItem(queryClient, { auditId, itemId }, (item) => ({ ...item, ...said }))
    })
    .catch(() => undefined)
}

function refused(change: Change): void {
  noticeProblem(t('keep.comment_refused', { item: of<CommentPlace>(change).item, reason: change.problem ?? '' }))
}

function describe(change: Change, what: 'keep.comment' | 'keep.comment_edit') {
  const { auditId, audit, itemId, item, content } = of<New>(change)
  const { length } = change.files
  return {
    what,
    where: [audit, item].filter(Boolean).join(' · '),
    says: [inWords(content), length > 0 ? t('keep.with_files', { count: length }) : ''].filter(Boolean).join(' · '),
    to: `/checklist/${auditId}/view?group_id=0&item=${itemId}`,
  }
}

/** Comments and their changes. */
export const commentKinds = { comment, comment_edit: edit }
