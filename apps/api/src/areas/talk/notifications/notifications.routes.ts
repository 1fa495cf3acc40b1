import { notifications as routes } from '@apron/contract/talk'
import { own } from '../../../capabilities/visible/seen-by.ts'
import type { Room, Tells } from '../../../capabilities/area.ts'
import { countUnread } from '../../../capabilities/telling/unread.ts'
import type { Context } from '../../../http/context.ts'
import { serve } from '../../../http/serve.ts'
import { notificationRead, type Left } from './notification-read.events.ts'
import * as notifications from './notifications.ts'

type Reading = Pick<Context<typeof routes.read>, 'db' | 'caller' | 'changed'>

/** What is left unread. */
async function left({ db, caller, changed }: Reading): Promise<{ unread: number }> {
  const unread = await countUnread(db, caller.id)
  const said: Left = { unread }
  changed('notification', caller.id, said)
  return said
}

const notificationRoutes = (tells: Tells) =>
  serve(routes, {
    list: async ({ db, caller, query, language, fileStore }) => {
      const { rows, total } = await notifications.list(db, caller.id, query)
      return { rows: rows.map((row) => notifications.present(row, tells, language, fileStore)), total }
    },
    unread: async ({ db, caller }) => ({ unread: await countUnread(db, caller.id) }),
    readAll: async (context) => {
      context.noteAfter({ count: await notifications.readAll(context.db, context.caller.id) })
      return left(context)
    },
    read: async (context) => {
      await notifications.read(context.db, context.caller.id, context.params.id)
      return left(context)
    },
  })

/** What the rest of the server must know of notifications. */
export const notificationRoom = {
  calls: (_, { tells }) => notificationRoutes(tells),
  entities: { notification: { ...own, toldTo: () => [] } },
  follows: () => [notificationRead],
  menu: [
    {
      below: 'menu.personal',
      place: 1,
      name: 'menu.notifications',
      url: '/notification',
      icon: 'bell',
      access: routes.list.access,
    },
  ],
} satisfies Room
