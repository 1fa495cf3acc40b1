import { sql } from 'kysely'
import { approvalStatus, type ApprovalMove, type ApprovalStatus } from '@apron/contract'
import { documents as routes } from '@apron/contract/documents'
import type { ApprovalDefinition, Part } from '#capabilities/review/deciding.ts'
import { reviewedAs, toMakers } from '#capabilities/notifications/status-changed.ts'
import { seesDocument, seesEveryDocument } from '#capabilities/visible/document-access.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { refused } from '#kernel/refusals.ts'
import { auditStatusText } from '#http/answering/status-text.ts'
import { groupBranch } from '../domain/group-branch.ts'
import { tellReadersOf } from '../domain/asking.ts'
import { tellAuthors } from '../domain/outline/tell-authors.ts'
import { checkNothingFollowed, putInForce, takeOutOfForce } from '../domain/in-force.ts'

const { SUBMITTING, APPROVAL, REJECTION } = approvalStatus
const needs = { approval: [routes.approval.access], rejection: routes.rejection.access }
const shared = { section: 'controlled.section', needs, writes: [routes.update.access] } as const

/** The notification to the author of a document about a decision. */
export const reviewed = reviewedAs('document', {
  folder: 'group_id',
  otherMaker: sql`(select own.maker_id from document_versions own where own.document_id = record.id
    and own.status = ${sql.lit(SUBMITTING)} and own.deleted_at is null)`,
})

/** The same for a new version of one that is approved. */
export const versionReviewed = reviewedAs('document_version', {
  folder: 'document_id',
  called: sql`(select d.name || ' (' || record.label || ')' from documents d where d.id = record.document_id)`,
  within: { table: 'documents', column: 'document_id' },
})

/** A version is decided about by itself while its document is approved, else with it. */
export const versionDeciding: ApprovalDefinition = {
  ...shared,
  reviewed: versionReviewed,
  fields: {},
  sees: (caller) => sql<boolean>`${sql.lit(seesEveryDocument(caller))}`,
  waits: sql<boolean>`exists (select from documents d where d.id = record.document_id and d.status = ${sql.lit(APPROVAL)})`,
  branch: groupBranch(sql`(select group_id from documents d where d.id = record.document_id)`),
  detail: sql<string>`record.note`,
  check: checkMove,
  moved: async (context, move, ids) => {
    if (move === 'approval') return putInForce(context, ids)
    await sql`update document_versions set decided_at = now(), decided_by = ${context.caller.id}
      where id = any(${[...ids]})`.execute(context.db)
  },
  mayTakeBack: (db, _, ids) => checkNothingFollowed(db, ids),
  tookBack: (context, _, ids) => takeOutOfForce(context, ids),
  tells: async (teller, move, ids) =>
    move === 'approval' ? [...(await tellReadersOf(teller, ids)), ...(await tellAuthors(teller, ids))] : [],
  // The author of the document is notified too, as of one decision.
  concerned: (ids, outcome) => sql`select * from (${toMakers(versionReviewed, ids, outcome)}) told where not exists (
    select from document_versions v join documents d on d.id = v.document_id
    join decision_records ofv on ofv.kind = 'document_versions' and ofv.record_id = v.id
    join decision_records ofd on ofd.kind = 'documents' and ofd.record_id = d.id and ofd.decision_id = ofv.decision_id
    where v.id = any(${[...ids]}) and d.maker_id = told.user_id and ofv.decision_id = (
      select max(decision_id) from decision_records latest where latest.kind = 'document_versions' and latest.record_id = v.id))`,
}

/** Refuses (400) a version that is not decided about now: its document is not approved and not decided about with it, or it has been in force. */
async function checkMove(db: Database, move: ApprovalMove, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ status: ApprovalStatus }>`
    select d.status from document_versions v join documents d on d.id = v.document_id
    where v.id = any(${[...ids]}) and not coalesce(
      v.status = ${SUBMITTING} and (d.status = ${APPROVAL} or ${move === 'rejection'} and d.status = ${REJECTION})
      or v.status = ${REJECTION} and ${move === 'approval'} and d.status = ${APPROVAL} and d.current_version_id is null, false)`.execute(
    db,
  )
  if (rows[0]) throw refused('wrong_status', { status: { text: auditStatusText(rows[0].status) } })
}

/** Who sees a document, the row `record`. */
export const sees = (caller: Caller) => seesDocument(caller, sql`record.id`, sql`record.status`)

/** How a document waits for a decision. */
export const deciding: ApprovalDefinition = {
  ...shared,
  reviewed,
  fields: {
    name: 'controlled.name',
    version: 'controlled.version',
    group_name: 'controlled.group',
    expires_on: 'controlled.expires_on',
    parent_name: 'controlled.parent',
    language: 'controlled.language',
    original_name: 'controlled.original',
    file_name: 'controlled.file',
  },
  sees,
  branch: groupBranch(sql`record.group_id`),
  alongside: versionsOf,
}

/** The versions that are decided about with held documents: what waits, and while none has ever been in force the last that was rejected. */
async function versionsOf(db: Database, move: ApprovalMove, documents: readonly number[]): Promise<Part> {
  const { rows } = await sql<{ id: number }>`
    select id from document_versions where id in (
      select (select v.id from document_versions v where v.document_id = d.id and v.deleted_at is null
          and (v.status = ${SUBMITTING} or ${move === 'approval'} and d.current_version_id is null)
        order by v.status = ${SUBMITTING} desc, v.id desc limit 1)
      from documents d where d.id = any(${[...documents]}))
    order by id for update`.execute(db)
  return { deciding: versionDeciding, records: rows }
}
