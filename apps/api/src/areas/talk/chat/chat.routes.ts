import { assistantChannel, chats as routes } from '@apron/contract/talk'
import type { FeatureModule } from '#capabilities/area.ts'
import { metOutside } from '#capabilities/visible/from-outside.ts'
import { invalid } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import { chat } from '../domain/seen-chat.ts'
import { mentioned } from '#capabilities/notifications/mentioned.ts'
import { chatChanged } from './chat-changed.events.ts'
import { tellsMentioned } from './chat-mentioned.ts'
import { suggestions } from './assistant/answer.ts'
import * as channels from './channels.ts'
import * as messages from './messages.ts'
import { sayRead, send } from './send.ts'

const chatRoutes = defineCalls(routes, {
  list: async ({ db, caller, query, fileStore }) => {
    const { rows, total } = await channels.list(db, query, caller.id)
    return { rows: await channels.present(db, rows, fileStore), total }
  },
  open: async ({ db, caller, body, fileStore, changed, noteAfter }) => {
    const isMet = !caller.isExternal || (await metOutside(db, [body.user_id], caller.id)).length > 0
    if (!isMet) throw invalid('user_id', 'validation.chat_person')
    const channel = await channels.open(db, caller.id, body.user_id)
    changed('chat', channel.id)
    noteAfter({ channel_id: channel.id, user_id: body.user_id })
    return (await channels.present(db, [channel], fileStore))[0]!
  },
  messages: async ({ db, caller, params, query, language, fileStore }) => {
    const channel = (await channels.findSent(db, caller.id, params.id)) ?? channels.unusedAssistant
    const { rows, more } = await messages.list(db, channel.id, query)
    return {
      channel: (await channels.present(db, [channel], fileStore))[0]!,
      messages: rows.map((row) => messages.present(row, fileStore)),
      more,
      suggestions: params.id === assistantChannel ? suggestions(language) : [],
    }
  },
  send: { beforeFiles: ({ db, caller, params }) => channels.findSent(db, caller.id, params.id), run: send },
  read: async (context) => {
    const { db, caller, params, body, noteAfter } = context
    const before = await channels.findSent(db, caller.id, params.id)
    context.changed('chat', [])
    if (!before) return { read_id: 0, unread: 0 }
    const { read_id, unread } = await channels.read(db, caller.id, before.id, body.message_id)
    noteAfter({ channel_id: before.id, read_id })
    if (read_id > before.read_id) sayRead(context, before, read_id, unread)
    return { read_id, unread }
  },
})

/** What the rest of the server must know of the chat. */
export const chatModule = {
  calls: () => chatRoutes,
  entities: { chat },
  eventHandlers: () => [chatChanged, tellsMentioned],
  notificationTypes: [mentioned],
} satisfies FeatureModule
