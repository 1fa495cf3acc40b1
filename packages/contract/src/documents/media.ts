import * as z from 'zod/mini'
import { id } from '../http/fields.ts'
import { route } from '../http/route.ts'

export const media = {
  upload: route('POST /libraries/upload', {
    access: 'signed-in',
    body: z.object({ type: z.optional(z.string()) }),
    files: { file: { kinds: ['image', 'document'], atMost: 1 } },
    reply: z.object({ id, url: z.string(), file_name: z.string(), type: z.string() }),
    trail: 'file.uploaded',
    changes: 'nothing',
  }),
}
