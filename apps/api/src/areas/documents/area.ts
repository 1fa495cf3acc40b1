import type { Area } from '../../http/serve.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'

export const documents: Area = {
  calls: () => [documentRoutes, mediaRoutes],
}
