import { itemStatuses as routes } from '@apron/contract/library'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as statuses from './item-statuses.ts'

const itemStatusRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db }) => (await statuses.list(db)).map(statuses.present),
    show: ({ db, params }) => statuses.detail(db, params.id),
    create: async ({ db, body, changed }) => {
      const status = await statuses.create(db, statuses.fromForm(body))
      changed('item_status', statuses.concerned(status))
      return statuses.present(status)
    },
    update: withSubject(
      ({ db, params }) => statuses.hold(db, params.id),
      async ({ db, body, changed }, before) => {
        const status = await statuses.update(db, before, statuses.fromForm(body))
        changed('item_status', statuses.concerned(status))
        return statuses.present(status)
      },
    ),
    remove: withSubject(
      ({ db, params }) => statuses.hold(db, params.id),
      ({ db }, status) => statuses.remove(db, status, uses),
    ),
    addReady: async ({ db, language, changed, noteAfter }) => {
      const added = await statuses.addReady(db, language)
      changed('item_status', added)
      noteAfter({ statuses: added })
      return { added: added.length }
    },
  })

/** What the rest of the server must know of item statuses. */
export const itemStatusModule = {
  calls: (_, { uses }) => itemStatusRoutes(uses),
  entities: { item_status: byRight(routes.list, 'item_statuses') },
  menu: [
    {
      name: 'menu.item_statuses',
      url: '/checklist-item-status/list',
      icon: 'circle-half',
      access: routes.list.access,
    },
  ],
  permissions: [
    {
      row: 'checklist_item_status',
      permissions: ['CREATE_CHECKLIST_ITEM_STATUS', 'UPDATE_CHECKLIST_ITEM_STATUS', 'DELETE_CHECKLIST_ITEM_STATUS'],
    },
  ],
} satisfies FeatureModule
