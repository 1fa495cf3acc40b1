import { chats, type ChatMessage, type MessageType } from '@apron/contract/talk'
import { call } from '#lib/calls/call.ts'
import { uploading } from '#lib/calls/uploading.ts'
import type { OutboxChange } from '#lib/outbox/change.ts'
import { goInParts } from '#lib/outbox/uploads/sizes.ts'
import { parts } from '#lib/outbox/uploads/parts.ts'
import { filesIn, inField } from '#lib/outbox/store/files.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import type { Kind } from '#lib/outbox/change-kinds.ts'
import { enqueueChange } from '#lib/outbox/outbox.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { orderOf } from './channel-order.ts'
import { takeMessage } from '../chat-cache.ts'

type OutboxMessage = { channelId: number; name: string; type: MessageType; text: string }

/** A message that the server has not got yet. */
export type Unsent = Omit<OutboxMessage, 'name'> & {
  clientId: string
  files: readonly File[]
  /** When it was written, as an instant. */
  at: string
  /** Why the server refused it; absent while it waits or is on its way. */
  problem: string | undefined
}

/**
 * Puts a message into the outbox: it is shown and stored at once, and sent once as soon as the server is reached.
 * `name` is whom it is for.
 */
export function post({ files, ...value }: OutboxMessage & { files: readonly File[] }): Promise<void> {
  return enqueueChange({ kind: 'chat_message', order: orderOf(value.channelId), value, files: inField('files', files) })
    .kept
}

const drawn = new WeakMap<OutboxChange, Unsent>()

/** The same object for the same change: hundreds are put in rows again with every message that comes. */
function unsentOf(change: OutboxChange): Unsent {
  const { channelId, type, text } = change.value as OutboxMessage
  const { id: clientId, at, problem } = change
  const unsent = drawn.get(change) ?? {
    channelId,
    type,
    text,
    clientId,
    at,
    problem,
    files: filesIn(change.files, 'files'),
  }
  drawn.set(change, unsent)
  return unsent
}

/** The messages of this person that the server has not got, of one channel. */
export function useUnsent(channelId: number): readonly Unsent[] {
  const order = orderOf(channelId)
  return useHeld()
    .filter((change) => change.kind === 'chat_message' && change.order === order)
    .map(unsentOf)
}

const message: Kind = {
  purpose: 'chat',
  send: async (change, stop) => {
    const { channelId, type, text } = change.value as OutboxMessage
    const files = filesIn(change.files, 'files')
    const attached = goInParts(files)
      ? { uploads: await (await parts.until()).sendFilesOf(change, 'chat', stop) }
      : { files: type === 'image' ? { images: files } : { files } }
    const sent = { params: { id: channelId }, body: { type, data: { text }, client_id: change.id }, ...attached }
    const through = files.length > 0 && 'files' in attached && { through: uploading(change.id) }
    return (await call(chats.send, sent, { idempotencyKey: change.id, signal: stop, ...through })).data
  },
  arrived: (_change, stored: ChatMessage) => takeMessage(queryClient, stored),
  describe: ({ value, files }) => {
    const { name = '', text } = value as Partial<OutboxMessage>
    return {
      what: 'keep.chat_message',
      where: name,
      says: [text, ...files.map(({ file }) => file.name)].filter(Boolean).join(' · '),
    }
  },
}

/** What is said in chats and may wait on a device. */
export const chatKinds = { chat_message: message }
