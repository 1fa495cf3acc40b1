import { loadModules } from '#capabilities/area.ts'

/** The feature modules of the area; what the rest of the server must know of each stands with its calls. */
export const documents = await loadModules(
  import('./groups/groups.routes.ts'),
  import('./documents/documents.routes.ts'),
  import('./versions/versions.routes.ts'),
  import('./readings/readings.routes.ts'),
  import('./expiry/expiry.jobs.ts'),
  import('./items/items.routes.ts'),
  import('./changes/changes.routes.ts'),
  import('./outline/import/imports.routes.ts'),
  import('./media/media.routes.ts'),
  import('./sheets/sheets.routes.ts'),
)
