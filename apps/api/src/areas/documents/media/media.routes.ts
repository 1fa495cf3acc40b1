import { media as routes } from '@apron/contract/documents'
import type { Room } from '../../../capabilities/area.ts'
import { invalid } from '../../../http/answering/refusal.ts'
import { serve } from '../../../http/serve.ts'

const mediaRoutes = serve(routes, {
  upload: async ({ db, files, caller, fileStore }) => {
    const [file] = files.file
    if (!file) throw invalid('file', 'validation.required')
    const id = await fileStore.record(db, file, caller.id)
    return { id, url: fileStore.url(id, 'original'), file_name: file.name, type: file.type }
  },
})

/** What the rest of the server must know of media. */
export const mediaRoom = {
  calls: () => mediaRoutes,
  permissions: [
    {
      row: 'media',
      place: 21,
      permissions: [
        'GET_MEDIA',
        'DELETE_MEDIA',
        'DOCUMENT_MANAGER',
        'DELETE_DOCUMENT_MANAGER',
        'GET_TRASH_MEDIA',
        'DESTROY_TRASH_MEDIA',
        'RESTORE_TRASH_MEDIA',
      ],
    },
  ],
} satisfies Room
