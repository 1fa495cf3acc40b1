import { sql } from 'kysely'
import type { FindingState } from '@apron/contract'
import { mostRepeats, type Repeats } from '@apron/contract/audits'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import { earlierFindings } from '#capabilities/visible/repeats.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import type { Caller } from '#kernel/caller.ts'

type Row = {
  item_id: number
  total: number
  sees: boolean
  id: number
  finding_number: string | null
  state: FindingState
  code: string
  status_name: string
  color: string
  audit_id: number
  audit_name: string
  starting_date: string
  photo_id: number | null
}

type RepeatsContext = { db: Database; caller: Caller; fileStore: FileStore }
type Group = { id: number; groupId: number }

/** A photo of the finding: of what concludes it, else the first there is. */
const photo = sql<number | null>`(
  select f.id from comments c join comment_files cf on cf.comment_id = c.id join files f on f.id = cf.file_id
  where c.audit_item_id = named.id and f.kind = 'image'
  order by c.id = ${conclusionOf(sql<boolean>`true`, sql`named.id`)} desc, c.id, cf.position limit 1)`

/**
 * Of the questions of a group those that failed in the organisation before, in one statement. How often is shown to
 * everybody who sees this audit; where, only for audits that they see.
 */
export async function ofGroup({ db, caller, fileStore }: RepeatsContext, { id, groupId }: Group): Promise<Repeats[]> {
  const { rows } = await sql<Row>`
    with named as (
      select i.id as item_id, found.*, count(*) over (partition by i.id)::integer as total,
        row_number() over (partition by i.id, found.sees order by found.starting_date desc, found.audit_id desc) as place
      from audit_items i join audits a on a.id = i.audit_id
      cross join lateral (
        select earlier.id, earlier.finding_number, earlier.finding_state as state, present.code,
          present.name as status_name, present.color, before.id as audit_id, before.name as audit_name,
          before.starting_date,
          exists (select from audits where audits.id = before.id and ${visibleTo(caller)}) as sees
        from ${earlierFindings({ item: 'i', audit: 'a' })}
      ) found
      where i.audit_id = ${id} and i.group_id = ${groupId}
    )
    select named.*, case when named.sees then ${photo} end as photo_id from named
    where place <= ${mostRepeats} order by item_id, place`.execute(db)
  return [...Map.groupBy(rows, ({ item_id }) => item_id)].map(([item_id, of]) => ({
    item_id,
    total: of[0]!.total,
    last: of.filter(({ sees }) => sees).map((row) => present(row, fileStore)),
  }))
}

const present = (row: Row, fileStore: FileStore): Repeats['last'][number] => ({
  id: row.id,
  finding_number: row.finding_number,
  state: row.state,
  status: { code: row.code, name: row.status_name, color: row.color },
  audit: { id: row.audit_id, name: row.audit_name, starting_date: row.starting_date },
  photo: fileStore.link(row.photo_id, 'small'),
})
