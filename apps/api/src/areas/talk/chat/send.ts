import { randomUUID } from 'node:crypto'
import { isEmojiOnly } from '@apron/contract'
import { assistantChannel, mostEmoji, type ChatMessage, type chats as routes } from '@apron/contract/talk'
import { findPeople, presentPerson } from '../../../capabilities/people.ts'
import type { Context } from '../../../http/context.ts'
import { found, invalid, refused } from '../../../http/refusal.ts'
import { answer } from './assistant/answer.ts'
import * as channels from './channels.ts'
import type { Channel } from './channels.ts'
import * as messages from './messages.ts'

type Sending = Context<typeof routes.send>

/** Sends one message, or finds that it was sent before: then nobody is told again. */
export async function send(context: Sending): Promise<ChatMessage> {
  const { db, params, body, caller, fileStore, noteAfter } = context
  const channel =
    params.id === assistantChannel
      ? await channels.openAssistant(db, caller.id)
      : found(await channels.findSent(db, caller.id, params.id))
  const clientId = body.client_id ?? randomUUID()
  await messages.hold(db, channel.id)
  const earlier = await messages.findSent(db, channel.id, caller.id, clientId)
  if (earlier) {
    noteAfter({ message_id: earlier.id, again: true })
    return messages.present(earlier, fileStore)
  }
  if (!channel.open) throw refused('chat_closed')
  checkContent(context, channel)
  const before = await channels.find(db, caller.id, channel.id)
  const received = [...context.files.images, ...context.files.files]
  const { type } = body
  const text = type === 'emoji' ? body.data.text.trim() : body.data.text
  const written = { sender_id: caller.id, client_id: clientId, type, text, extra: null }
  const id = await messages.add(db, channel.id, written)
  await messages.addFiles(db, fileStore, id, caller.id, received)
  const message = await tell(context, channel, id)
  if (before.unread > 0) tellRead(context, channel, id, 0)
  if (channel.other_id === null) await answerQuestion(context, channel, id)
  // Words between people stay between them: the trail tells that something was sent, not what.
  noteAfter({ message_id: id, type, files: received.map(({ name, receivedDigest: digest }) => ({ name, digest })) })
  return message
}

/** 422 for a message without what its type says, or with what it does not. */
function checkContent({ body, files }: Sending, channel: Channel): void {
  const { type, data } = body
  const withFiles = type === 'image' || type === 'file'
  if (channel.other_id === null && withFiles) throw invalid('type', 'validation.choice')
  if (type === 'image' ? files.files.length > 0 : files.images.length > 0) throw invalid('type', 'validation.choice')
  if (!withFiles && files.files.length > 0) throw invalid('type', 'validation.choice')
  if (type === 'image' && files.images.length === 0) throw invalid('images', 'validation.required')
  if (type === 'file' && files.files.length === 0) throw invalid('files', 'validation.required')
  if (type === 'text' && data.text.trim() === '') throw invalid('data.text', 'validation.required')
  if (type === 'emoji' && !isEmojiOnly(data.text, mostEmoji))
    throw invalid('data.text', 'validation.emoji', { max: mostEmoji })
}

type Telling = Pick<Sending, 'db' | 'caller' | 'fileStore' | 'publish'>

/** Tells every tab of both people about a message. */
async function tell({ db, caller, fileStore, publish }: Telling, channel: Channel, id: number): Promise<ChatMessage> {
  const row = await messages.find(db, id)
  const message = messages.present(row, fileStore)
  // Whoever waits for it first; the sender has it on the screen already.
  const readers = channel.other_id === null ? [caller.id] : [channel.other_id, caller.id]
  const [[sender], unread] = await Promise.all([
    findPeople(db, [caller.id]),
    channels.unreadOf(db, channel.id, readers),
  ])
  const author = row.sender_id === null ? null : presentPerson(sender!, fileStore)
  for (const reader of readers) {
    publish({ user: reader }, 'chat:message', { message, author, unread: unread.get(reader) ?? 0 })
  }
  return message
}

/** Tells both people how far one of them has read. */
export function tellRead({ caller, publish }: Telling, channel: Channel, messageId: number, unread: number): void {
  const event = { chanel_id: channels.sentIdOf(channel), user_id: caller.id, message_id: messageId, unread }
  publish({ user: caller.id }, 'chat:read', event)
  if (channel.other_id !== null) publish({ user: channel.other_id }, 'chat:read', event)
}

async function answerQuestion(context: Sending, channel: Channel, questionId: number): Promise<void> {
  const { db, body } = context
  const { text, extra } = await answer(context, body.data.text)
  const id = await messages.add(db, channel.id, {
    sender_id: null,
    client_id: `answer-${questionId}`,
    type: 'text',
    text,
    extra,
  })
  await tell(context, channel, id)
}
