import { verifications as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import { verify } from './verification.ts'

const verificationRoutes = defineCalls(routes, {
  show: ({ db, query: { digest }, caller, address }) => verify(db, { digest, caller, address }),
})

/** What the rest of the server must know of what anybody may ask of a paper. */
export const verificationModule = { calls: () => verificationRoutes } satisfies FeatureModule
