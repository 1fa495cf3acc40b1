import type { MessageType } from '@apron/contract/talk'
import type { Change } from '../../../../lib/outbox/change.ts'
import { inField } from '../../../../lib/outbox/store/files.ts'
import { allIn, namedIn, removeFormer, type Former } from '../../../../lib/outbox/former/former.ts'
import { orderOf } from './channel-order.ts'

type FormerMessage = {
  channelId: number
  type: MessageType
  text: string
  clientId: string
  userId: number
  files: readonly File[]
  at: string
  problem?: string
}

/** As they lay in a database of the chat's own. */
const formerMessages: Former = {
  read: async () => {
    const all = await allIn<FormerMessage>('chat', 'unsent')
    const changes = all.map(([, { clientId, userId, files, at, problem, channelId, type, text }]): Change => {
      const said = {
        order: orderOf(channelId),
        value: { channelId, name: '', type, text },
        files: inField('files', files),
      }
      const change = { v: 1, id: clientId, userId, kind: 'chat_message', at, tries: 1, ...said } as const
      return problem === undefined ? change : { ...change, problem }
    })
    return { changes, drafts: [] }
  },
  clear: () => removeFormer('chat'),
}

/** What was being written, as it lay in the storage of the tab. */
const formerTexts: Former = {
  read: async () => ({
    changes: [],
    drafts: namedIn(sessionStorage, 'chat/draft/').map(({ rest: [person, channel], text }) => ({
      userId: Number(person),
      place: `chat/${channel}`,
      words: { text },
      at: Date.now(),
    })),
  }),
  clear: async () => {
    for (const { name } of namedIn(sessionStorage, 'chat/draft/')) sessionStorage.removeItem(name)
  },
}

/** How older versions kept messages and what was being written. */
export const formerChats: readonly Former[] = [formerMessages, formerTexts]
