import { trail as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as trail from './trail.ts'

const trailRoutes = ({ settings }: Services) =>
  defineCalls(routes, {
    list: ({ db, query, language }) => trail.list({ db, language, zone: settings.now().time_zone }, query),
    names: async ({ language }) => trail.names(language),
    people: ({ db, query }) => trail.people(db, query.search),
  })

/** What the rest of the server must know of the screen that says who did what. */
export const trailModule = {
  calls: trailRoutes,
  menu: [
    {
      name: 'menu.trail',
      url: '/trail',
      icon: 'list-tree',
      access: 'VIEW_TRAIL',
    },
  ],
  permissions: [{ row: 'trail', permissions: ['VIEW_TRAIL'] }],
} satisfies FeatureModule
