import { notificationPreferences as routes } from '@apron/contract/talk'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import { morningJobs } from './morning/morning.jobs.ts'
import { summary } from './morning/morning.ts'
import * as preferences from './preferences.ts'

const preferenceRoutes = defineCalls(routes, {
  list: ({ db, caller }) => preferences.list(db, caller.id),
  update: async ({ db, caller, body, noteBefore }) => {
    noteBefore(await preferences.list(db, caller.id))
    await preferences.change(db, caller.id, body.preferences)
    return preferences.list(db, caller.id)
  },
})

/** What the rest of the server must know of notification preferences. */
export const preferenceModule = {
  calls: () => preferenceRoutes,
  jobs: morningJobs,
  notificationTypes: [summary],
} satisfies FeatureModule
