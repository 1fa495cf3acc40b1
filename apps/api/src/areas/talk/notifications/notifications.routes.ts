import { notifications as routes } from '@apron/contract/talk'
import { own } from '#capabilities/visible/seen-by.ts'
import type { FeatureModule, NotificationDefinitions } from '#capabilities/area.ts'
import { countUnread, type Unread } from '#capabilities/notifications/unread.ts'
import type { Context } from '#http/handler.ts'
import { defineCalls } from '#http/serve.ts'
import * as lines from './lines.ts'
import { notificationRead } from './notification-read.events.ts'
import * as notifications from './notifications.ts'

type NotificationContext = Pick<Context<typeof routes.read>, 'db' | 'caller' | 'changed'>

/** What is left unread. */
async function left({ db, caller, changed }: NotificationContext): Promise<Unread> {
  const unread = await countUnread(db, caller)
  changed('notification', caller.id, unread)
  return unread
}

const notificationRoutes = (tells: NotificationDefinitions) =>
  defineCalls(routes, {
    list: async ({ db, caller, query, language, fileStore }) => {
      const { rows, total } = await notifications.list(db, query, caller)
      return { rows: rows.map((row) => notifications.present(row, tells, language, fileStore)), total }
    },
    lines: async ({ db, caller, query, language, fileStore }) => {
      const { rows, total } = await lines.list(db, query, caller)
      return { rows: await lines.present(db, rows, { tells, language, fileStore }), total }
    },
    unread: ({ db, caller }) => countUnread(db, caller),
    readAll: async (context) => {
      context.noteAfter({ count: await lines.readAll(context.db, context.caller.id) })
      return left(context)
    },
    read: async (context) => {
      await notifications.read(context.db, context.caller, context.params.id)
      return left(context)
    },
    readLine: async (context) => {
      await lines.read(context.db, context.caller, context.params.id)
      return left(context)
    },
  })

/** What the rest of the server must know of notifications. */
export const notificationModule = {
  calls: (_, { notificationTypes }) => notificationRoutes(notificationTypes),
  entities: { notification: { ...own, toldTo: () => [] } },
  eventHandlers: () => [notificationRead],
  menu: [
    {
      name: 'menu.notifications',
      url: '/notification',
      icon: 'bell',
      access: routes.list.access,
    },
  ],
} satisfies FeatureModule
