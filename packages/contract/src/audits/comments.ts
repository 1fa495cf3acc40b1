import * as z from 'zod/mini'
import { auditStatus } from '../catalogues/statuses.ts'
import { takenOf } from '../capabilities/taken.ts'
import { richText } from '../capabilities/rich-text.ts'
import { id, idList, instant, parentId } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { seenChanges } from './heads.ts'

const file = z.object({ id, name: z.string(), url: z.string() })
export type CommentFile = z.output<typeof file>

/** When and where a photo was taken, and whether the sender's device said so instead of the photo itself; for the audit's own team. */
const taken = z.object({
  at: z.nullable(instant),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  by_device: z.boolean(),
})
export type TakenPhoto = z.output<typeof taken>

/** A comment on one audit item: `content` is the issue, `result` what came of it. */
export const comment = z.object({
  id,
  /** 0 for the first of a thread. */
  parent_id: z.number(),
  content: z.string(),
  result: z.nullable(z.string()),
  user: z.object({ id, fullname: z.string(), avatar500x500: z.nullable(z.string()) }),
  /** It concludes its item: it was chosen, or it is the first on a finding by somebody who might answer. */
  is_final: z.boolean(),
  images: z.array(z.extend(file, { taken: z.nullable(taken) })),
  /** The small copies of `images`, in the same order. */
  small_images: wire('images_resize', z.array(file)),
  files: z.array(z.extend(file, { type: z.string(), bytes: z.number() })),
  created_at: instant,
  edited_at: z.nullable(instant),
  /** As `created_at`, under the name that other clients read. */
  time: instant,
  get children(): z.ZodMiniArray<typeof comment> {
    return z.array(comment)
  },
})
export type Comment = z.output<typeof comment>
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
