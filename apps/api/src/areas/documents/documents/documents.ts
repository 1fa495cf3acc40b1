import { sql, type RawBuilder } from 'kysely'
import { approvalStatus, root, type QueryOf } from '@apron/contract'
import type { Document, documents as routes } from '@apron/contract/documents'
import type { Language } from '@apron/messages'
import { paged } from '#capabilities/paging/paged.ts'
import { readOutside } from '#capabilities/visible/document-access.ts'
import { holdsWords } from '#capabilities/search.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import type { DocumentRow } from '../domain/versions.ts'
import { fileOf, presentFile, type StoredFile } from '../domain/document-file.ts'

/** What the caller sees of documents, and the day on which it is. */
export type DocumentVisibility = {
  everyDocument: boolean
  /** The external person to whose documents it is narrowed. */
  outside: number | null
  today: string
}
/** A document with its files. */
type DocumentWithFile = Pick<
  DocumentRow,
  'id' | 'name' | 'version' | 'expires_on' | 'group_id' | 'parent_id' | 'status' | 'language' | 'translation_of'
> & {
  is_expired: boolean
  file: StoredFile | null
  waiting: { label: string; file: StoredFile | null } | null
}

const { SUBMITTING, APPROVAL } = approvalStatus

/** The version that waits beside the one in force. */
const waitingBeside = sql`document_versions v where v.document_id = documents.id and v.status = ${sql.lit(SUBMITTING)}
  and v.deleted_at is null and documents.current_version_id is not null`
/** The version in force; before there is any, the newest. */
const shownVersion = sql`(select v.file_id from document_versions v where v.document_id = documents.id and v.deleted_at is null
  and (documents.current_version_id is null or v.id = documents.current_version_id) order by v.id desc limit 1)`

const isExpired = (today: string) => sql<boolean>`coalesce(expires_on < ${today}::date, false)`

const orders = {
  id: sql`id`,
  name: sql`name collate natural_order`,
  version: sql`version collate natural_order`,
  expires_on: sql`expires_on`,
  status: sql`status`,
} as const

const columnsFor = ({ everyDocument, today }: DocumentVisibility) => [
  'id' as const,
  'name' as const,
  'version' as const,
  'expires_on' as const,
  'group_id' as const,
  'parent_id' as const,
  'status' as const,
  'language' as const,
  'translation_of' as const,
  isExpired(today).as('is_expired'),
  fileOf(shownVersion).as('file'),
  // Those who see only what is approved learn nothing of versions that wait.
  (everyDocument
    ? sql<
        DocumentWithFile['waiting']
      >`(select jsonb_build_object('label', v.label, 'file', ${fileOf(sql`v.file_id`)}) from ${waitingBeside})`
    : sql<DocumentWithFile['waiting']>`null::jsonb`
  ).as('waiting'),
]

/** One page of the documents that the caller may see. */
export const list = paged(
  ['group_id', 'search'],
  (db: Database, query: QueryOf<typeof routes.list>, seeing: DocumentVisibility) => {
    let rows = db.selectFrom('documents')
    if (!seeing.everyDocument) rows = rows.where('status', '=', APPROVAL)
    if (seeing.outside !== null) rows = rows.where(readOutside(sql`documents.id`, seeing.outside))
    if (query.status !== undefined) rows = rows.where('status', '=', query.status)
    if (query.group_id !== undefined) rows = rows.where('group_id', '=', query.group_id)
    if (query.search) rows = rows.where(holdsWords('search', query.search))
    if (query.expired !== undefined) rows = rows.where(sql<boolean>`${isExpired(seeing.today)} = ${query.expired}`)
    if (query.with_new !== undefined)
      rows = rows.where(
        sql<boolean>`exists (select from ${waitingBeside} and ${seeing.everyDocument}) = ${query.with_new}`,
      )
    const select = (page: typeof rows) =>
      page.select(columnsFor(seeing)).orderBy(orders[query.sort_by], query.sort).orderBy('id', query.sort)
    return { rows, select, whole: { all: db.selectFrom('documents'), id: 'id' } }
  },
)

/** 404 also for a document that is not approved, unless the caller sees every one. */
export async function find(
  db: Database,
  id: number,
  seeing: DocumentVisibility,
): Promise<DocumentWithFile & { current_version_id: number | null }> {
  let row = db
    .selectFrom('documents')
    .select([...columnsFor(seeing), 'current_version_id'])
    .where('id', '=', id)
  if (!seeing.everyDocument) row = row.where('status', '=', APPROVAL)
  if (seeing.outside !== null) row = row.where(readOutside(sql`documents.id`, seeing.outside))
  return found(await row.executeTakeFirst())
}

type DocumentName = { id: number; name: string }
const isSeen = ({ everyDocument, outside }: DocumentVisibility) => {
  const isOpen = sql<boolean>`(${everyDocument} or other.status = ${sql.lit(APPROVAL)})`
  return outside === null ? isOpen : sql<boolean>`(${isOpen} and ${readOutside(sql`other.id`, outside)})`
}

/** A document by its number, as far as the caller may see it: `id` and `name`. */
export const namedFor = (id: RawBuilder<unknown>, seeing: DocumentVisibility) => sql<DocumentName | null>`(
  select jsonb_build_object('id', other.id, 'name', other.name) from documents other
  where other.id = ${id} and ${isSeen(seeing)})`

/** A procedure has dozens of forms, not hundreds. */
const mostNamed = 100

/** The documents that name another one as what they belong to, or are translated from, as far as the caller may see them. */
export const namedOf = (
  column: 'parent_id' | 'translation_of',
  id: RawBuilder<unknown>,
  seeing: DocumentVisibility,
) => sql<DocumentName[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name collate natural_order, id), '[]') from (
    select other.id, other.name from documents other where ${sql.ref(`other.${column}`)} = ${id} and ${isSeen(seeing)}
    order by other.name collate natural_order, other.id limit ${sql.lit(mostNamed)}) first)`

export function present(row: DocumentWithFile, language: Language, fileStore: FileStore): Document {
  const { id, name, version, expires_on, is_expired, group_id } = row
  return {
    id,
    name,
    version,
    new_version: row.waiting?.label ?? null,
    expires_on,
    is_expired,
    group_id,
    group_document: group_id,
    parent_id: row.parent_id ?? root,
    status: presentStatus(row.status, language),
    file: presentFile(row.file, fileStore),
    new_file: presentFile(row.waiting?.file ?? null, fileStore),
    language: row.language as Language | null,
    translation_of: row.translation_of ?? root,
  }
}
