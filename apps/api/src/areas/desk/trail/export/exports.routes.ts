import { trailExports as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import { own } from '#capabilities/visible/seen-by.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as exports from './exports.ts'
import { exportJobs } from './exports.jobs.ts'

const exportRoutes = ({ jobs }: Services) =>
  defineCalls(routes, {
    create: async (context) => {
      const { db, body, caller, language, changed, noteAfter } = context
      const row = await exports.begin(db, jobs, { body, userId: caller.id, language })
      changed('trail_export', caller.id)
      noteAfter({ format: body.format, language, ...body.query })
      return exports.present(context, row)
    },
    show: async (context) =>
      exports.present(context, await exports.find(context.db, context.params.id, context.caller.id)),
  })

/** What the rest of the server must know of files of the trail. */
export const trailExportModule = {
  calls: exportRoutes,
  jobs: exportJobs,
  entities: { trail_export: own },
} satisfies FeatureModule
