import { approvalStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../../../client.ts'
import type { FrozenItem } from '../../../../schema/papers/minutes-snapshot.ts'
import { documentGroups } from '../../documents/documents.ts'
import type { DemoDocument } from '../../documents/document.ts'
import { paragraph } from '../../paragraph.ts'
import { dayFrom } from '../../days.ts'
import { keysOf, reserve } from '../reserve.ts'
import type { DocumentSeedInput } from './given.ts'
import { writeVersions } from './write-versions.ts'

const { APPROVAL, SUBMITTING } = approvalStatus

type Reference = FrozenItem['references'][number]

/** The controlled documents with their outlines; answers with what each item of an outline is referred to as. */
export async function writeDocuments(
  db: Database,
  language: Language,
  given: DocumentSeedInput,
): Promise<Map<string, Reference>> {
  const makerId = given.company.user('bichNgoc')
  const folders = keysOf(documentGroups)
  const all = folders.flatMap((folder) =>
    documentGroups[folder].documents.map((document: DemoDocument) => ({ folder, document })),
  )
  const entries = all.flatMap(({ document }) => outlineOf(document))
  const group = await reserve(db, 'document_groups', folders)
  const documentId = await reserve(
    db,
    'documents',
    all.map(({ document }) => document),
  )
  const item = await reserve(
    db,
    'document_items',
    entries.map(({ key }) => key),
  )
  await db
    .insertInto('document_groups')
    .values(
      folders.map((key) => ({
        id: group(key),
        name: documentGroups[key].name[language],
        parent_id: parentOf(key, group),
        status: APPROVAL,
        maker_id: makerId,
      })),
    )
    .execute()
  await db
    .insertInto('documents')
    .values(all.map((one) => rowOf(one, { language, given, group, documentId })))
    .execute()
  await writeOutlines(db, language, entries, { item, documentId })
  await writeVersions(db, language, { ...given, documentId, item })
  return new Map(
    entries.map(({ key, entry, document }) => [
      key,
      {
        id: item(key),
        index: entry.index,
        header: entry.header[language],
        document: { id: documentId(document), name: document.name[language] },
      },
    ]),
  )
}

type FolderDocument = { folder: keyof typeof documentGroups; document: DemoDocument }
type DocumentRowInput = {
  language: Language
  given: DocumentSeedInput
  group: (key: keyof typeof documentGroups) => number
  documentId: (document: DemoDocument) => number
}

function rowOf({ folder, document }: FolderDocument, { language, given, group, documentId }: DocumentRowInput) {
  return {
    id: documentId(document),
    group_id: group(folder),
    name: document.name[language],
    version: document.version,
    status: document.approved === undefined ? SUBMITTING : APPROVAL,
    expires_on: document.expires === undefined ? null : dayFrom(given.clock.today, document.expires),
    parent_id: document.belongsTo ? documentId(document.belongsTo) : null,
    language,
    ...(document.readers && { audience_due_days: document.readers.days }),
    maker_id: given.company.user('bichNgoc'),
  }
}

/** The group in which one of the demonstration lies. */
function parentOf(
  key: keyof typeof documentGroups,
  group: (key: keyof typeof documentGroups) => number,
): number | null {
  const placed = documentGroups[key]
  return 'below' in placed ? group(placed.below) : null
}

const outlineOf = (document: DemoDocument) =>
  Object.entries(document.outline).map(([key, entry], position) => ({ key, entry, document, position }))

type Ids = { item: (key: string) => number; documentId: (document: DemoDocument) => number }

async function writeOutlines(
  db: Database,
  language: Language,
  entries: ReturnType<typeof outlineOf>,
  { item, documentId }: Ids,
): Promise<void> {
  await db
    .insertInto('document_items')
    .values(
      entries.map(({ key, entry, document, position }) => {
        // 2.1 stands under 2 of the same document.
        const above = entry.index.split('.').slice(0, -1).join('.')
        const parent = entries.find((other) => other.document === document && other.entry.index === above)
        return {
          id: item(key),
          document_id: documentId(document),
          parent_id: parent ? item(parent.key) : null,
          index: entry.index,
          header: entry.header[language],
          content: paragraph(entry.content[language]),
          position,
        }
      }),
    )
    .execute()
}
