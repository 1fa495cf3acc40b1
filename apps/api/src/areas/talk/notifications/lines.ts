import { sql } from 'kysely'
import type { PageQuery } from '@apron/contract'
import type { NotificationLine } from '@apron/contract/talk'
import { translate, type Language } from '@apron/messages'
import type { NotificationDefinitions } from '#capabilities/area.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { codeOf, words, type NotificationLineState } from '#capabilities/notifications/notification-type.ts'
import { heardBy, type NotificationReader } from '#capabilities/notifications/unread.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'

export type LineRow = NotificationLineState & {
  id: number
  type: string
  place: number
  created_at: string
  told_at: string
  read_at: string | null
  fullname: string | null
  avatar_id: number | null
}
type Query = PageQuery & { before?: number | undefined }

/** One page of a person's notification lines, the latest first; `before` leaves out a place and all above it. */
export const list = paged(['before'], (db: Database, query: Query, reader: NotificationReader) => {
  const all = db.selectFrom('notification_lines').where('user_id', '=', reader.id)
  let own = all.where('place', 'is not', null).where(heardBy(reader))
  if (query.before !== undefined) own = own.where('place', '<', query.before)
  const select = (page: typeof own) =>
    page
      .select(['id', 'key', 'type', 'data', 'marked', 'said', 'created_at', 'told_at', 'read_at'])
      .select([
        sql<number>`place`.as('place'),
        sql<number>`cardinality(counted)`.as('counted'),
        sql<string | null>`(select fullname from users where users.id = notification_lines.author_id)`.as('fullname'),
        sql<number | null>`(select avatar_id from users where users.id = notification_lines.author_id)`.as('avatar_id'),
      ])
      .orderBy('place', 'desc')
  return { rows: own, select, whole: { all: db.selectFrom('notification_lines'), id: 'id' } }
})

/** Marks a line and all that stands in it as read, again without a change; 404 for somebody else's. */
export async function read(db: Database, reader: NotificationReader, id: number): Promise<void> {
  const closed = await db
    .updateTable('notification_lines')
    .set({ read_at: sql<string>`coalesce(read_at, now())`, waits: false })
    .where('id', '=', id)
    .where('user_id', '=', reader.id)
    .where('place', 'is not', null)
    .where(heardBy(reader))
    .returning('id')
    .executeTakeFirst()
  await readRows(db, [found(closed).id])
}

/** Marks everything as read; answers how many notifications were not. Lines are held in the order in which they are written. */
export async function readAll(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with unread as (
      select id from notification_lines where user_id = ${userId} and read_at is null order by key for update
    )
    update notification_lines l set read_at = now(), waits = false from unread where l.id = unread.id
    returning l.id`.execute(db)
  return readRows(
    db,
    rows.map(({ id }) => id),
  )
}

/**
 * A statement after the one that closed the lines: notifications that were written while that waited for them are in
 * them.
 */
async function readRows(db: Database, lineIds: readonly number[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update notifications set read_at = coalesce(read_at, now()), waits = false
    where line_id = any(${[...lineIds]}::integer[]) and (read_at is null or waits)`.execute(db)
  return Number(numAffectedRows)
}

const hasUnread = sql`exists (
  select from notifications n where n.line_id = notification_lines.id and (n.read_at is null or n.waits))`

/** Holds a line of somebody and those of theirs that stand open with nothing unread in them: nothing is added until the call ends. Gives their ids. */
export async function hold(db: Database, userId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notification_lines where id = ${id} or id in (
      select id from notification_lines
      where user_id = ${userId} and (read_at is null or waits) and place is not null and not ${hasUnread}
    ) order by key for update`.execute(db)
  return rows.map((row) => row.id)
}

/** Closes those of some held lines of which nothing is unread. */
export async function closeRead(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update notification_lines set read_at = coalesce(read_at, now()), waits = false
    where id = any(${[...ids]}::integer[]) and not ${hasUnread}`.execute(db)
}

type Look = { tells: NotificationDefinitions; language: Language; fileStore: FileStore }

/** A page of lines as it is shown. */
export async function present(db: Database, rows: readonly LineRow[], look: Look): Promise<NotificationLine[]> {
  const told = rows.map((row) => ({ row, codes: Map.groupBy(codesOf(row, look.tells), (code) => code) }))
  const known = await statusesOf(db, new Set(told.flatMap(({ codes }) => [...codes.keys()])))
  return told.map(({ row, codes }) => ({
    ...presentLine(row, look),
    codes: [...codes].map(([code, each]) => ({ code, ...(known.get(code) ?? gone), count: each.length })),
  }))
}

/** What an answer looks like whose status is there no longer. */
const gone = { name: '', color: '' }

function codesOf(row: LineRow, tells: NotificationDefinitions): readonly string[] {
  const folded = tells.get(row.type)?.folded
  return folded ? folded.codes(row) : codeOf(row.data)
}

async function statusesOf(db: Database, codes: Set<string>): Promise<Map<string, { name: string; color: string }>> {
  if (codes.size === 0) return new Map()
  const rows = await db
    .selectFrom('item_statuses')
    .select(['code', 'name', 'color'])
    .where('code', 'in', [...codes])
    .execute()
  return new Map(rows.map(({ code, ...look }) => [code, look]))
}

function presentLine(row: LineRow, { tells, language, fileStore }: Look): Omit<NotificationLine, 'codes'> {
  const told = tells.get(row.type)
  const message = told?.folded?.message(row, language) ?? told?.message(row.data, language)
  return {
    id: row.id,
    type: row.type,
    data: row.data,
    link: (told?.folded ? told.folded.link(row) : told?.link(row.data)) ?? null,
    icon: told?.icon ?? 'bell',
    message: message ?? words(row.data['message']),
    author: {
      fullname: row.fullname ?? translate(language, 'notifications.system'),
      avatar: fileStore.link(row.avatar_id, 'small'),
    },
    place: row.place,
    created_at: row.created_at,
    told_at: row.told_at,
    read_at: row.read_at,
  }
}
