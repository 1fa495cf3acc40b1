import { approvalStatus, type ApprovalMove, type DecisionReply, type Route } from '@apron/contract'
import { checkAll, stuckAmong, type Stuck } from '#capabilities/review/bulk.ts'
import { holdChosen, type ApprovalRecord, type ApprovalDefinition, type Part } from '#capabilities/review/deciding.ts'
import { checkReview } from '#capabilities/review/review.ts'
import { settle } from '#capabilities/review/settle.ts'
import type { Database } from '#db/client.ts'
import type { Context } from '#http/handler.ts'
import type { Caller } from '#kernel/caller.ts'
import { found } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { deciding, versionDeciding } from './deciding.ts'

type Call = Context<Route> & { caller: Caller; body: { reason?: string | null | undefined } }
type One = Call & { params: { id: number } }
type Many = Call & { body: { ids: number[] } }
/** What a decision about a document is about: the version that waits beside the one in force, or the document itself. */
type Subject = { document: ApprovalRecord; deciding: ApprovalDefinition; record: ApprovalRecord }

const { APPROVAL } = approvalStatus

/** Documents with what is decided about, held; those that are gone are left out. */
async function subjectsOf(db: Database, ids: readonly number[]): Promise<Subject[]> {
  const documents = await holdChosen(db, deciding.reviewed, ids)
  const approved = documents.filter(({ status }) => status === APPROVAL).map(({ id }) => id)
  const waiting = await db
    .selectFrom('document_versions')
    .select(['id', 'document_id'])
    .where('document_id', 'in', [0, ...approved])
    .where('status', '=', approvalStatus.SUBMITTING)
    .where('deleted_at', 'is', null)
    .execute()
  const versionOf = new Map(waiting.map(({ id, document_id }) => [document_id, id]))
  const held = await holdChosen(db, versionDeciding.reviewed, [...versionOf.values()])
  return documents.map((document) => {
    const version = held.find(({ id }) => id === versionOf.get(document.id))
    return version
      ? { document, deciding: versionDeciding, record: { ...version, name: document.name } }
      : { document, deciding, record: document }
  })
}

const partsOf = (subjects: readonly Subject[]): Part[] =>
  [versionDeciding, deciding].map((kind) => ({
    deciding: kind,
    records: subjects.filter((subject) => subject.deciding === kind).map(({ record }) => record),
  }))

/** What else a decision changes is said where it does. */
function settleThem(context: Call, move: ApprovalMove, subjects: readonly Subject[]): Promise<number> {
  context.changed('document_item', [])
  return settle(context, move, partsOf(subjects), context.body.reason)
}

const reasonOf = (move: ApprovalMove, { body }: Call) => (move === 'rejection' ? { reason: body.reason ?? null } : {})

/** Decides about the version that waits, or about the document where none waits beside the one in force; answers with the document's status. */
export function decideOne(move: ApprovalMove) {
  return async (context: One): Promise<DecisionReply> => {
    const { db, params, caller, language } = context
    const subject = found((await subjectsOf(db, [params.id]))[0])
    const { record, document } = subject
    checkReview(record, move, caller, context.fourEyes)
    const decision = await settleThem(context, move, [subject])
    const { status } = await db
      .selectFrom('documents')
      .select('status')
      .where('id', '=', document.id)
      .executeTakeFirstOrThrow()
    const answer = { ...presentStatus(status, language), decision }
    const version = subject.deciding === versionDeciding ? { version_id: record.id } : {}
    context.noteBefore({ status: record.status, ...version })
    context.noteAfter({ ...answer, ...version, ...reasonOf(move, context) })
    return answer
  }
}

/** The same for all chosen documents, or none. */
export function decideMany(move: ApprovalMove) {
  return async (context: Many): Promise<{ count: number; decision: number }> => {
    const { db, body } = context
    const subjects = await subjectsOf(db, body.ids)
    const records = subjects.map(({ record }) => record)
    checkAll(
      body.ids,
      subjects.map(({ document }) => document),
      stuckAmong(records, move, context) satisfies Stuck[],
    )
    const decision = await settleThem(context, move, subjects)
    context.noteBefore(
      subjects.map(({ document, record }) => ({ id: document.id, name: document.name, status: record.status })),
    )
    context.noteAfter({ ids: subjects.map(({ document }) => document.id), move, decision, ...reasonOf(move, context) })
    return { count: subjects.length, decision }
  }
}
