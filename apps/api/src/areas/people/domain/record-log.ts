import { sql, type RawBuilder } from 'kysely'
import type { LogEntry } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'

/** What the trail holds of a record before or after a change. */
export type TrailValues = Partial<Record<string, unknown>> | null
export type TrailRow = {
  id: number
  action: string
  subject_id: number | null
  at: string
  before: unknown
  after: unknown
  user_id: number | null
  fullname: string | null
  avatar_id: number | null
}

const mostEntries = 500

/** The latest 500 entries of the trail, newest first; `about` says of `trail` which ones. */
export async function readTrail(db: Database, about: RawBuilder<boolean>): Promise<TrailRow[]> {
  const { rows } = await sql<TrailRow>`
    select trail.id, trail.action, trail.subject_id, trail.at, trail.before, trail.after,
      users.id as user_id, users.fullname, users.avatar_id
    from audit_trail trail left join users on users.id = trail.user_id
    where ${about} order by trail.id desc limit ${sql.lit(mostEntries)}`.execute(db)
  return rows
}

/** Who did it, with a picture whose address is for a while; null when the product itself did. */
export function presentActor(
  row: Pick<TrailRow, 'user_id' | 'fullname' | 'avatar_id'>,
  fileStore: FileStore,
): LogEntry['user'] {
  if (row.user_id === null || row.fullname === null) return null
  return { id: row.user_id, fullname: row.fullname, avatar500x500: fileStore.link(row.avatar_id, 'small') }
}

/** The fields that a change says something else of than was there before; `valueOf` gives undefined for what is not noted. */
export function changesOf<Field extends string>(
  fields: readonly Field[],
  [before, after]: readonly [TrailValues, TrailValues],
  valueOf: (noted: NonNullable<TrailValues>, field: Field) => unknown,
): LogEntry<string, Field>['changes'] {
  return fields.flatMap((field) => {
    const then = after ? valueOf(after, field) : undefined
    if (then === undefined) return []
    const change = { field, before: written(before && valueOf(before, field)), after: written(then) }
    return change.before === change.after ? [] : [change]
  })
}

function written(value: unknown): string | null {
  return value === undefined || value === null || value === '' ? null : String(value as string | number)
}
