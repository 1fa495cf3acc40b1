import { sql } from 'kysely'
import { approvalStatus, type QueryOf } from '@apron/contract'
import type { documentChanges, OutlineComparison } from '@apron/contract/documents'
import { seesEveryDocument } from '#capabilities/visible/document-access.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import type { FoundOutline } from '../domain/outline/found.ts'
import { outlineAt, sideBySide } from '../domain/outline/past.ts'
import { planned, type OldItem } from '../domain/outline/plan.ts'
import { findDocument, itemsOf, questionsOf } from '../domain/outline/rows.ts'
import { shown, signed, type Pair } from '../domain/outline/shown.ts'

type Version = { id: number; label: string; status: number }
type CompareQuery = QueryOf<typeof documentChanges.compare>

/** The versions of a document that somebody may compare, the first one first: those that are or were in force, and the one that waits for whoever sees it. */
export async function versionsOf(db: Database, documentId: number, caller: Caller): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select id, label, status from document_versions
    where document_id = ${documentId} and deleted_at is null and (status = ${approvalStatus.APPROVAL}
      or ${seesEveryDocument(caller)} and status = ${approvalStatus.SUBMITTING})
    order by id`.execute(db)
  return rows
}

/** Two versions of a document side by side; 404 for one that the caller may not see. */
export async function compare(
  db: Database,
  documentId: number,
  asked: CompareQuery,
  { caller, fileStore }: { caller: Caller; fileStore: FileStore },
): Promise<OutlineComparison> {
  const document = await findDocument(db, documentId, caller)
  const versions = await versionsOf(db, document.id, caller)
  const named = (id: number) => found(versions.find((version) => version.id === id))
  const current = versions.find(({ id }) => id === document.current_version_id)
  const to = asked.to === undefined ? current : named(asked.to)
  const earlier = versions.findLast(({ id, status }) => status === approvalStatus.APPROVAL && id < (to?.id ?? 0))
  const from = asked.from === undefined ? earlier : named(asked.from)
  const pairs = to ? await pairsBetween(db, document.id, from, to) : []
  const questions = await questionsOf(db, document.id)
  const reference = (version: Version | undefined) => (version ? { id: version.id, label: version.label } : null)
  return {
    from: reference(from),
    to: reference(to),
    items: pairs.map((pair) => signed(shown(pair, questions), fileStore)),
  }
}

async function pairsBetween(db: Database, documentId: number, from: Version | undefined, to: Version): Promise<Pair[]> {
  const side = async (version: Version) =>
    version.status === approvalStatus.SUBMITTING
      ? ((await comingWith(db, documentId, version.id)) ?? (await itemsOf(db, documentId)).filter(isThere))
      : outlineAt(db, documentId, version.id)
  const pairs = sideBySide(from ? await side(from) : [], await side(to))
  return pairs.map((pair) => (pair.id !== null && pair.id < 0 ? { ...pair, id: null } : pair))
}

const isThere = ({ is_gone }: OldItem) => !is_gone

/** The outline as it would be with a version that waits, what is new under numbers below 0; null where the version brings none. */
export async function comingWith(db: Database, documentId: number, versionId: number): Promise<OldItem[] | null> {
  const held = await db
    .selectFrom('outline_imports')
    .select('found')
    .where('version_id', '=', versionId)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (!held) return null
  const { items } = planned(await itemsOf(db, documentId), (held.found as FoundOutline).items)
  const ids = items.map(({ old }, place) => old?.id ?? -place - 1)
  return items.map(({ item: { index, header, content, parent }, position }, place) => ({
    id: ids[place]!,
    parent_id: parent === null ? null : ids[parent]!,
    position,
    is_gone: false,
    index,
    header,
    content,
  }))
}
