import type { Selectable } from 'kysely'
import { approvalStatus, type QueryOf } from '@apron/contract'
import type { Document, documents as routes } from '@apron/contract/documents'
import type { Language } from '@apron/messages'
import { holdsWords } from '../../../capabilities/search.ts'
import type { Database } from '../../../db/client.ts'
import type { Tables } from '../../../db/schema/index.ts'
import { found } from '../../../http/answering/refusal.ts'
import { presentStatus } from '../../../http/answering/status-text.ts'

type DocumentRow = Selectable<Tables['documents']>

/** The documents that a query asks for, as far as the caller may see them. */
export function filter(db: Database, query: QueryOf<typeof routes.list>, seesEvery: boolean) {
  let rows = db.selectFrom('documents')
  if (!seesEvery) rows = rows.where('status', '=', approvalStatus.APPROVAL)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  if (query.group_id !== undefined) rows = rows.where('group_id', '=', query.group_id)
  if (query.search) rows = rows.where(holdsWords('search', query.search))
  return rows
}

/** 404 also for a document that is not approved, unless the caller sees every one. */
export async function find(db: Database, id: number, seesEvery: boolean): Promise<DocumentRow> {
  let row = db.selectFrom('documents').selectAll().where('id', '=', id)
  if (!seesEvery) row = row.where('status', '=', approvalStatus.APPROVAL)
  return found(await row.executeTakeFirst())
}

export function present(row: DocumentRow, language: Language): Document {
  const { id, name, version, expires_on, group_id } = row
  return { id, name, version, expires_on, group_id, status: presentStatus(row.status, language) }
}
