import { sql, type Selectable } from 'kysely'
import { approvalStatus, type BodyOf, type QueryOf } from '@apron/contract'
import { checklistItems as routes, type LibraryItem } from '@apron/contract/library'
import type { Language } from '@apron/messages'
import { checkAll } from '#capabilities/review/bulk.ts'
import { holdChosen, type ApprovalRecord, type ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { locked } from '#capabilities/held.ts'
import { bears, checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { reviewedAs } from '#capabilities/notifications/status-changed.ts'
import { required, signImages, storedRichText } from '#capabilities/rich-text/rich-text-images.ts'
import { holdsWords } from '#capabilities/search.ts'
import { checkUnused, usedAmong, type Uses } from '#capabilities/uses.ts'
import { questionsOutside } from '#capabilities/visible/from-outside.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import type { FileStore } from '#files/store.ts'
import type { Caller } from '#kernel/caller.ts'
import { checkEach, found, invalid, refused } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { sees } from '../domain/seen-items.ts'
import { branch } from './groups.ts'
import { checkLinks, setLinks } from './links.ts'

type Row = Pick<
  Selectable<Tables['library_items']>,
  'id' | 'group_id' | 'header' | 'content' | 'asks_input' | 'status' | 'maker_id'
>
type LibraryItemValues = ReturnType<typeof fromForm>
type Linked = Row & { tags: LibraryItem['tags']; document_items: LibraryItem['document_items'] }

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('library_item', {
  folder: 'group_id',
})

/** How one waits for a decision. */
export const deciding: ApprovalDefinition = {
  reviewed,
  section: 'library.title',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: { header: 'library.header', content: 'library.content', group_name: 'library.group' },
  sees,
  branch: branch(sql`record.group_id`),
  detail: sql<string>`record.content`,
}

const columns = ['id', 'group_id', 'header', 'content', 'asks_input', 'status', 'maker_id'] as const
const orders = { id: sql`id`, header: sql`header collate natural_order`, status: sql`status` } as const

const links = [
  sql<Linked['tags']>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', tags.id, 'name', tags.name)
      order by tags.name collate natural_order), '[]')
    from library_item_tags link join tags on tags.id = link.tag_id
    where link.item_id = library_items.id)`.as('tags'),
  sql<Linked['document_items']>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', part.id, 'index', part.index, 'header', part.header,
      'document', jsonb_build_object('id', document.id, 'name', document.name))
      order by document.name collate natural_order, document.id, part.index collate natural_order, part.id), '[]')
    from library_item_references link
    join document_items part on part.id = link.document_item_id
    join documents document on document.id = part.document_id
    where link.item_id = library_items.id)`.as('document_items'),
]

const hasTag = (tagId: number) => sql<boolean>`exists (
  select from library_item_tags link where link.item_id = library_items.id and link.tag_id = ${tagId})`

export const list = paged(['group_id', 'tag_id', 'search'], (db: Database, query: QueryOf<typeof routes.list>) => {
  let rows = db.selectFrom('library_items')
  if (query.group_id !== undefined) rows = rows.where('group_id', '=', query.group_id)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  if (query.tag_id !== undefined) rows = rows.where(hasTag(query.tag_id))
  if (query.search) rows = rows.where(holdsWords('search', query.search))
  const select = (page: typeof rows) =>
    page
      .select([...columns, ...links])
      .orderBy(orders[query.sort_by], query.sort)
      .orderBy('id', query.sort)
  return { rows, select, whole: { all: db.selectFrom('library_items'), id: 'id' } }
})

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

/** Whether a question is one that an external person is asked, or asks in an audit. */
export async function isAskedOutside(db: Database, id: number, person: number): Promise<boolean> {
  const { rows } = await sql`select where ${id}::integer in (${questionsOutside(person)})`.execute(db)
  return rows.length > 0
}

/** The item, held until the transaction ends; 404. */
export function hold(db: Database, id: number): Promise<Row> {
  return locked(db, 'library_items', id, columns)
}

/** Refuses a group that does not exist (422) or is not approved (400); it stays as it is until the transaction ends. */
async function checkGroup(db: Database, id: number): Promise<void> {
  const group = await db
    .selectFrom('library_groups')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!group) throw invalid('grp_chk_item_id', 'validation.missing_record')
  if (group.status !== approvalStatus.APPROVAL) throw refused('group_not_approved')
}

/** 422 when another item of the group bears the header. */
async function checkHeader(db: Database, { group_id, header }: LibraryItemValues, kept?: Row): Promise<void> {
  const asking = { kept, text: 'validation.header_taken', differsBy: 'diacritics' } as const
  await checkNameIsFree(db, 'library_items', { group_id, header }, asking)
}

/** An item that waits for approval, gives its id; refuses what its group, header, words and links may not be. */
export async function create(db: Database, values: LibraryItemValues, maker: { id: number }): Promise<number> {
  await checkEach(
    () => checkGroup(db, values.group_id),
    () => checkHeader(db, values),
    () => checkLinks(db, null, values.links),
  )
  const { links, ...columns } = values
  const content = required('content', await storedRichText(db, values.content, maker.id))
  const { id } = await db
    .insertInto('library_items')
    .values({ ...columns, content, maker_id: maker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setLinks(db, id, links)
  return id
}

/** Writes the held item anew; refuses as for a new one. The group in which it stands may have lost its approval. */
export async function update(db: Database, item: Row, values: LibraryItemValues, maker: { id: number }): Promise<void> {
  await checkEach(
    () => (values.group_id === item.group_id ? undefined : checkGroup(db, values.group_id)),
    () => checkHeader(db, values, item),
    () => checkLinks(db, item.id, values.links),
  )
  const { links, ...columns } = values
  const content = required('content', await storedRichText(db, values.content, maker.id, item.content))
  const isNamed = !bears(item, { group_id: values.group_id, header: values.header })
  await db
    .updateTable('library_items')
    .set({
      ...columns,
      ...(isNamed && { shares_header: false }),
      content,
      status: afterEdit(item.status),
      maker_id: maker.id,
    })
    .where('id', '=', item.id)
    .execute()
  await setLinks(db, item.id, links)
}

/** Removes the held item; 400 while an audit asks it. */
export async function remove(db: Database, item: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'library_items', [item.id])
  await db.deleteFrom('library_items').where('id', '=', item.id).execute()
}

/** Removes items, or none (400) while an audit asks any of them; gives those that are gone. */
export async function removeMany(db: Database, ids: number[], uses: Uses): Promise<ApprovalRecord[]> {
  const chosen = await holdChosen(db, reviewed, ids)
  const inUse = await usedAmong(db, uses, 'library_items', ids)
  checkAll(ids, chosen, [{ text: 'bulk.in_use', records: chosen.filter(({ id }) => inUse.has(id)) }])
  await db.deleteFrom('library_items').where('id', 'in', ids).execute()
  return chosen
}

export function fromForm({ tag_ids, document_item_ids, ...columns }: BodyOf<typeof routes.create>) {
  return { ...columns, links: { tags: tag_ids, parts: document_item_ids } }
}

export function present(row: Linked, language: Language, fileStore: FileStore): LibraryItem {
  return {
    id: row.id,
    group_id: row.group_id,
    header: row.header,
    content: signImages(row.content, fileStore),
    asks_input: row.asks_input,
    status: presentStatus(row.status, language),
    tags: row.tags,
    document_items: row.document_items,
  }
}
