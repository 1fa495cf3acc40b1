import { isDeepStrictEqual } from 'node:util'
import { groupDashboards as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import { membersReload } from '#capabilities/notifications/members-hear.ts'
import { byRightAlone } from '#capabilities/visible/seen-by.ts'
import { checkMayArrange } from '#kernel/caller.ts'
import { refused } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as groupDashboards from './group-dashboards.ts'

const groupDashboardRoutes = ({ settings }: Services) =>
  defineCalls(routes, {
    show: ({ db, params }) => groupDashboards.find(db, params.id, settings.now().dashboard_panels),
    save: async ({ db, params, body, caller, noteBefore, noteAfter }) => {
      checkMayArrange(caller, params.id)
      const before = await groupDashboards.hold(db, params.id, settings.now().dashboard_panels)
      if (!isDeepStrictEqual(body.seen, before)) throw refused('changed_meanwhile')
      await groupDashboards.save(db, params.id, body.panels)
      noteBefore({ panels: before })
      noteAfter({ panels: body.panels })
      return body.panels
    },
  })

/** What the rest of the server must know of the dashboards of user groups. */
export const groupDashboardModule = {
  calls: groupDashboardRoutes,
  entities: { dashboard: byRightAlone(routes.show) },
  eventHandlers: () => [membersReload('dashboard')],
} satisfies FeatureModule
