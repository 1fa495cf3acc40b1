import type { Area } from '../../capabilities/area.ts'
import { categoryRoutes } from './categories/categories.routes.ts'
import { itemStatusRoutes } from './item-statuses/item-statuses.routes.ts'
import { checklistItemGroupRoutes } from './questions/groups.routes.ts'
import { checklistItemRoutes } from './questions/items.routes.ts'
import { tagRoutes } from './tags/tags.routes.ts'
import { reviewed as groups } from './questions/groups.ts'
import { reviewed as items } from './questions/items.ts'

export const library: Area = {
  calls: () => [categoryRoutes, itemStatusRoutes, checklistItemGroupRoutes, checklistItemRoutes, tagRoutes],
  withStatus: [groups, items],
}
