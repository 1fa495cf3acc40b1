import { loadModules } from '#capabilities/area.ts'

/** The feature modules of the area; what the rest of the server must know of each stands with its calls. */
export const library = await loadModules(
  import('./questions/groups.routes.ts'),
  import('./questions/items.routes.ts'),
  import('./questions/import/imports.routes.ts'),
  import('./item-statuses/item-statuses.routes.ts'),
  import('./tags/tags.routes.ts'),
  import('./categories/categories.routes.ts'),
)
