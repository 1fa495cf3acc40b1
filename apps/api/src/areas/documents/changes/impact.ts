import { sql } from 'kysely'
import { approvalStatus, auditStatus, correctiveStatus } from '@apron/contract'
import type { VersionImpact } from '@apron/contract/documents'
import type { Language } from '@apron/messages'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { holds, type Caller } from '#kernel/caller.ts'
import { sideBySide } from '../domain/outline/past.ts'
import { findDocument, itemsOf } from '../domain/outline/rows.ts'
import { changesWith, questionsFor, touchedIn, type OutlineItemChange } from '../domain/outline/touched.ts'
import { comingWith, versionsOf } from './compare.ts'

type ImpactContext = { caller: Caller; language: Language; fileStore: FileStore }

const nothing = {
  has_outline: false,
  questions: [],
  audits: [],
  findings: [],
  unseen: { audits: 0, findings: 0 },
} satisfies Omit<VersionImpact, 'version'>

/** Whom a version concerns: the one that waits, where none is named; 404 for one that there is not. */
export async function impact(
  db: Database,
  documentId: number,
  versionId: number | undefined,
  asking: ImpactContext,
): Promise<VersionImpact> {
  const document = await findDocument(db, documentId, asking.caller)
  const versions = await versionsOf(db, document.id, asking.caller)
  const waiting = versions.find(({ status }) => status === approvalStatus.SUBMITTING)
  const version = versionId === undefined ? waiting : found(versions.find(({ id }) => id === versionId))
  if (!version) return { version: null, ...nothing }
  const reference = { id: version.id, label: version.label }
  const pairs =
    version === waiting ? await coming(db, document.id, version.id) : await changesWith(db, document.id, version.id)
  if (!pairs) return { version: reference, ...nothing }
  const touched = touchedIn(pairs)
  const questions = await questionsFor(
    db,
    touched.map(({ id }) => id),
  )
  const ids = [...questions.keys()]
  return {
    version: reference,
    has_outline: true,
    questions: await presentQuestions(db, questions, touched, asking),
    ...(await inAudits(db, ids, asking)),
  }
}

async function coming(db: Database, documentId: number, versionId: number) {
  const after = await comingWith(db, documentId, versionId)
  return (
    after &&
    sideBySide(
      (await itemsOf(db, documentId)).filter(({ is_gone }) => !is_gone),
      after,
    )
  )
}

type QuestionRow = {
  id: number
  group_id: number
  header: string
  content: string
  user_id: number | null
  fullname: string
}

/** The questions as far as the caller may see them. */
async function presentQuestions(
  db: Database,
  questions: ReadonlyMap<number, number[]>,
  touched: readonly OutlineItemChange[],
  { caller, fileStore }: ImpactContext,
): Promise<VersionImpact['questions']> {
  const byId = new Map(touched.map((item) => [item.id, item]))
  const { rows } = await sql<QuestionRow>`
    select q.id, q.group_id, q.header, q.content, u.id as user_id, u.fullname from library_items q
    left join users u on u.id = q.maker_id
    where q.id = any(${[...questions.keys()]}::integer[])
      and (${holds(caller, 'VIEW_CHECKLIST_ITEM')} or q.status = ${approvalStatus.APPROVAL})
    order by q.header collate natural_order, q.id`.execute(db)
  return rows.map(({ id, group_id, header, content, user_id, fullname }) => ({
    id,
    group_id,
    header,
    content: signImages(content, fileStore),
    author: user_id === null ? null : { id: user_id, fullname },
    items: (questions.get(id) ?? []).map((item) => byId.get(item)!),
  }))
}

const runs = sql`(${auditStatus.IN_PROGRESS}, ${auditStatus.CORRECTIVE})`
/** A finding that nobody has verified stays open when its audit is closed. */
const mayBeOpen = sql`(${auditStatus.IN_PROGRESS}, ${auditStatus.CORRECTIVE}, ${auditStatus.CLOSE})`

type AuditImpact = Pick<VersionImpact, 'audits' | 'findings' | 'unseen'>

/** The running audits that hold questions, and the open findings on them; of those that the caller may not see only how many. */
async function inAudits(
  db: Database,
  questions: readonly number[],
  { caller, language }: ImpactContext,
): Promise<AuditImpact> {
  const audits = await sql<{ id: number; name: string; status: number; questions: number; sees: boolean }>`
    select audits.id, audits.name, audits.status, count(*)::integer as questions, ${visibleTo(caller)} as sees
    from audits join audit_items i on i.audit_id = audits.id
    where i.library_item_id = any(${[...questions]}::integer[]) and audits.status in ${runs}
    group by audits.id order by audits.name collate natural_order, audits.id`.execute(db)
  const findings = await sql<{
    id: number
    number: string | null
    header: string
    audit_id: number
    name: string
    sees: boolean
  }>`
    select i.id, i.finding_number as number, i.header, audits.id as audit_id, audits.name, ${visibleTo(caller)} as sees
    from audits join audit_items i on i.audit_id = audits.id ${joinStatus()}
    where i.library_item_id = any(${[...questions]}::integer[]) and audits.status in ${mayBeOpen}
      and s.is_finding and i.corrective_status = ${correctiveStatus.INCOMPLETE}
    order by audits.name collate natural_order, audits.id, i.position, i.id`.execute(db)
  const unseen = (rows: readonly { sees: boolean }[]) => rows.filter(({ sees }) => !sees).length
  return {
    audits: audits.rows
      .filter(({ sees }) => sees)
      .map(({ id, name, status, questions: count }) => ({
        id,
        name,
        status: presentStatus(status, language),
        questions: count,
      })),
    findings: findings.rows
      .filter(({ sees }) => sees)
      .map(({ id, number, header, audit_id, name }) => ({ id, number, header, audit: { id: audit_id, name } })),
    unseen: { audits: unseen(audits.rows), findings: unseen(findings.rows) },
  }
}
