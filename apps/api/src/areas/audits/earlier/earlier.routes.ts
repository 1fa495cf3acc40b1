import { earlier as routes } from '@apron/contract/audits'
import type { Room } from '../../../capabilities/area.ts'
import { serve } from '../../../http/serve.ts'
import { answers } from './earlier.ts'

const earlierRoutes = serve(routes, { answers: (context) => answers(context, context.params.id) })

/** What the rest of the server must know of earlier answers. */
export const earlierRoom = { calls: () => earlierRoutes } satisfies Room
