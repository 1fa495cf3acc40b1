import * as z from 'zod/mini'
import { auditStatus } from '../catalogues/statuses.ts'
import { takenOf } from '../capabilities/taken.ts'
import { richText } from '../capabilities/rich-text.ts'
import { idList, parentId } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { comment } from './comment.ts'
import { seenChanges } from './heads.ts'

/** `comment_count` is how many the item has now, `has_conclusion` whether one of them concludes it. */
export const commentEvent = z.object({ comment_count: wire('no_cmt', z.number()), has_conclusion: z.boolean() })

const takenOfImage = z
  .string()
  .check(z.refine((sent) => takenOf(sent) !== null, { params: { key: 'validation.invalid' } }))
/** Of each of `images` in their order what the device read of it before it reduced it, as `takenText` writes it; blank for nothing. */
export const imagesTaken = z._default(z.array(takenOfImage).check(z.maxLength(10)), [])
const commentForm = z.object({
  content: richText,
  result: z._default(z.nullable(richText), null),
  images_taken: imagesTaken,
})
export const commentFiles = {
  images: { kinds: ['image'], atMost: 10 },
  files: { kinds: ['document', 'image'], atMost: 10 },
} as const
const open = [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE] as const
const ofItem = '/checklists/:id/checklist-items/:itemId/comments'

const seen = { audit: 'see', external: 'own finding' } as const

export const comments = {
  list: route(`GET ${ofItem}`, { access: seen, reply: z.array(comment), reads: ['comment', 'user'] }),
  show: route(`GET ${ofItem}/:commentId`, { access: seen, reply: comment, reads: ['comment', 'user'] }),
  create: route(`POST ${ofItem}`, {
    access: { audit: ['CREATE_COMMENT'], external: 'own finding' },
    during: open,
    body: z.extend(commentForm, { parent_id: z._default(parentId, 0) }),
    files: commentFiles,
    reply: comment,
    trail: 'comment.created',
    changes: 'comment',
  }),
  update: route(`POST ${ofItem}/:commentId`, {
    access: { audit: ['UPDATE_COMMENT'], author: true, external: 'own finding' },
    during: open,
    body: z.extend(commentForm, { removed_file_ids: wire('image_index', z._default(idList, [])) }),
    files: commentFiles,
    reply: comment,
    trail: 'comment.updated',
    changes: 'comment',
  }),
  remove: route(`DELETE ${ofItem}/:commentId`, {
    access: { audit: ['DELETE_COMMENT'], author: true, external: 'own finding' },
    during: open,
    trail: 'comment.deleted',
    changes: 'comment',
  }),
  /** Makes this the comment that concludes its item; the one that did before no longer does. */
  final: route('POST /comments/:id/final', {
    subject: 'comment',
    access: { audit: ['FINAL_COMMENT'] },
    during: open,
    body: z.object({ seen: seenChanges }),
    reply: comment,
    trail: 'comment.made_final',
    changes: ['comment', 'audit_item'],
  }),
}
