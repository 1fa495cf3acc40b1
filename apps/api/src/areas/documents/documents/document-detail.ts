import { sql } from 'kysely'
import type { DocumentDetail } from '@apron/contract/documents'
import type { Language } from '@apron/messages'
import { outsideReader, seesEveryDocument } from '#capabilities/visible/document-access.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { documentVersions } from '@apron/contract/documents'
import * as versions from '../domain/listed-versions.ts'
import * as documents from './documents.ts'

type DocumentDetailContext = { db: Database; caller: Caller; language: Language; today: string; fileStore: FileStore }
type More = Pick<DocumentDetail, 'group' | 'parent' | 'children' | 'original' | 'translations' | 'has_items'>

/** What the caller sees of documents. */
export const seeing = ({
  caller,
  today,
}: Pick<DocumentDetailContext, 'caller' | 'today'>): documents.DocumentVisibility => ({
  everyDocument: seesEveryDocument(caller),
  outside: outsideReader(caller),
  today,
})

/** A document with what stands around it; 404 for one that the caller does not see. */
export async function show(asking: DocumentDetailContext, id: number): Promise<DocumentDetail> {
  const { db, caller, language, fileStore } = asking
  const own = seeing(asking)
  const row = await documents.find(db, id, own)
  const { rows } = await sql<More>`
    select (select jsonb_build_object('id', g.id, 'name', g.name) from document_groups g where g.id = d.group_id) as group,
      ${documents.namedFor(sql`d.parent_id`, own)} as parent, ${documents.namedFor(sql`d.translation_of`, own)} as original,
      ${documents.namedOf('parent_id', sql`d.id`, own)} as children,
      ${documents.namedOf('translation_of', sql`d.id`, own)} as translations,
      exists (select from document_items i where i.document_id = d.id and not i.is_gone) as has_items
    from documents d where d.id = ${id}`.execute(db)
  const editions = passes(caller, documentVersions.list.access) ? await versions.listed(db, id) : []
  return {
    ...documents.present(row, language, fileStore),
    ...rows[0]!,
    versions: editions.map((version) => versions.present(version, language, fileStore)),
    current_version_id: row.current_version_id,
  }
}

/** What the trail keeps of a document: what its form holds, in words. */
export async function noted(db: Database, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select d.id, d.name, d.version, d.expires_on, d.language, d.status, d.group_id, g.name as group_name,
      parent.name as parent_name, original.name as original_name,
      (select f.name from document_versions v join files f on f.id = v.file_id
        where v.document_id = d.id and v.deleted_at is null order by v.id desc limit 1) as file_name,
      (select f.digest from document_versions v join files f on f.id = v.file_id
        where v.document_id = d.id and v.deleted_at is null order by v.id desc limit 1) as digest
    from documents d join document_groups g on g.id = d.group_id
    left join documents parent on parent.id = d.parent_id
    left join documents original on original.id = d.translation_of
    where d.id = ${id}`.execute(db)
  return rows[0] ?? {}
}
