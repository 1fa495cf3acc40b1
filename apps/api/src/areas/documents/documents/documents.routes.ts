import { documents as routes } from '@apron/contract/documents'
import { seesEveryDocument } from '../../../capabilities/visible/document-access.ts'
import { paged } from '../../../capabilities/paged.ts'
import { signImages } from '../../../capabilities/rich-text/rich-text-images.ts'
import { serve } from '../../../http/serve.ts'
import * as documents from './documents.ts'

export const documentRoutes = serve(routes, {
  list: async ({ db, query, caller, language }) => {
    const filtered = documents.filter(db, query, seesEveryDocument(caller))
    const { rows, total } = await paged(filtered, query, (page) => page.selectAll().orderBy('id', query.sort))
    return { rows: rows.map((row) => documents.present(row, language)), total }
  },
  items: async ({ db, params, caller, fileStore }) => {
    const document = await documents.find(db, params.id, seesEveryDocument(caller))
    const rows = await documents.items(db, document.id)
    return rows.map((row) => documents.presentItem(row, (html) => signImages(html, fileStore)))
  },
})
