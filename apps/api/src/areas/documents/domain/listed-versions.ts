import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { DocumentVersion } from '@apron/contract/documents'
import { translate, type Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { fileOf, presentFile, type StoredFile } from './document-file.ts'
import { keptBecause, type VersionRow } from './versions.ts'

type Person = { id: number; fullname: string }
type VersionListRow = Pick<
  VersionRow,
  'id' | 'label' | 'status' | 'note' | 'is_editorial' | 'created_at' | 'decided_at'
> & {
  file: StoredFile | null
  maker: Person | null
  decider: Person | null
  kept: { isOldest: boolean; isInForce: boolean; acknowledged: number }
}

const person = (id: string) =>
  sql`(select jsonb_build_object('id', u.id, 'fullname', u.fullname) from users u where u.id = ${sql.ref(id)})`

/** The versions of a document but those that were deleted, the newest first; or the one of that number alone. */
export async function listed(
  db: Database,
  documentId: number,
  versionId: number | null = null,
): Promise<VersionListRow[]> {
  const { rows } = await sql<VersionListRow>`
    select v.id, v.label, v.status, v.note, v.is_editorial, v.created_at, v.decided_at, ${fileOf(sql`v.file_id`)} as file,
      ${person('v.maker_id')} as maker, ${person('v.decided_by')} as decider, ${keptBecause} as kept
    from document_versions v join documents d on d.id = v.document_id
    where v.document_id = ${documentId} and v.deleted_at is null and (${versionId}::integer is null or v.id = ${versionId})
    order by v.id desc`.execute(db)
  return rows
}

export function present(row: VersionListRow, language: Language, fileStore: FileStore): DocumentVersion {
  const { id, label, note, is_editorial, maker, created_at, decided_at, kept } = row
  return {
    id,
    label,
    status: presentStatus(row.status, language),
    file: presentFile(row.file, fileStore),
    note,
    is_editorial,
    maker,
    created_at,
    decided_at: row.status === approvalStatus.SUBMITTING ? null : decided_at,
    decided_by: row.status === approvalStatus.SUBMITTING ? null : row.decider,
    is_in_force: kept.isInForce,
    acknowledged: kept.acknowledged,
    kept_because: keptWords(kept, language),
  }
}

function keptWords({ isOldest, isInForce, acknowledged }: VersionListRow['kept'], language: Language): string | null {
  if (isOldest) return translate(language, 'errors.version_oldest')
  if (isInForce) return translate(language, 'errors.version_in_force')
  return acknowledged > 0 ? translate(language, 'errors.version_acknowledged', { count: acknowledged }) : null
}
