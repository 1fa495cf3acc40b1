import type { Feature } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { menuRoutes } from './features/menus/menus.routes.ts'
import { positionRoutes } from './features/positions/positions.routes.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { statusRoutes } from './features/statuses/statuses.routes.ts'

/** Every feature that the product serves. */
export const features = (services: Services): Feature[] => [
  menuRoutes,
  positionRoutes,
  sessionRoutes(services),
  statusRoutes,
]
