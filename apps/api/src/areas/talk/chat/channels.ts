import { sql } from 'kysely'
import type { PageQuery } from '@apron/contract'
import { assistantChannel, type ChatChannel } from '@apron/contract/talk'
import { paged } from '#capabilities/paging/paged.ts'
import { findPeople, presentPerson } from '#capabilities/people.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found, invalid } from '#kernel/refusals.ts'
import * as messages from './messages.ts'

/** A channel as one member sees it. */
export type Channel = {
  id: number
  /** Null in the channel of the assistant. */
  other_id: number | null
  /** Whether the other person's account is open; true for the assistant. */
  open: boolean
  last_message_id: number
  read_id: number
  seen_id: number
  unread: number
}

const other = sql`(case c.first_user_id when m.user_id then c.second_user_id else c.first_user_id end)`

const seenBy = (db: Database, userId: number) =>
  db
    .selectFrom('chat_members as m')
    .innerJoin('chat_channels as c', 'c.id', 'm.channel_id')
    .where('m.user_id', '=', userId)

type ChannelRows = ReturnType<typeof seenBy>
const columns = (rows: ChannelRows) =>
  rows.select(['c.id', 'm.last_message_id', 'm.read_id']).select([
    sql<number | null>`${other}`.as('other_id'),
    sql<boolean>`c.second_user_id is null
      or exists (select from users where id = ${other} and status = 0 and deleted_at is null)`.as('open'),
    sql<number>`coalesce((select read_id from chat_members where channel_id = c.id and user_id = ${other}), 0)`.as(
      'seen_id',
    ),
    sql<number>`(select count(*) from chat_messages where channel_id = c.id and id > m.read_id
      and sender_id is distinct from m.user_id)`.as('unread'),
  ])

/** One page of a person's channels in which something was said, the newest first. */
export const list = paged([], (db: Database, query: PageQuery, userId: number) => {
  const all = seenBy(db, userId)
  return {
    rows: all.where('m.last_message_id', '>', 0),
    select: (page: ChannelRows) => columns(page).orderBy('m.last_message_id', query.sort),
    whole: { all, id: 'm.channel_id' },
  }
})

/** 404 for a channel that the person is not a member of. */
export async function find(db: Database, userId: number, id: number): Promise<Channel> {
  return found(await columns(seenBy(db, userId)).where('m.channel_id', '=', id).executeTakeFirst())
}

/** Finds a person's channel by its number on the wire; the assistant's is null until something was said in it. */
export async function findSent(db: Database, userId: number, sentId: number): Promise<Channel | null> {
  if (sentId !== assistantChannel) return find(db, userId, sentId)
  const own = columns(seenBy(db, userId)).where('c.first_user_id', '=', userId).where('c.second_user_id', 'is', null)
  return (await own.executeTakeFirst()) ?? null
}

/** Finds or makes the channel of two people; 422 for oneself and for whoever has no open account. */
export async function open(db: Database, userId: number, otherId: number): Promise<Channel> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', otherId)
    .where('status', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person || otherId === userId) throw invalid('user_id', 'validation.chat_person')
  return find(db, userId, await make(db, Math.min(userId, otherId), Math.max(userId, otherId)))
}

/** Finds or makes the channel of a person and the assistant. */
export async function openAssistant(db: Database, userId: number): Promise<Channel> {
  return (await findSent(db, userId, assistantChannel)) ?? find(db, userId, await make(db, userId, null))
}

async function make(db: Database, first: number, second: number | null): Promise<number> {
  // Whoever comes second waits here for the first one's commit, and then finds the channel.
  await sql`
    with made as (
      insert into chat_channels (first_user_id, second_user_id) values (${first}, ${second})
      on conflict do nothing returning id, first_user_id, second_user_id
    )
    insert into chat_members (channel_id, user_id)
    select id, user_id from made cross join unnest(array[first_user_id, second_user_id]) user_id
    where user_id is not null`.execute(db)
  const { id } = await db
    .selectFrom('chat_channels')
    .select('id')
    .where('first_user_id', '=', first)
    .where('second_user_id', second === null ? 'is' : '=', second)
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a person's channel as read up to a message, never less than it was; answers what is read and what is left. */
export async function read(db: Database, userId: number, channelId: number, messageId: number) {
  await sql`
    update chat_members m set read_id = greatest(read_id, least(${messageId}, c.last_message_id))
    from chat_channels c where c.id = m.channel_id and c.id = ${channelId} and m.user_id = ${userId}`.execute(db)
  return find(db, userId, channelId)
}

/** What each of its members has not read of a channel. */
export async function unreadOf(db: Database, channelId: number, userIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ user_id: number; unread: number }>`
    select m.user_id, (select count(*) from chat_messages where channel_id = m.channel_id and id > m.read_id
      and sender_id is distinct from m.user_id) as unread
    from chat_members m where m.channel_id = ${channelId} and m.user_id = any(${userIds})`.execute(db)
  return new Map(rows.map((row) => [row.user_id, row.unread]))
}

/** The channel of the assistant before anything was said in it. */
export const unusedAssistant: Channel = {
  id: 0,
  other_id: null,
  open: true,
  last_message_id: 0,
  read_id: 0,
  seen_id: 0,
  unread: 0,
}

/** Channels as their reader sees them, in the same order. */
export async function present(db: Database, channels: Channel[], fileStore: FileStore): Promise<ChatChannel[]> {
  const [others, last] = await Promise.all([
    findPeople(
      db,
      channels.flatMap(({ other_id }) => other_id ?? []),
    ),
    messages.findAll(
      db,
      channels.map((channel) => channel.last_message_id),
    ),
  ])
  const people = new Map(others.map((person) => [person.id, person]))
  return channels.map((channel) => {
    const person = people.get(channel.other_id ?? 0)
    const message = last.get(channel.last_message_id)
    return {
      channel_id: sentIdOf(channel),
      participants: person ? [presentPerson(person, fileStore)] : [],
      last_message: message ? messages.present(message, fileStore) : null,
      unread: channel.unread,
      read_id: channel.read_id,
      seen_id: channel.seen_id,
      can_send: channel.open,
    }
  })
}

/** The number by which the wire knows a channel. */
export const sentIdOf = (channel: Pick<Channel, 'id' | 'other_id'>) =>
  channel.other_id === null ? assistantChannel : channel.id
