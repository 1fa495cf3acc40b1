import { notificationRoutes } from './notifications/routes.ts'

/** The screens of the area. */
export const talkScreens = [...notificationRoutes] as const
