import { approvalStatus, type EntityOf } from '@apron/contract'
import { seesEveryGroup } from '@apron/contract/library'
import { sql } from 'kysely'
import type { Area } from '../../capabilities/area.ts'
import { byRight } from '../../capabilities/visible/seen-by.ts'
import { passes, type Caller } from '../../http/rights/caller.ts'
import { categoryRoutes } from './categories/categories.routes.ts'
import { itemStatusRoutes } from './item-statuses/item-statuses.routes.ts'
import { checklistItemGroupRoutes } from './questions/groups.routes.ts'
import { checklistItemRoutes } from './questions/items.routes.ts'
import { tagRoutes } from './tags/tags.routes.ts'
import { reviewed as groups } from './questions/groups.ts'
import { reviewed as items } from './questions/items.ts'

const approvedUnless = (right: Parameters<typeof passes>[1]) => (caller: Caller) =>
  passes(caller, right) ? sql<boolean>`true` : sql<boolean>`record.status = ${approvalStatus.APPROVAL}`

export const library: Area<EntityOf<'library'>> = {
  calls: () => [categoryRoutes, itemStatusRoutes, checklistItemGroupRoutes, checklistItemRoutes, tagRoutes],
  entities: {
    library_group: byRight('signed-in', 'library_groups', approvedUnless(seesEveryGroup)),
    library_item: byRight('signed-in', 'library_items', approvedUnless('VIEW_CHECKLIST_ITEM')),
    item_status: byRight('signed-in', 'item_statuses'),
    tag: byRight('signed-in', 'tags'),
    category: byRight('signed-in', 'categories'),
  },
  reviewed: [groups, items],
}
