import { sql } from 'kysely'
import type { AnswerStatus, EarlierAnswer } from '@apron/contract/audits'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import { earlierAudits } from '#capabilities/visible/earlier-audits.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import type { Caller } from '#kernel/caller.ts'

type Row = AnswerStatus & {
  item_id: number
  audit_id: number
  audit_name: string
  starting_date: string
  answered_item_id: number
  conclusion: string | null
}

/** Each question of an audit with its last answer in an earlier one that the caller may see. */
export async function answers(
  { db, caller, fileStore }: { db: Database; caller: Caller; fileStore: FileStore },
  auditId: number,
): Promise<EarlierAnswer[]> {
  const { rows } = await sql<Row>`
    with earlier as materialized (${earlierAudits(auditId, caller)}),
    last as materialized (
      select distinct on (asked.id) asked.id as item_id, asked.position, i.id
      from audit_items asked
      join audit_items i on i.library_item_id = asked.library_item_id
      join earlier on earlier.id = i.audit_id ${joinStatus()}
      where asked.audit_id = ${auditId} and not s.is_default
      order by asked.id, earlier.place
    )
    select last.item_id, i.id as answered_item_id, earlier.id as audit_id, earlier.name as audit_name,
      earlier.starting_date, s.*, case when i.comment_count > 0 then
        (select content from comments where id = ${conclusionOf()}) end as conclusion
    from last join audit_items i on i.id = last.id join earlier on earlier.id = i.audit_id ${joinStatus()}
    order by last.position, last.item_id`.execute(db)
  return rows.map((row) => present(row, fileStore))
}

function present(row: Row, fileStore: FileStore): EarlierAnswer {
  const { id, code, name, color, is_finding, allows_comments, asks_input, is_default } = row
  return {
    item_id: row.item_id,
    audit: { id: row.audit_id, name: row.audit_name, starting_date: row.starting_date },
    answered_item_id: row.answered_item_id,
    status: { id, code, name, color, is_finding, allows_comments, asks_input, is_default },
    conclusion: row.conclusion === null ? null : signImages(row.conclusion, fileStore),
  }
}
