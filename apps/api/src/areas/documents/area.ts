import { approvalStatus, type EntityOf } from '@apron/contract'
import { sql } from 'kysely'
import type { Area } from '../../capabilities/area.ts'
import { seesEveryDocument } from '../../capabilities/visible/document-access.ts'
import { byRight } from '../../capabilities/visible/seen-by.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { documentExpires } from './domain/document-expires.ts'
import { documentImported } from './domain/document-imported.ts'

export const documents: Area<EntityOf<'documents'>> = {
  calls: () => [documentRoutes, mediaRoutes],
  entities: {
    document: byRight('signed-in', 'documents', (caller) =>
      seesEveryDocument(caller) ? sql`true` : sql`record.status = ${approvalStatus.APPROVAL}`,
    ),
  },
  tells: [documentImported, documentExpires],
}
