import { loadModules } from '#capabilities/area.ts'

/** The feature modules of the area; what the rest of the server must know of each stands with its calls. */
export const talk = await loadModules(
  import('./chat/chat.routes.ts'),
  import('./notifications/mail/mail-off.routes.ts'),
  import('./notifications/notifications.routes.ts'),
  import('./notifications/preferences.routes.ts'),
  import('./presence/presence.routes.ts'),
  import('./topics/topics.routes.ts'),
  import('./forum/forum.routes.ts'),
)
