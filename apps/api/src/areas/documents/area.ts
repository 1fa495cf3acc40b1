import { together } from '../../capabilities/area.ts'

/** The rooms of the area: what the rest of the server must know of each stands with its calls. */
export const documents = await together(import('./documents/documents.routes.ts'), import('./media/media.routes.ts'), import('./sheets/sheets.routes.ts'))
