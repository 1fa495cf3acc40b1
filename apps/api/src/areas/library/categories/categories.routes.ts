import { categories as routes, usesCategories } from '@apron/contract/library'
import type { FeatureModule } from '#capabilities/area.ts'
import type { Uses } from '#capabilities/uses.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as categories from './categories.ts'

const categoryRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db }) => (await categories.list(db)).map(categories.present),
    create: async ({ db, body, changed }) => {
      const { category, isFirst } = await categories.create(db, body)
      changed('category', categories.concerned(category))
      changed('audit', isFirst ? null : [])
      return categories.present(category)
    },
    update: withSubject(
      ({ db, params }) => categories.hold(db, params.id),
      async ({ db, body, changed }, before) => {
        const category = await categories.update(db, before, body)
        changed('category', categories.concerned(category))
        return categories.present(category)
      },
    ),
    remove: withSubject(
      ({ db, params }) => categories.hold(db, params.id),
      ({ db }, category) => categories.remove(db, category, uses),
    ),
  })

/** What the rest of the server must know of the categories of audits. */
export const categoryModule = {
  calls: (_, { uses }) => categoryRoutes(uses),
  entities: { category: byRight(routes.list, 'categories') },
  trees: [categories.tree],
  uses: [{ of: 'categories', table: 'categories', column: 'parent_id', text: 'uses.child_categories' }],
  menu: [
    {
      name: 'menu.categories',
      url: '/category/checklist',
      icon: 'category',
      access: usesCategories,
    },
  ],
  permissions: [{ row: 'checklist_category', permissions: usesCategories }],
} satisfies FeatureModule
