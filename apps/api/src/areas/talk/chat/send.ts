import { randomUUID } from 'node:crypto'
import { isEmojiOnly } from '@apron/contract/text'
import { assistantChannel, mostEmoji, type ChatMessage, type chats as routes } from '@apron/contract/talk'
import { findPeople, presentPerson } from '#capabilities/people.ts'
import type { Context } from '#http/handler.ts'
import { found, invalid, refused } from '#kernel/refusals.ts'
import { answer } from './assistant/answer.ts'
import type { ChatChange } from './chat-changed.events.ts'
import { names } from './chat-mentioned.ts'
import * as channels from './channels.ts'
import type { Channel } from './channels.ts'
import * as messages from './messages.ts'

type SendContext = Context<typeof routes.send>

/** Sends one message, or finds that it was sent before: then nobody is notified again. */
export async function send(context: SendContext): Promise<ChatMessage> {
  const { db, params, body, caller, fileStore, noteAfter } = context
  const channel =
    params.id === assistantChannel
      ? await channels.openAssistant(db, caller.id)
      : found(await channels.findSent(db, caller.id, params.id))
  const clientId = body.client_id ?? randomUUID()
  await messages.hold(db, channel.id)
  const earlier = await messages.findSent(db, channel.id, caller.id, clientId)
  if (earlier) {
    context.changed('chat', [])
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
  await messages.addFiles(db, fileStore, { messageId: id, ownerId: caller.id }, received)
  const message = await say(context, channel, id)
  if (before.unread > 0) sayRead(context, channel, id, 0)
  if (channel.other_id === null) await answerQuestion(context, channel, id)
  else if (await names(db, channel.other_id, text)) {
    const named = { userId: channel.other_id, channelId: channel.id, messageId: id, text }
    context.changed('chat', channel.id, { named } satisfies ChatChange)
  }
  // Chats are private: the trail records that something was sent, not what.
  noteAfter({ message_id: id, type, files: received.map(({ name, receivedDigest: digest }) => ({ name, digest })) })
  return message
}

/** 422 for a message without what its type says, or with what it does not. */
function checkContent({ body, files }: SendContext, channel: Channel): void {
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

type PublishContext = Pick<SendContext, 'db' | 'caller' | 'fileStore' | 'changed'>

/** Says to both people what was said. */
async function say(
  { db, caller, fileStore, changed }: PublishContext,
  channel: Channel,
  id: number,
): Promise<ChatMessage> {
  const row = await messages.find(db, id)
  const message = messages.present(row, fileStore)
  // Whoever waits for it first; the sender has it on the screen already.
  const readers = channel.other_id === null ? [caller.id] : [channel.other_id, caller.id]
  const [[sender], unread] = await Promise.all([
    findPeople(db, [caller.id]),
    channels.unreadOf(db, channel.id, readers),
  ])
  const author = row.sender_id === null ? null : presentPerson(sender!, fileStore)
  const said = readers.map((reader) => ({ reader, message, author, unread: unread.get(reader) ?? 0 }))
  changed('chat', channel.id, { said } satisfies ChatChange)
  return message
}

/** Says to both people how far one of them has read. */
export function sayRead(
  { caller, changed }: PublishContext,
  channel: Channel,
  messageId: number,
  unread: number,
): void {
  const event = { channel_id: channels.sentIdOf(channel), user_id: caller.id, message_id: messageId, unread }
  const readers = channel.other_id === null ? [caller.id] : [caller.id, channel.other_id]
  changed('chat', channel.id, { read: readers.map((reader) => ({ reader, ...event })) } satisfies ChatChange)
}

async function answerQuestion(context: SendContext, channel: Channel, questionId: number): Promise<void> {
  const { db, body } = context
  const { text, extra } = await answer(context, body.data.text)
  const id = await messages.add(db, channel.id, {
    sender_id: null,
    client_id: `answer-${questionId}`,
    type: 'text',
    text,
    extra,
  })
  await say(context, channel, id)
}
