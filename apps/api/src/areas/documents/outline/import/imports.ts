import type { Selectable } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { OutlineCounts, OutlineImport } from '@apron/contract/documents'
import type { MessageKey, MessageValues } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { found, refused, tooMany } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import { isToBeDone } from '#jobs/records.ts'
import { letGo, type FoundOutline } from '../../domain/outline/found.ts'
import { merge, planFor } from '../../domain/outline/merge.ts'
import { checkEditable, holdDocument } from '../../domain/outline/rows.ts'

type Row = Selectable<Tables['outline_imports']>
type State = OutlineImport['state']

/** What the job that reads files is called. */
export const jobName = 'documents.outline'
/** Imports that wait or are read, of all documents together. */
const mostRunning = 20

const running = ['waiting', 'reading'] as const
const open = [...running, 'preview', 'held'] as const

/** Begins an import of a file into a document that the caller may see; 400 while another is read, 429 while too many wait. */
export async function begin(db: Database, documentId: number, fileId: number, caller: Caller): Promise<number> {
  checkEditable(await holdDocument(db, documentId, caller))
  await checkNoneRuns(db, documentId)
  const { count } = await db
    .selectFrom('outline_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', running)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostRunning) throw tooMany('too_many_imports', 60)
  const { id } = await db
    .insertInto('outline_imports')
    .values({ document_id: documentId, file_id: fileId, started_by: caller.id, state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function checkNoneRuns(db: Database, documentId: number): Promise<void> {
  const other = await db
    .selectFrom('outline_imports')
    .leftJoin('users', 'users.id', 'outline_imports.started_by')
    .select(['outline_imports.id', 'users.fullname'])
    .where('document_id', '=', documentId)
    .where('state', 'in', running)
    .executeTakeFirst()
  if (!other) return
  if (await isToBeDone(db, jobName, { import: other.id }))
    throw refused('import_running', { name: other.fullname ?? '' })
  // Its job was ended by an administrator, or came to nothing without a word.
  await end(db, other.id, { state: 'failed', error: { key: 'errors.unexpected', values: {} } })
}

/** Why an import failed, as it is stored. */
export type Failure = { key: MessageKey; values: MessageValues }
type End = { state: State; error?: Failure; counts?: OutlineCounts }

/** Ends an import, and forgets what it has found. */
export async function end(db: Database, id: number, { state, error, counts }: End): Promise<void> {
  const row = await db.selectFrom('outline_imports').select('found').where('id', '=', id).executeTakeFirst()
  await db
    .updateTable('outline_imports')
    .set({
      state,
      found: null,
      ended_at: new Date(),
      ...(error && { error: JSON.stringify(error) }),
      ...(counts && { counts: JSON.stringify(counts), progress: 100 }),
    })
    .where('id', '=', id)
    .execute()
  await letGo(db, (row?.found as FoundOutline | null)?.pictures ?? [])
}

/** An import of a document, held; 404, and 400 once it has ended or is not what it is asked to be. */
async function hold(db: Database, documentId: number, id: number, states: readonly State[]): Promise<Row> {
  const row = await db
    .selectFrom('outline_imports')
    .selectAll()
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .forUpdate()
    .executeTakeFirst()
  if (!states.includes(found(row).state as State)) throw refused('import_ended')
  return found(row)
}

type Confirmed = { state: 'held' | 'done'; counts: OutlineCounts }
type Confirming = { documentId: number; id: number; seen: OutlineCounts | undefined; caller: Caller }

/** Writes what a preview showed, or has it held; 400 when that is not what it would make of the outline now. */
export async function confirm(db: Database, { documentId, id, seen, caller }: Confirming): Promise<Confirmed> {
  checkEditable(await holdDocument(db, documentId, caller))
  const row = await hold(db, documentId, id, ['preview'])
  const { items } = row.found as FoundOutline
  const { counts } = await planFor(db, documentId, items)
  if (seen && Object.entries(counts).some(([name, count]) => seen[name as keyof OutlineCounts] !== count))
    throw refused('changed_meanwhile')
  const version = await waitingVersion(db, documentId)
  if (version) await holdWith(db, row, version.id, counts)
  else await end(db, id, { state: 'done', counts: await merge(db, documentId, items, caller.id) })
  return { state: version ? 'held' : 'done', counts }
}

/** The version of a document in force that waits beside it. */
export async function waitingVersion(db: Database, documentId: number): Promise<{ id: number; label: string } | null> {
  const row = db
    .selectFrom('document_versions')
    .select(['id', 'label'])
    .where('document_id', '=', documentId)
    .where('status', '=', approvalStatus.SUBMITTING)
    .where('deleted_at', 'is', null)
  return (await row.executeTakeFirst()) ?? null
}

/** Stores the result of an import until the waiting version is approved, in place of an earlier one. */
export async function holdWith(
  db: Database,
  { id, document_id }: Pick<Row, 'id' | 'document_id'>,
  versionId: number,
  counts: OutlineCounts,
): Promise<void> {
  const others = await db
    .selectFrom('outline_imports')
    .select('id')
    .where('document_id', '=', document_id)
    .where('state', '=', 'held')
    .execute()
  for (const other of others) await end(db, other.id, { state: 'cancelled' })
  await db
    .updateTable('outline_imports')
    .set({ state: 'held', version_id: versionId, progress: 100, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
}

/** Ends an import of which nothing is written. */
export async function cancel(db: Database, documentId: number, id: number, caller: Caller): Promise<void> {
  await holdDocument(db, documentId, caller)
  await hold(db, documentId, id, open)
  await end(db, id, { state: 'cancelled' })
}
