import { sql, type Selectable } from 'kysely'
import {
  approvalStatus,
  type LibraryItem,
  type Page,
  type QueryOf,
  type checklistItems as routes,
} from '@apron/contract'
import type { Language } from '@apron/messages'
import { paged } from '../../capabilities/paged.ts'
import { signImages } from '../../capabilities/rich-text-images.ts'
import { holdsWords } from '../../capabilities/search.ts'
import type { Use } from '../../capabilities/uses.ts'
import { visibleTo } from '../../capabilities/visible-audits.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import type { FileStore } from '../../files/store.ts'
import type { Caller } from '../../http/caller.ts'
import { found, invalid, refused } from '../../http/refusal.ts'
import { presentStatus } from '../../http/status-text.ts'

type Row = Pick<
  Selectable<Tables['library_items']>,
  'id' | 'group_id' | 'header' | 'content' | 'asks_input' | 'status' | 'maker_id'
>
type Linked = Row & { tags: LibraryItem['tags']; document_items: LibraryItem['document_items'] }

const columns = ['id', 'group_id', 'header', 'content', 'asks_input', 'status', 'maker_id'] as const
const orders = { id: sql`id`, header: sql`header collate natural_order`, status: sql`status` } as const

export const uses = [{ table: 'audit_items', column: 'library_item_id', text: 'uses.audits' }] satisfies Use[]

const links = [
  sql<Linked['tags']>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', tags.id, 'name', tags.name)
      order by tags.name collate natural_order), '[]')
    from library_item_tags link join tags on tags.id = link.tag_id
    where link.item_id = library_items.id)`.as('tags'),
  sql<Linked['document_items']>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', part.id, 'index', part.index, 'header', part.header,
      'document', jsonb_build_object('id', document.id, 'name', document.name))
      order by document.name collate natural_order, document.id, part.position, part.id), '[]')
    from library_item_references link
    join document_items part on part.id = link.document_item_id
    join documents document on document.id = part.document_id
    where link.item_id = library_items.id)`.as('document_items'),
]

export async function list(db: Database, query: QueryOf<typeof routes.list>): Promise<Page<Linked>> {
  let rows = db.selectFrom('library_items')
  if (query.groupchkitem_id !== undefined) rows = rows.where('group_id', '=', query.groupchkitem_id)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  if (query.search) rows = rows.where(holdsWords('search', query.search))
  return paged(rows, query, (page) =>
    page
      .select([...columns, ...links])
      .orderBy(orders[query.sort_by], query.sort)
      .orderBy('id', query.sort),
  )
}

export async function find(db: Database, id: number): Promise<Linked> {
  const row = db
    .selectFrom('library_items')
    .select([...columns, ...links])
    .where('id', '=', id)
  return found(await row.executeTakeFirst())
}

/** Whether an audit that the caller may see asks this item, whatever has become of it in the library since. */
export async function isInAuditOf(db: Database, id: number, caller: Caller): Promise<boolean> {
  const audits = db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .select('audits.id')
    .where('audit_items.library_item_id', '=', id)
    .where(visibleTo(caller))
  return (await audits.limit(1).executeTakeFirst()) !== undefined
}

/** The item, held until the transaction ends; 404. */
export async function hold(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('library_items').select(columns).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** Refuses a group that does not exist (422) or is not approved (400); it stays as it is until the transaction ends. */
export async function checkGroup(db: Database, id: number): Promise<void> {
  const group = await db
    .selectFrom('library_groups')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!group) throw invalid('grp_chk_item_id', 'validation.missing_record')
  if (group.status !== approvalStatus.APPROVAL) throw refused('group_not_approved')
}

/** 422 when another item of the group bears the header, whatever its case. */
export async function checkHeader(db: Database, groupId: number, header: string, except = 0): Promise<void> {
  const other = await db
    .selectFrom('library_items')
    .select('id')
    .where('group_id', '=', groupId)
    .where(sql`lower(header)`, '=', sql`lower(${header})`)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) throw invalid('header', 'validation.header_taken')
}

export function present(row: Linked, language: Language, fileStore: FileStore): LibraryItem {
  return {
    id: row.id,
    grp_chk_item_id: row.group_id,
    header: row.header,
    content: signImages(row.content, fileStore),
    si: row.asks_input,
    status: presentStatus(row.status, language),
    tags: row.tags,
    document_items: row.document_items,
  }
}
