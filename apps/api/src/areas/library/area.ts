import type { Area } from '../../http/serve.ts'
import { categoryRoutes } from './categories/categories.routes.ts'
import { itemStatusRoutes } from './item-statuses/item-statuses.routes.ts'
import { checklistItemGroupRoutes } from './questions/groups.routes.ts'
import { checklistItemRoutes } from './questions/items.routes.ts'
import { tagRoutes } from './tags/tags.routes.ts'

export const library: Area = {
  calls: () => [categoryRoutes, itemStatusRoutes, checklistItemGroupRoutes, checklistItemRoutes, tagRoutes],
}
