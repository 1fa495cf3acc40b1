import type { Area } from '../../http/serve.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'

export const talk: Area = {
  calls: (services) => [chatRoutes, notificationRoutes, presenceRoutes(services)],
}
