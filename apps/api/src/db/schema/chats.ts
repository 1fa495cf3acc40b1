import {
  bigId,
  byDefault,
  bytes,
  file,
  id,
  instant,
  integer,
  integers,
  json,
  nullable,
  reference,
  small,
  table,
  text,
} from './table.ts'

/** Two people in the order of their ids, or one person and the assistant. */
export const chat_channels = table({
  id,
  first_user_id: reference,
  second_user_id: nullable(reference),
  last_message_id: byDefault(integer),
  created_at: byDefault(instant),
})
/** `last_message_id` is that of the channel, kept here too so that a person's channels are read in their order. */
export const chat_members = table({
  channel_id: reference,
  user_id: reference,
  read_id: byDefault(integer),
  last_message_id: byDefault(integer),
})
/** No sender: the assistant. */
export const chat_messages = table({
  id,
  channel_id: reference,
  sender_id: nullable(reference),
  client_id: text,
  type: text,
  text,
  extra: nullable(json<{ links: { text: string; link: string }[]; suggestions: string[] }>()),
  previous_id: integer,
  created_at: byDefault(instant),
})
export const chat_message_files = table({ message_id: reference, file_id: file, position: small })

/** The processes that serve this database and the people connected to each; empty after a crash of PostgreSQL. */
export const processes = table({ id: text, user_ids: integers, beat_at: byDefault(instant) })
/** When what somebody has used of a limit will have been given back; read and written by `http/rate-limits/settle.ts`. */
export const limits = table({ subject: text, until: instant })
/** What is too long for a PostgreSQL notification on its way between processes; lives for seconds. */
export const realtime_payloads = table({ id: bigId, created_at: byDefault(instant), payload: bytes })
