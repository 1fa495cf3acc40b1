import { documentChanges as routes } from '@apron/contract/documents'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import { documentChanged } from '../domain/outline/tell-authors.ts'
import { compare } from './compare.ts'
import { impact } from './impact.ts'

const changeRoutes = defineCalls(routes, {
  compare: ({ db, params, query, caller, fileStore }) => compare(db, params.id, query, { caller, fileStore }),
  impact: ({ db, params, query, caller, language, fileStore }) =>
    impact(db, params.id, query.version, { caller, language, fileStore }),
})

/** What the rest of the server must know of what is new in versions. */
export const documentChangeModule = {
  calls: () => changeRoutes,
  notificationTypes: [documentChanged],
} satisfies FeatureModule
