import { sql } from 'kysely'
import type { BodyOf, PageQuery } from '@apron/contract'
import type { reports as routes, TaggedItem } from '@apron/contract/audits'
import { paged } from '#capabilities/paging/paged.ts'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { meaning } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import type { Caller } from '#kernel/caller.ts'
import { beganWithin, isAmong, isCounted } from './counted.ts'

type Filters = BodyOf<typeof routes.byTag>
type TagReportContext = { db: Database; caller: Caller; query: PageQuery; fileStore: Pick<FileStore, 'url'> }

const columns = [
  'audit_items.id' as const,
  'audit_items.header' as const,
  'audit_items.content' as const,
  'audit_items.asks_input' as const,
  'audit_items.finding_number' as const,
  sql<TaggedItem['audit']>`json_build_object('id', audits.id, 'name', audits.name,
    'starting_date', audits.starting_date)`.as('audit'),
  sql<TaggedItem['group']>`(select json_build_object('id', g.group_id, 'index', g.index_html, 'header', g.header)
    from audit_groups g where g.audit_id = audits.id and g.group_id = audit_items.group_id)`.as('group'),
  sql<TaggedItem['status']>`(select to_json(s) from (
    select ${meaning} from item_statuses present left join audit_statuses own
      on own.audit_id = audits.id and own.status_id = present.id
    where present.id = audit_items.status_id) s)`.as('status'),
  sql<TaggedItem['tags']>`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name)
      order by t.name collate natural_order, t.id), '[]')
    from library_item_tags link join tags t on t.id = link.tag_id
    where link.item_id = audit_items.library_item_id)`.as('tags'),
]

const read = paged(['organization_id', 'from_date', 'to_date'], ofFilters)

function ofFilters(db: Database, query: PageQuery & Filters, caller: Caller) {
  const { organization_id, from_date, to_date, status_ids, tag_ids } = query
  const all = db.selectFrom('audit_items').innerJoin('audits', 'audits.id', 'audit_items.audit_id')
  let rows = all
    .where(isCounted({ caller, organizationId: organization_id }))
    .where(beganWithin(from_date, to_date))
    .where(isAmong('audit_items.status_id', status_ids))
  if (tag_ids.length > 0)
    rows = rows.where(
      sql<boolean>`audit_items.library_item_id in (select item_id from library_item_tags where tag_id = any(${tag_ids}))`,
    )
  const select = (page: typeof rows) =>
    page
      .select(columns)
      .orderBy('audits.starting_date', query.sort)
      .orderBy('audits.id', query.sort)
      .orderBy('audit_items.position', query.sort)
      .orderBy('audit_items.id', query.sort)
  return { rows, select, whole: { all, id: 'audit_items.id' } }
}

/** One page of the items that the filters are about, of the newest audits first. */
export async function list({ db, caller, query, fileStore }: TagReportContext, filters: Filters) {
  const page = await read(db, { ...query, ...filters }, caller)
  return { ...page, rows: page.rows.map((row) => ({ ...row, content: signImages(row.content, fileStore) })) }
}
