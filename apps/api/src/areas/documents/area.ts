import type { Area } from '../../capabilities/area.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { documentExpires } from './domain/document-expires.ts'
import { documentImported } from './domain/document-imported.ts'

export const documents: Area = {
  calls: () => [documentRoutes, mediaRoutes],
  tells: [documentImported, documentExpires],
}
