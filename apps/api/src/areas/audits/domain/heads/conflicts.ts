import { sql, type RawBuilder } from 'kysely'
import type { Conflict, HeadField, Side } from '@apron/contract/audits'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { refused } from '#kernel/refusals.ts'
import { counting, differ, type Head } from './merge.ts'

type Row = Head & {
  item_id: number
  field: HeadField
  fullname: string
  status: Side['status']
  responsible: Side['responsible']
  said_at: string | null
  clock_skew: number | null
}

/** Items, with the ids of the heads of each field. */
type WithHeads = { id: number; heads: Readonly<Record<HeadField, readonly string[]>> }

const mayDiffer = ({ heads }: WithHeads) => Object.values(heads).some(({ length }) => length > 1)

/** The fields of items of which people say different things, by item; nothing is asked where none has two heads. */
export async function conflictsOf(db: Database, items: readonly WithHeads[]): Promise<Map<number, Conflict[]>> {
  const ids = items.filter(mayDiffer).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select h.item_id, h.field, h.change_id as id, h.user_id, u.fullname, h.value, h.at_device as said_at, h.clock_skew,
      h.at_server as arrived_at, coalesce(s.is_finding, false) as is_finding, coalesce(s.severity, 0) as severity,
      case when s.id is not null then json_build_object('id', s.id, 'code', s.code, 'name', s.name, 'color', s.color) end as status,
      case when r.id is not null then json_build_object('id', r.id, 'fullname', r.fullname) end as responsible
    from audit_item_heads h
    join users u on u.id = h.user_id
    left join (
      select said.item_id, said.change_id, s.* from audit_item_heads said
      cross join lateral (
        select audit_id, case when said.field = 'answer' then (said.value #>> '{}')::integer end as status_id
        from audit_items where id = said.item_id
      ) i ${joinStatus()}
      where said.item_id = any(${ids}) and said.field = 'answer'
    ) s on h.field = 'answer' and (s.item_id, s.change_id) = (h.item_id, h.change_id)
    left join users r on r.id = case when h.field = 'responsible' then (h.value #>> '{}')::integer end
    where h.item_id = any(${ids})
    order by h.item_id, h.at_server, h.change_id`.execute(db)
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id)
  return new Map([...byItem].map(([id, each]) => [id, conflictsIn(each)]))
}

function conflictsIn(rows: readonly Row[]): Conflict[] {
  return [...Map.groupBy(rows, ({ field }) => field)]
    .filter(([, each]) => differ(each))
    .map(([field, each]) => {
      const { id } = counting(field, each)
      const sides = each.map((row) => present(row, row.id === id))
      return { field, sides: sides.toSorted((one, other) => Number(other.counts) - Number(one.counts)) }
    })
}

const present = ({ field, value, ...row }: Row, counts: boolean): Side => ({
  id: row.id,
  user: { id: row.user_id, fullname: row.fullname },
  status: row.status,
  date: field === 'corrective_date' ? String(value) : null,
  responsible: row.responsible,
  comment_id: field === 'conclusion' ? Number(value) : null,
  said_at: row.said_at,
  clock_skew: row.clock_skew,
  arrived_at: row.arrived_at,
  counts,
})

/** 400 while people say different things of a question of an audit and nobody has settled it. */
export async function checkSettled(db: Database, auditId: number): Promise<void> {
  const { rows } = await sql`${inConflict(auditId)} limit 1`.execute(db)
  if (rows.length > 0) throw refused('open_conflicts')
}

/** The items `i` of an audit of which people say different things. */
export const inConflict = (auditId: number) => sql<number>`
  select h.item_id from audit_item_heads h join audit_items i on i.id = h.item_id where i.audit_id = ${auditId}
  group by h.item_id, h.field having count(distinct h.value) > 1`

/** The fields of an item of which people say different things, as JSON, each with how many there are. */
export const disputedOf = (itemId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(said order by said.field), '[]') from (
    select h.field, count(distinct h.value) from audit_item_heads h where h.item_id = ${itemId}
    group by h.field having count(distinct h.value) > 1
  ) said)`
