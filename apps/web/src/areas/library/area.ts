import { itemStatusRoutes } from './item-statuses/routes.ts'
import { checklistItemRoutes } from './questions/routes.ts'

/** The screens of the area. */
export const libraryScreens = [...itemStatusRoutes, ...checklistItemRoutes] as const
