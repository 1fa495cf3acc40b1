import { earlier as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import { answers } from './earlier.ts'

const earlierRoutes = defineCalls(routes, { answers: (context) => answers(context, context.params.id) })

/** What the rest of the server must know of earlier answers. */
export const earlierModule = { calls: () => earlierRoutes } satisfies FeatureModule
