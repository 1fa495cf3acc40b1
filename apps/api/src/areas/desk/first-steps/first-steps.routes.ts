import { beginning as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { readSaved } from '#settings/settings.ts'
import * as firstSteps from './first-steps.ts'

const firstStepRoutes = ({ settings }: Services) =>
  defineCalls(routes, {
    steps: async ({ db }) => firstSteps.list(db, settings.with(await readSaved(db)).company_name),
  })

/** What the rest of the server must know of the first steps of a company. */
export const firstStepModule = { calls: firstStepRoutes } satisfies FeatureModule
