import { sql } from 'kysely'
import type { HeadField } from '@apron/contract/audits'
import { statusesOf } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { applied, counting, differ, type Head, type Value } from './merge.ts'

/**
 * A change of one field: its author and id, the changes that they had seen (absent: all), when it was made by the clock
 * of the device, and by how many seconds that clock is ahead.
 */
export type Change = {
  userId: number
  id: string
  seen?: readonly string[] | undefined
  saidAt?: string | null
  clockSkew?: number | null
}

/** What becomes of a conflict, and whose words it is about. */
export type ConflictTold = { field: HeadField; became: 'open' | 'settled'; people: readonly number[] }

/** What a change makes of a field. */
export type MergeResult = {
  /** What the field holds from now on, which another head may say. */
  holds: Value
  isOwn: boolean
  /** The ids of its heads from now on. */
  heads: string[]
  conflict: ConflictTold | null
  /** The change as it is to be written. */
  change: Change
}

/** The change that a call makes: under the key that it was sent with, or under an id of the server's own. */
export const changeOf = (
  { caller, key, clockSkew = null }: { caller: { id: number }; key?: string | null; clockSkew?: number | null },
  { seen, saidAt = null }: Pick<Change, 'seen' | 'saidAt'> = {},
): Change => ({ userId: caller.id, id: key ? hyphened(key) : crypto.randomUUID(), seen, saidAt, clockSkew })

/** A UUID as the database writes it; earlier versions of our own pages write it without hyphens. */
const hyphened = (key: string): string =>
  key
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Heads of one field. Beyond them a person's own earlier ones count as seen, so that they do not grow without end. */
const most = 16

type OfItem = { id: number; audit_id: number }
/** What is said, and of an answer what its status means. */
type FieldValue = { value: Value } & Partial<Pick<Head, 'is_finding' | 'severity'>>

async function read(db: Database, item: OfItem, field: HeadField): Promise<Head[]> {
  const { rows } = await sql<Head>`
    select h.change_id as id, h.user_id, h.value, h.at_server as arrived_at,
      coalesce(s.is_finding, false) as is_finding, coalesce(s.severity, 0) as severity
    from audit_item_heads h
    left join ${statusesOf(item.audit_id)} on h.field = 'answer' and s.id::text = h.value #>> '{}'
    where h.item_id = ${item.id} and h.field = ${field} order by h.at_server, h.change_id`.execute(db)
  return rows
}

/** What a change makes of a field of a held item, whose heads have the ids `known`. Only what was not seen, and a conflict, are looked up. */
export async function weigh(
  db: Database,
  item: OfItem,
  { field, known, change }: { field: HeadField; known: readonly string[]; change: Change },
  said: FieldValue,
): Promise<MergeResult> {
  const hasSeenAll = change.seen === undefined || known.every((id) => change.seen!.includes(id))
  if (hasSeenAll && known.length <= 1)
    return { holds: said.value, isOwn: true, heads: [change.id], conflict: null, change }
  const present = await read(db, item, field)
  const ownIds = present.filter(({ user_id }) => user_id === change.userId).map(({ id }) => id)
  const seen = change.seen && present.length >= most ? [...change.seen, ...ownIds] : change.seen
  const own: Head = {
    id: change.id,
    user_id: change.userId,
    arrived_at: new Date().toISOString(),
    is_finding: false,
    severity: 0,
    ...said,
  }
  const next = applied(present, own, seen)
  const counts = counting(field, next)
  return {
    holds: counts.value,
    isOwn: counts.value === own.value,
    heads: next.map(({ id }) => id),
    conflict: told(field, present, next),
    change: { ...change, seen },
  }
}

function told(field: HeadField, present: readonly Head[], next: readonly Head[]): ConflictTold | null {
  const people = [...new Set([...present, ...next].map(({ user_id }) => user_id))]
  if (differ(next)) return { field, became: 'open', people }
  return differ(present) ? { field, became: 'settled', people } : null
}
