import type { Area } from '../../capabilities/area.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { topicAnswered } from './domain/topic-answered.ts'

export const talk: Area = {
  calls: (services, tells) => [chatRoutes, notificationRoutes(tells), presenceRoutes(services)],
  tells: [topicAnswered],
}
