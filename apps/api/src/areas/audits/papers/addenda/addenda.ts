import { sql } from 'kysely'
import type { Addendum, CorrectiveActions } from '@apron/contract/audits'
import { pictureIds } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { AddendumSnapshot } from '#db/schema/papers/addendum-snapshot.ts'
import type { FrozenPaper } from '#db/schema/papers/minutes-snapshot.ts'
import { refused } from '#kernel/refusals.ts'
import type { AuditAccess } from '#http/rights/audit-access.ts'
import type { Caller } from '#kernel/caller.ts'
import { readActions } from '../../domain/finding/told/read.ts'
import { isParty } from '../../domain/finding/parties.ts'
import { presentPaper } from '../../domain/paper-head.ts'
import { find } from './saved-addenda.ts'
import { unsigned } from '../making/unsigned.ts'
import { findResult } from '../../domain/saved-minutes.ts'

/** Whether somebody leads an audit or may save its minutes. */
export async function maySave(db: Database, audit: AuditAccess, caller: Caller): Promise<boolean> {
  if (audit.may('EXPORT_MINUTES')) return true
  const { rows } = await sql`select from audits a where a.id = ${audit.id} and ${isParty('lead', caller.id)}`.execute(
    db,
  )
  return rows.length > 0
}

type AddendumInput = {
  auditId: number
  authorId: number
  paper: FrozenPaper
  today: string
  timeZone: string
  address: string
}

/**
 * Freezes what was done about the findings of a locked audit; 402 before there are minutes, 400 where there is nothing
 * to report.
 */
export async function save(db: Database, saving: AddendumInput): Promise<Addendum> {
  const { auditId, authorId, paper, today: date, timeZone, address } = saving
  const { id, number, digest } = await findResult(db, auditId)
  const reader = { db, fileStore: unsigned, today: date, timeZone, paper: presentPaper(paper, unsigned) }
  const { audit, findings } = await readActions(reader, { auditId })
  const actions: AddendumSnapshot['actions'] = { audit, findings }
  if (findings.length === 0) throw refused('addendum_without_findings')
  const { rows: same } = await sql<{ number: number }>`
    select number from addenda where audit_id = ${auditId} and snapshot->'actions' = ${JSON.stringify(actions)}::jsonb
      and number = (select max(number) from addenda where audit_id = ${auditId})`.execute(db)
  if (same[0]) throw refused('addendum_same', same[0])
  const snapshot: AddendumSnapshot = { version: 1, date, minutes: { id, number, digest }, paper, actions }
  const { rows } = await sql<{ id: number }>`
    insert into addenda (audit_id, minutes_id, number, author_id, author_name, snapshot)
    select ${auditId}, ${id}, (select coalesce(max(number), 0) + 1 from addenda where audit_id = ${auditId}),
      u.id, u.fullname, ${JSON.stringify(snapshot)}
    from users u where u.id = ${authorId} returning id`.execute(db)
  await keepFiles(db, rows[0]!.id, snapshot)
  return find(db, rows[0]!.id, { address })
}

/** What the texts of the reports show, and all that is attached to their findings. */
async function keepFiles(db: Database, addendumId: number, { actions }: AddendumSnapshot): Promise<void> {
  const shown = actions.findings.flatMap((finding) =>
    picturesOf(finding).map((file_id) => ({ addendum_id: addendumId, file_id, item_id: finding.id })),
  )
  const items = actions.findings.map(({ id }) => id)
  await sql`
    insert into addendum_files (addendum_id, file_id, item_id)
    select ${addendumId}::integer, f.id, shown.item_id
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as shown(file_id integer, item_id integer)
    join files f on f.id = shown.file_id
    union
    select ${addendumId}::integer, cf.file_id, c.audit_item_id
    from comments c join comment_files cf on cf.comment_id = c.id
    where c.audit_item_id = any(${items}::integer[])`.execute(db)
}

/** Those that stand in its texts. */
function picturesOf({ content, conclusion, evidence, remarks }: CorrectiveActions['findings'][number]): number[] {
  const said = [...(conclusion ? [conclusion] : []), ...evidence, ...remarks]
  const texts = [content, ...said.flatMap((one) => [one.content, one.result ?? ''])]
  return [...new Set(texts.flatMap((html) => [...pictureIds(html)]))]
}
