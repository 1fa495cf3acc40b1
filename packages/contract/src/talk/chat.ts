import * as z from 'zod/mini'
import { id, instant, sentId, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { person } from '../capabilities/person.ts'

/** The channel of the system assistant: everybody has one, under the same number. */
export const assistantChannel = 0
export const messageTypes = ['text', 'emoji', 'image', 'file'] as const
export type MessageType = (typeof messageTypes)[number]
/** Characters of one message, and emoji of one that is nothing else. */
export const longestMessage = 4000
export const mostEmoji = 12
export const mostChatFiles = 10
/** Milliseconds between two signs of typing in one channel; more often is not passed on. */
export const typingEvery = 2000

const channelId = wire('chanel_id', z.number().check(z.int(), z.nonnegative()))
const messageId = wholeNumber(0, 2_147_483_647)

export const chatFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  url: z.string(),
  /** Of an image: the small copy, and the pixels of the original. */
  small_url: wire('url_resize', z.nullable(z.string())),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})
export type ChatFile = z.output<typeof chatFile>

export const chatMessage = z.object({
  id,
  channel_id: channelId,
  /** Who wrote it; null is the assistant. */
  user_id: z.nullable(id),
  type: z.enum(messageTypes),
  data: z.object({
    /** Plain text with line breaks; an image or file message may have none. */
    text: z.string(),
    extra: z.object({
      files: z.array(chatFile),
      /** Screens that an answer of the assistant leads to. */
      links: z.array(z.object({ text: z.string(), link: z.string() })),
      /** Questions that may be put to the assistant next, word by word. */
      suggestions: z.array(z.string()),
    }),
  }),
  /** As `data.text`, under the name that other clients read. */
  message: z.string(),
  /** What the sender's client called the message. */
  client_id: z.string(),
  /** The message before it in its channel, 0 for the first: whoever does not have that one missed something. */
  previous_id: z.number(),
  created_at: instant,
})
export type ChatMessage = z.output<typeof chatMessage>
export const chatMessageEvent = z.object({ message: chatMessage })

/** A channel as one of its members sees it; the assistant's has no participants. */
export const chatChannel = z.object({
  channel_id: channelId,
  /** Everybody in it but the reader. */
  participants: z.array(person),
  last_message: z.nullable(chatMessage),
  /** Messages of others that the reader has not read. */
  unread: z.number(),
  /** The last message that the reader has read, and the last one that the other person has; 0 for none. */
  read_id: z.number(),
  seen_id: z.number(),
  /** False once the other person's account is closed: the history stays, nothing can be sent. */
  can_send: z.boolean(),
})
export type ChatChannel = z.output<typeof chatChannel>
/** Somebody types in a channel, or has read it. */
export const chatChannelEvent = z.object({ channel_id: channelId })

/** Several messages of a channel, the newest last. */
const chatHistory = z.object({
  channel: chatChannel,
  messages: z.array(chatMessage),
  /** Whether there are more: newer ones when `after` was asked for, else older ones. */
  more: z.boolean(),
  /** Questions that the assistant answers, word by word; none in a channel of people. */
  suggestions: z.array(z.string()),
})
export type ChatHistory = z.output<typeof chatHistory>

/** Days; what was said waits on a phone for longer than a form. */
const remembered = 30

export const chats = {
  /** The one with the newest message first; the assistant's is listed once something was said in it. */
  list: route('GET /chats', {
    access: 'signed-in',
    external: 'own',
    query: pageQuery,
    list: chatChannel,
    reads: ['chat', 'user', 'position'],
  }),
  /** Finds or makes the channel of the caller and one other person. */
  open: route('POST /chats', {
    access: 'signed-in',
    external: 'own',
    body: z.object({ user_id: sentId }),
    reply: chatChannel,
    trail: 'chat.opened',
    remembered,
    changes: 'chat',
  }),
  /** The newest messages; those before one (upwards), or those after one (missed while a connection was down). */
  messages: route('GET /chats/:id', {
    access: 'signed-in',
    external: 'own',
    query: z.object({
      before: z.optional(sentId),
      after: z.optional(messageId),
      limit: z._default(wholeNumber(1, 200), 50),
    }),
    reply: chatHistory,
    reads: ['chat', 'user', 'position'],
  }),
  /**
   * Sends a message. The same `client_id` in the same channel is the same message: a retry is answered with what was
   * stored, and nobody is notified twice. Left out, every call is a new message.
   */
  send: route('POST /chats/:id', {
    access: 'signed-in',
    external: 'own',
    body: z.object({
      type: z.enum(messageTypes),
      /** `extra` is accepted from any client and filled by the server. */
      data: z._default(
        z.object({
          text: z._default(z.string().check(z.maxLength(longestMessage)), ''),
          extra: z.optional(z.unknown()),
        }),
        { text: '' },
      ),
      client_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    /** `images` come with the type image, `files` with the type file. */
    files: {
      images: { kinds: ['image'], atMost: mostChatFiles },
      files: { kinds: ['document', 'image'], atMost: mostChatFiles },
    },
    reply: chatMessage,
    trail: 'chat.message_sent',
    remembered,
    changes: 'chat',
  }),
  /** Marks everything up to a message as read; never takes back what was read before. */
  read: route('POST /chats/:id/read', {
    access: 'signed-in',
    external: 'own',
    body: z.object({ message_id: messageId }),
    reply: z.object({ read_id: z.number(), unread: z.number() }),
    trail: 'chat.read',
    remembered,
    changes: 'chat',
  }),
}

export const presence = {
  /** Who has the application open now, the caller too, by name. */
  active: route('GET /users/active', {
    access: 'signed-in',
    external: 'own',
    reply: z.array(person),
    reads: ['user', 'position'],
  }),
}
