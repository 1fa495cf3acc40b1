import { verifications as routes } from '@apron/contract/audits'
import type { Room } from '../../../capabilities/area.ts'
import { serve } from '../../../http/serve.ts'
import { verify } from './verification.ts'

const verificationRoutes = serve(routes, {
  show: ({ db, query: { digest }, caller, address }) => verify(db, { digest, caller, address }),
})

/** What the rest of the server must know of what anybody may ask of a paper. */
export const verificationRoom = { calls: () => verificationRoutes } satisfies Room
