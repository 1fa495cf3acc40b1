import { hazards as routes } from '@apron/contract/library'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { locked } from '#capabilities/held.ts'
import { reviewHandlers } from '#capabilities/review/review.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as hazards from './hazards.ts'

const hazardRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, language }) => {
      const { rows, ...page } = await hazards.list(db, query)
      return { rows: rows.map((row) => hazards.present(row, language)), ...page }
    },
    show: async ({ db, params, language }) => hazards.present(await hazards.find(db, params.id), language),
    create: async ({ db, body, caller, language }) => hazards.present(await hazards.create(db, body, caller), language),
    update: withSubject(
      ({ db, params }) => locked(db, 'hazards', params.id),
      async ({ db, body, caller, language }, hazard) =>
        hazards.present(await hazards.update(db, hazard, body, caller), language),
    ),
    remove: withSubject(
      ({ db, params }) => locked(db, 'hazards', params.id),
      ({ db }, hazard) => hazards.remove(db, hazard, uses),
    ),
    ...reviewHandlers(hazards.deciding),
  })

/** What the rest of the server must know of hazards. */
export const hazardModule = {
  calls: (_, { uses }) => hazardRoutes(uses),
  entities: { hazard: byRight(routes.list, 'hazards') },
  waiting: () => [hazards.deciding],
  menu: [
    {
      name: 'menu.hazards',
      url: '/hazard/list',
      icon: 'alert-triangle',
      access: routes.list.access,
    },
  ],
  permissions: [
    {
      row: 'hazard',
      permissions: ['CREATE_HAZARD', 'UPDATE_HAZARD', 'DELETE_HAZARD', 'APPROVE_HAZARD', 'REJECT_HAZARD'],
    },
  ],
} satisfies FeatureModule
