import { sql } from 'kysely'
import { assistantChannel, type ChatMessage, type MessageType } from '@apron/contract/talk'
import { locked } from '#capabilities/held.ts'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'

type FileRow = {
  id: number
  name: string
  type: string
  kind: string
  bytes: number
  width: number | null
  height: number | null
}
export type Extra = { links: { text: string; link: string }[]; suggestions: string[] }
export type MessageRow = {
  id: number
  channel_id: number
  /** Whether the channel is that of a person and the assistant. */
  of_assistant: boolean
  sender_id: number | null
  client_id: string
  type: string
  text: string
  extra: Extra | null
  previous_id: number
  created_at: string
  files: FileRow[] | null
}

const select = (db: Database) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('chat_channels as c', 'c.id', 'm.channel_id')
    .select(['m.id', 'm.channel_id', 'm.sender_id', 'm.client_id', 'm.type', 'm.text', 'm.extra', 'm.previous_id'])
    .select(['m.created_at', sql<boolean>`c.second_user_id is null`.as('of_assistant')])
    .select(
      sql<FileRow[] | null>`(
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'kind', f.kind,
          'bytes', f.bytes, 'width', f.width, 'height', f.height) order by mf.position)
        from chat_message_files mf join files f on f.id = mf.file_id where mf.message_id = m.id)`.as('files'),
    )

export type Span = { before?: number | undefined; after?: number | undefined; limit: number }

/** Messages of a channel, oldest first: the newest, those before one, or those after one; and whether there are more. */
export async function list(
  db: Database,
  channelId: number,
  { before, after, limit }: Span,
): Promise<{ rows: MessageRow[]; more: boolean }> {
  let wanted = select(db).where('m.channel_id', '=', channelId)
  if (before !== undefined) wanted = wanted.where('m.id', '<', before)
  if (after !== undefined) wanted = wanted.where('m.id', '>', after)
  const upwards = after === undefined
  const rows = await wanted
    .orderBy('m.id', upwards ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { rows: upwards ? page.toReversed() : page, more: rows.length > limit }
}

export async function find(db: Database, id: number): Promise<MessageRow> {
  return select(db).where('m.id', '=', id).executeTakeFirstOrThrow()
}

/** Several by their ids. */
export async function findAll(db: Database, ids: number[]): Promise<Map<number, MessageRow>> {
  const rows = await select(db)
    .where('m.id', '=', sql<number>`any(${ids})`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a sender has already sent under a name of their own. */
export async function findSent(
  db: Database,
  channelId: number,
  senderId: number,
  clientId: string,
): Promise<MessageRow | undefined> {
  return select(db)
    .where('m.channel_id', '=', channelId)
    .where('m.sender_id', '=', senderId)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst()
}

/** Holds a channel until the call ends: its messages are numbered in the order in which they are committed. */
export async function hold(db: Database, channelId: number): Promise<void> {
  await locked(db, 'chat_channels', channelId, ['id'])
}

export type NewMessage = {
  sender_id: number | null
  client_id: string
  type: MessageType
  text: string
  extra: Extra | null
}

/** Adds a message to a channel that is held; the sender has then read everything up to it. Returns its id. */
export async function add(db: Database, channelId: number, message: NewMessage): Promise<number> {
  const { sender_id, client_id, type, text, extra } = message
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into chat_messages (channel_id, sender_id, client_id, type, text, extra, previous_id)
      select id, ${sender_id}::integer, ${client_id}, ${type}, ${text}, ${extra && JSON.stringify(extra)}::jsonb,
        last_message_id
      from chat_channels where id = ${channelId}
      returning id
    ), moved as (
      update chat_channels set last_message_id = added.id from added where chat_channels.id = ${channelId}
    ), told as (
      update chat_members m set last_message_id = added.id,
        read_id = case m.user_id when ${sender_id}::integer then added.id else m.read_id end
      from added where m.channel_id = ${channelId}
    )
    select id from added`.execute(db)
  return rows[0]!.id
}

/** Gives received files to a message, in their order. */
export async function addFiles(
  db: Database,
  fileStore: FileStore,
  { messageId, ownerId }: { messageId: number; ownerId: number },
  received: ReceivedFile[],
): Promise<void> {
  if (received.length === 0) return
  const ids = await fileStore.recordAll(db, received, ownerId)
  const rows = ids.map((file_id, index) => ({ message_id: messageId, file_id, position: index + 1 }))
  await db.insertInto('chat_message_files').values(rows).execute()
}

export function present(row: MessageRow, fileStore: FileStore): ChatMessage {
  const files = (row.files ?? []).map(({ id, name, type, kind, bytes, width, height }) => ({
    id,
    name,
    type,
    bytes,
    url: fileStore.url(id, 'original'),
    small_url: kind === 'image' ? fileStore.url(id, 'small') : null,
    width,
    height,
  }))
  return {
    id: row.id,
    channel_id: row.of_assistant ? assistantChannel : row.channel_id,
    user_id: row.sender_id,
    type: row.type as MessageType,
    data: {
      text: row.text,
      extra: { files, links: row.extra?.links ?? [], suggestions: row.extra?.suggestions ?? [] },
    },
    message: row.text,
    client_id: row.client_id,
    previous_id: row.previous_id,
    created_at: row.created_at,
  }
}
