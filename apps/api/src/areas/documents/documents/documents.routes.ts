import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { documents as routes } from '@apron/contract/documents'
import type { Room } from '../../../capabilities/area.ts'
import { byRight } from '../../../capabilities/visible/seen-by.ts'
import { seesEveryDocument } from '../../../capabilities/visible/document-access.ts'
import { paged } from '../../../capabilities/paging/paged.ts'
import { serve } from '../../../http/serve.ts'
import { documentExpires } from '../domain/document-expires.ts'
import { documentImported } from '../domain/document-imported.ts'
import * as documents from './documents.ts'

const documentRoutes = serve(routes, {
  list: async ({ db, query, caller, language }) => {
    const filtered = documents.filter(db, query, seesEveryDocument(caller))
    const { rows, total } = await paged({ db, query }, filtered, (page) => page.selectAll().orderBy('id', query.sort))
    return { rows: rows.map((row) => documents.present(row, language)), total }
  },
})

/** What the rest of the server must know of documents. */
export const documentRoom = {
  calls: () => documentRoutes,
  entities: {
    document: byRight('signed-in', 'documents', (caller) =>
      seesEveryDocument(caller) ? sql`true` : sql`record.status = ${approvalStatus.APPROVAL}`,
    ),
  },
  tells: [documentImported, documentExpires],
  trees: [{ table: 'document_groups', deepest: 20 }],
  permissions: [
    {
      row: 'document_group',
      place: 7,
      permissions: ['CREATE_GROUPDOC', 'UPDATE_GROUPDOC', 'DELETE_GROUPDOC', 'APPROVE_GROUPDOC', 'REJECT_GROUPDOC'],
    },
    {
      row: 'document',
      place: 8,
      permissions: [
        'CREATE_DOCUMENT',
        'UPDATE_DOCUMENT',
        'DELETE_DOCUMENT',
        'APPROVE_DOCUMENT',
        'REJECT_DOCUMENT',
        'VIEW_DOCUMENT_ORGANIZATION',
      ],
    },
  ],
} satisfies Room
