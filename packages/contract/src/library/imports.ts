import * as z from 'zod/mini'
import { flag, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** At most so much of a file is read at once from a screen. */
export const importLimits = { items: 5000, groups: 2000, bytes: 10 * 1024 * 1024 } as const
/** Endings of the files that are read. */
export const importEndings = ['xlsx', 'json'] as const

const file = { kinds: ['document'], atMost: 1, isRequired: true } as const
const counts = z.object({ new: z.number(), present: z.number() })

const preview = z.object({
  /** What the file calls itself. */
  name: z.string(),
  groups: counts,
  items: counts,
  /** The first of the groups that are new or get new questions, in the order of the file. */
  shown: z.array(z.object({ name: z.string(), is_new: z.boolean(), items: z.number() })),
  /** How many such groups there are. */
  groups_concerned: z.number(),
  /** Where something is wrong (a line, a cell) and what; the first 200. */
  errors: z.array(z.object({ place: z.string(), text: z.string() })),
  error_count: z.number(),
  /** The caller may have what is added approved at once. */
  may_approve: z.boolean(),
})
export type ImportPreview = z.output<typeof preview>

/** The product's own calls: groups and questions from a file into the library. */
export const imports = {
  /** Reads the file and says what it would add, or what is wrong with it; keeps nothing. */
  preview: route('POST /checklist-items/imports', {
    access: 'CREATE_CHECKLIST_ITEM',
    files: { file },
    reply: preview,
    trail: 'library.import_previewed',
    changes: 'nothing',
  }),
  /** Adds what is new of the same file, all of it or nothing; refused when that is no longer what was shown. */
  confirm: route('POST /checklist-items/imports/confirmation', {
    access: 'CREATE_CHECKLIST_ITEM',
    files: { file },
    body: z.object({
      approve: z._default(flag, false),
      /** How many new ones were shown. */
      groups: wholeNumber(0, importLimits.groups),
      items: wholeNumber(0, importLimits.items),
    }),
    reply: z.object({ groups: z.number(), items: z.number() }),
    trail: 'library.imported',
    changes: ['library_group', 'library_item'],
  }),
}
