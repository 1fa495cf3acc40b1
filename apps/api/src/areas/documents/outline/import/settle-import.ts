import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { OutlineCounts, OutlineImport } from '@apron/contract/documents'
import { notifyFromJob } from '#capabilities/notifications/notify-from-job.ts'
import { notify } from '#capabilities/notifications/notify.ts'
import type { Database } from '#db/client.ts'
import type { DomainEvent } from '#events/domain-events.ts'
import type { AddressedEvents } from '#events/visibility.ts'
import type { Services } from '#http/services.ts'
import { refused } from '#kernel/refusals.ts'
import { writeTrail } from '#trail/trail.ts'
import { documentImported } from '../../domain/document-imported.ts'
import type { FoundOutline } from '../../domain/outline/found.ts'
import { merge, planFor } from '../../domain/outline/merge.ts'
import type { OutlineWarning } from '../outline.ts'
import type { Outline } from '../sent-outline.ts'
import { withPictures } from '../sent-outline.ts'
import type { ImportJob } from './reading.ts'
import { end, holdWith, waitingVersion, type Failure } from './imports.ts'
import type { PictureFiles } from './pictures.ts'

type OutlineWithPictures = Omit<Outline, 'pictures'> & { pictures: PictureFiles }
type Ended = { state: OutlineImport['state']; counts?: OutlineCounts; version?: string; failure?: Failure }

/**
 * Ends the reading of an import: writes the outline, has it wait with a version, or stores it as a preview. Does
 * nothing when it was cancelled meanwhile.
 */
export async function settle(services: Services, one: ImportJob, outline: OutlineWithPictures): Promise<void> {
  await ending(services, one, async (db, name) => {
    const document = await db
      .selectFrom('documents')
      .select('status')
      .where('id', '=', one.document_id)
      .executeTakeFirstOrThrow()
    if (document.status !== approvalStatus.APPROVAL) throw refused('document_not_approved', { name })
    const found = await foundOf(services, db, one, outline)
    const missing = outline.pictures.filter((picture) => picture === null).length
    const warnings: OutlineWarning[] = [
      ...outline.warnings,
      ...(missing > 0 ? [{ text: 'outlines.pictures_not_taken' as const, count: missing }] : []),
    ]
    await db
      .updateTable('outline_imports')
      .set({ found: JSON.stringify(found), warnings: JSON.stringify(warnings) })
      .where('id', '=', one.id)
      .execute()
    return write(db, one, found)
  })
}

/** Notes why an import came to nothing. */
export async function settleFailed(services: Services, one: ImportJob, failure: Failure): Promise<void> {
  await ending(services, one, async (db) => {
    await end(db, one.id, { state: 'failed', error: failure })
    return { state: 'failed', failure }
  })
}

async function write(
  db: Database,
  { id, document_id, started_by, sent }: ImportJob,
  found: FoundOutline,
): Promise<Ended> {
  const version = await waitingVersion(db, document_id)
  const { counts, rows } = await planFor(db, document_id, found.items)
  if (sent.preview && (rows.length > 0 || version)) {
    const progress = 100
    await db.updateTable('outline_imports').set({ state: 'preview', progress }).where('id', '=', id).execute()
    return { state: 'preview', counts }
  }
  if (version) {
    await holdWith(db, { id, document_id }, version.id, counts)
    return { state: 'held', counts, version: version.label }
  }
  const made = await merge(db, document_id, found.items, started_by)
  await end(db, id, { state: 'done', counts: made })
  return { state: 'done', counts: made }
}

/** The items with the files of their pictures: those that the document shows already, and records of the others. */
async function foundOf(
  services: Services,
  db: Database,
  one: ImportJob,
  outline: OutlineWithPictures,
): Promise<FoundOutline> {
  const known = await shownBy(db, one.document_id)
  const fresh = outline.pictures.filter((picture) => picture !== null && !known.has(picture.receivedDigest))
  const recorded = fresh.length > 0 ? await services.fileStore.recordAll(db, fresh as never, one.started_by) : []
  for (const [at, picture] of fresh.entries()) known.set(picture!.receivedDigest, recorded[at]!)
  const files = outline.pictures.map((picture) => picture && known.get(picture.receivedDigest)!)
  const items = outline.items.map(({ index, header, parent, content }) => ({
    index,
    header,
    parent,
    content: withPictures(content, files),
  }))
  return { rule: outline.rule, items, pictures: files.filter((file) => file !== null) }
}

/** The pictures of an outline by the digest of what was sent. */
async function shownBy(db: Database, documentId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; digest: string }>`
    select id, received_digest as digest from files where received_digest is not null and id in (
      select unnest(picture_ids(content)) from document_items
      where document_id = ${documentId} and content like '%/files/%')`.execute(db)
  return new Map(rows.map(({ id, digest }) => [digest, id]))
}

/**
 * Ends the reading of an import, records it and notifies the person who began it, all in one; does nothing once it has
 * ended otherwise.
 */
async function ending(
  services: Services,
  one: ImportJob,
  work: (db: Database, name: string) => Promise<Ended>,
): Promise<void> {
  const { id, document_id, started_by } = one
  let places: AddressedEvents[] = []
  await notifyFromJob(services, async (db, publish) => {
    // In the order in which calls hold them.
    const { rows } = await sql<{ name: string }>`
      select name from documents where id = ${document_id} for no key update`.execute(db)
    const row = await db
      .selectFrom('outline_imports')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.state !== 'reading') return
    const name = rows[0]!.name
    const { state, counts, version, failure } = await work(db, name)
    const facts: DomainEvent[] = [
      { entity: 'outline_import', id, auditId: null },
      ...(state === 'done' ? [{ entity: 'document_item', id: null, auditId: null } as const] : []),
    ]
    const by = { userId: started_by, sessionId: null, address: 'server', agent: 'documents.outline' }
    const action = state === 'done' ? 'document.outline_imported' : `document.outline_import_${state}`
    const after = { import: id, file: one.file.name, counts, version, failure }
    await writeTrail(db, { ...by, action, subjectId: document_id, before: null, after }, facts)
    const data = { document_id, import_id: id, name, state, version, failed: state === 'failed', reason: failure }
    await notify(
      { db, publish, caller: null },
      documentImported,
      sql`select ${started_by}::integer as user_id, ${`import:${id}`} as subject, ${JSON.stringify(data)}::jsonb as data`,
    )
    publish({ user: started_by }, 'document.import', { id, document_id, state, progress: 100 })
    places = await services.events.announcer.places(db, facts)
  })
  services.events.announcer.tell(places, null)
}
