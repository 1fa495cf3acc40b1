import * as z from 'zod/mini'
import { id, sentId } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { mostFiled } from './sent.ts'

export const filing = {
  /**
   * Of the audits that the caller sees, just these are in the category from then on; those that leave it go to the
   * default, which none can leave. What runs keeps a category that was chosen for it (400).
   */
  file: route('POST /category/checklist/selects', {
    access: 'SELECT_CHK_CATEGORY',
    body: z.object({
      category_id: wire('category', sentId),
      audit_ids: wire('checklist_ids', z.array(sentId).check(z.maxLength(mostFiled)), { also: 'checklists' }),
    }),
    /** The category; how many audits came and left, and how many of them await approval again. */
    reply: z.object({ id, added: z.number(), removed: z.number(), resubmitted: z.number() }),
    trail: 'category.filed',
    changes: 'audit',
  }),
}
