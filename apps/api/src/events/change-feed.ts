import { sql, type RawBuilder } from 'kysely'
import type { Change, Entity } from '@apron/contract/product'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { cursorOf, positionOf, type FeedPosition } from './cursor.ts'
import { changesKeptDays } from './domain-events.ts'
import type { EntityVisibility, VisibilityByEntity } from './visibility.ts'

export type FeedPage = { changes: Change[]; cursor: string; more: boolean; resync: boolean }
type Row = { xid: string; seq: number; at: string; entity: Entity; id: number | null; audit_id: number | null } & {
  gone: boolean
  seen: boolean
}

/** Rows that are read for one answer. */
const mostRows = 500

/**
 * The changes since a cursor that the caller may see now, in a stable order: only those of transactions older than
 * every one still running. Later commits come after them. A row is identified by transaction and number together.
 */
export async function changesSince(
  db: Database,
  entities: VisibilityByEntity,
  caller: Caller,
  since: string | undefined,
): Promise<FeedPage> {
  const asked = since === undefined ? null : positionOf(caller, since)
  const { last, isKnown, isWaiting } = await look(db, asked)
  if (!asked || !isKnown || asked.system !== last.system) {
    return { changes: [], cursor: cursorOf(caller, last), more: false, resync: since !== undefined }
  }
  const rows = await read(db, entities, caller, asked)
  const page = rows.slice(0, mostRows)
  const given = page.at(-1)
  return {
    changes: page.filter(({ seen }) => seen).map((row) => present(row, entities)),
    cursor: cursorOf(caller, given ? { ...given, system: last.system } : asked),
    more: rows.length > mostRows || isWaiting,
    resync: false,
  }
}

const isOver = sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`
/** To the microsecond: it tells a row from one with the same place in a restored database. */
const instant = sql<string>`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * `isKnown`: the cursor's row is in this database, and nothing after it has been deleted. `isWaiting`: something has
 * been committed that must be held back for now.
 */
type FeedState = { last: FeedPosition; isKnown: boolean; isWaiting: boolean }

/** The newest place that may be given out, and whether the asked one is known. */
async function look(db: Database, asked: FeedPosition | null): Promise<FeedState> {
  const wanted = asked ?? { xid: '0', seq: -1, at: '1970-01-01T00:00:00Z' }
  const { rows } = await sql<FeedPosition & { known: boolean; waiting: boolean }>`
    select control.system_identifier::text as system, coalesce(last.xid, '0') as xid, coalesce(last.seq, 0) as seq,
      coalesce(last.at, ${new Date().toISOString()}) as at,
      exists (select from changes where xid >= pg_snapshot_xmin(pg_current_snapshot())) as waiting,
      ${wanted.at}::timestamptz > now() - make_interval(days => ${changesKeptDays}) and (${wanted.seq}::bigint = 0 or exists (
        select from changes where xid = ${wanted.xid}::xid8 and seq = ${wanted.seq} and ${instant} = ${wanted.at})) as known
    from pg_control_system() control left join lateral (
      select xid::text, seq, ${instant} as at from changes where ${isOver} order by changes.xid desc, seq desc limit 1
    ) last on true`.execute(db)
  const { known, waiting, ...last } = rows[0]!
  return { last, isKnown: asked !== null && known, isWaiting: waiting }
}

async function read(db: Database, entities: VisibilityByEntity, caller: Caller, from: FeedPosition): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with page as materialized (
      select xid, seq, entity, id, audit_id, at from changes
      where (xid, seq) > (${from.xid}::xid8, ${from.seq}::bigint) and ${isOver}
      order by xid, seq limit ${sql.lit(mostRows + 1)}
    )
    select xid::text, seq, ${instant} as at, entity, id, audit_id,
      ${byEntity(entities, ({ seen }) => seen(caller))} as seen, ${byEntity(entities, ({ gone }) => gone(caller))} as gone
    from page as change order by change.xid, seq`.execute(db)
  return rows
}

/** One visibility rule per entity; entities that share a rule have it once in the statement. */
function byEntity(
  entities: VisibilityByEntity,
  rule: (seen: EntityVisibility) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const sharing = Map.groupBy(Object.entries(entities), ([, seen]) => seen)
  const cases = [...sharing].map(
    ([seen, some]) => sql`when change.entity = any(${some.map(([entity]) => entity)}) then ${rule(seen)}`,
  )
  return sql<boolean>`case ${sql.join(cases, sql` `)} else false end`
}

function present(row: Row, entities: VisibilityByEntity): Change {
  const { audit_id, gone } = row
  const { shownAs } = entities[row.entity]
  const record = shownAs ? { entity: shownAs, id: audit_id } : { entity: row.entity, id: row.id }
  return { ...record, ...(audit_id !== null && { audit_id }), ...(gone && { gone }) }
}
