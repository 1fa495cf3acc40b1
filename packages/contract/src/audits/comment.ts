import * as z from 'zod/mini'
import { id, instant } from '../http/fields.ts'
import { wire } from '../http/wire.ts'

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
