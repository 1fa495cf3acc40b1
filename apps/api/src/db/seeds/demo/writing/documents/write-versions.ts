import { approvalStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../../../client.ts'
import { dayFrom, momentOn } from '../../days.ts'
import type { DemoDocument, OutlineItem } from '../../documents/document.ts'
import { allDocuments, editionsOf } from '../../documents/files.ts'
import { paragraph } from '../../paragraph.ts'
import type { DocumentSeedContext } from './given.ts'
import { writeReaders } from './write-readers.ts'

type Edition = ReturnType<typeof editionsOf>[number]

const { APPROVAL, SUBMITTING } = approvalStatus

/** The versions of the documents with their files, what each says, and who has read them. */
export async function writeVersions(db: Database, language: Language, given: DocumentSeedContext): Promise<void> {
  for (const document of allDocuments) {
    const ids = new Map<string, number>()
    for (const edition of editionsOf(document))
      ids.set(
        edition.version,
        await writeVersion(db, language, { given, document, edition, before: [...ids.values()].at(-1) }),
      )
    if (document.approved === undefined) continue
    const current = ids.get(document.version)!
    await db
      .updateTable('documents')
      .set({ current_version_id: current })
      .where('id', '=', given.documentId(document))
      .execute()
    if (document.next)
      await writeHeldOutline(db, language, { given, document, versionId: ids.get(document.next.version)! })
    await writeHistory(db, language, { given, document, ids })
    await writeReaders(db, language, { given, document, versionId: current })
  }
}

type OfVersion = { given: DocumentSeedContext; document: DemoDocument; edition: Edition; before: number | undefined }

async function writeVersion(
  db: Database,
  language: Language,
  { given: { company, clock, store, files, documentId }, document, edition: { version }, before }: OfVersion,
): Promise<number> {
  const maker_id = company.user('bichNgoc')
  const { former, next, approved } = document
  const day = version === former?.version ? former.approved : version === document.version ? approved : undefined
  const at = (days: number, minutes: number) => momentOn(dayFrom(clock.today, days), minutes, clock.now)
  const isApproved = day !== undefined
  const { id } = await db
    .insertInto('document_versions')
    .values({
      document_id: documentId(document),
      label: version,
      file_id: await store.record(db, files.of(document, version), maker_id),
      status: isApproved ? APPROVAL : SUBMITTING,
      maker_id,
      note: version === next?.version ? next.note[language] : null,
      created_at: at((day ?? -1) - 2, 95),
      decided_at: isApproved ? at(day, 220) : null,
      decided_by: isApproved ? company.user('vanPhuc') : null,
      replaces_id: isApproved ? (before ?? null) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isApproved) await db.updateTable('document_versions').set({ reading_of_id: id }).where('id', '=', id).execute()
  return id
}

/** A new version brings an outline with it, which comes into the document when it is approved. */
async function writeHeldOutline(
  db: Database,
  language: Language,
  { given, document, versionId }: { given: DocumentSeedContext; document: DemoDocument; versionId: number },
): Promise<void> {
  const { company, clock, store, files, documentId } = given
  const { version, entries } = editionsOf(document).at(-1)!
  const indexes = entries.map(([, { index }]) => index)
  const items = entries.map(([, { index, header, content }]) => {
    const parent = indexes.indexOf(index.split('.').slice(0, -1).join('.'))
    const place = parent < 0 ? null : parent
    return { index, header: header[language], parent: place, content: paragraph(content[language]) }
  })
  const changed = Object.keys(document.next?.says ?? {}).length
  const counts = { same: items.length - changed, new: 0, changed, moved: 0, removed: 0, kept: 0 }
  await db
    .insertInto('outline_imports')
    .values({
      document_id: documentId(document),
      version_id: versionId,
      file_id: await store.record(db, files.of(document, version), company.user('bichNgoc')),
      started_by: company.user('bichNgoc'),
      state: 'held',
      progress: 100,
      found: JSON.stringify({ rule: 'styles', items, pictures: [] }),
      counts: JSON.stringify(counts),
      warnings: '[]',
      created_at: momentOn(dayFrom(clock.today, -3), 120, clock.now),
    })
    .execute()
}

type OfDocument = { given: DocumentSeedContext; document: DemoDocument; ids: ReadonlyMap<string, number> }

/** What each item said in each version that has been in force. */
async function writeHistory(db: Database, language: Language, { given, document, ids }: OfDocument): Promise<void> {
  const { company, clock, documentId, item } = given
  const forced = editionsOf(document).filter(({ version }) => version !== document.next?.version)
  const saidBefore = new Map<string, OutlineItem>()
  for (const { version, entries } of forced) {
    const days = version === document.version ? document.approved! : document.former!.approved
    const news = entries.filter(([key, entry]) => saidBefore.get(key)?.content !== entry.content)
    await db
      .insertInto('document_item_history')
      .values(
        news.map(([key, { index, header, content }]) => {
          const above = index.split('.').slice(0, -1).join('.')
          const parent = entries.find(([, other]) => other.index === above)
          return {
            document_id: documentId(document),
            item_id: item(key),
            version_id: ids.get(version)!,
            revision: saidBefore.has(key) ? 2 : 1,
            index,
            header: header[language],
            content: paragraph(content[language]),
            parent_id: parent ? item(parent[0]) : null,
            position: Object.keys(document.outline).indexOf(key),
            changed_by: company.user('bichNgoc'),
            changed_at: momentOn(dayFrom(clock.today, days), 220, clock.now),
          }
        }),
      )
      .execute()
    await markChanged(
      db,
      news.map(([key]) => ({ id: item(key), revision: saidBefore.has(key) ? 2 : 1 })),
      ids.get(version)!,
    )
    for (const [key, entry] of news) saidBefore.set(key, entry)
  }
}

async function markChanged(db: Database, items: { id: number; revision: number }[], versionId: number): Promise<void> {
  for (const { id, revision } of items)
    await db
      .updateTable('document_items')
      .set({ revision, changed_in_version_id: versionId })
      .where('id', '=', id)
      .execute()
}
