import type { EntityOf } from '@apron/contract'
import type { Area } from '../../capabilities/area.ts'
import { own } from '../../capabilities/visible/seen-by.ts'
import { chatChanged } from './chat/chat-changed.events.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { notificationRead } from './notifications/notification-read.events.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { chat } from './domain/seen-chat.ts'
import { topicAnswered } from './domain/topic-answered.ts'

export const talk: Area<EntityOf<'talk'>> = {
  calls: (services, tells) => [chatRoutes, notificationRoutes(tells), presenceRoutes(services)],
  entities: { notification: { ...own, toldTo: () => [] }, chat },
  follows: () => [chatChanged, notificationRead],
  tells: [topicAnswered],
}
