import { media as routes } from '@apron/contract/documents'
import { invalid } from '../../../http/answering/refusal.ts'
import { serve } from '../../../http/serve.ts'

export const mediaRoutes = serve(routes, {
  upload: async ({ db, files, caller, fileStore }) => {
    const [file] = files.file
    if (!file) throw invalid('file', 'validation.required')
    const id = await fileStore.record(db, file, caller.id)
    return { id, url: fileStore.url(id, 'original'), file_name: file.name, type: file.type }
  },
})
