import { sql } from 'kysely'
import { keepStatuses } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { enterAudit, type AuditAccess } from '#http/rights/audit-access.ts'
import type { Caller } from '#kernel/caller.ts'
import { notPermitted, refused } from '#kernel/refusals.ts'
import { checkAskable } from '../domain/planning/askable.ts'

/** 400 for an audit without a single item. */
export async function checkSome(db: Database, auditId: number): Promise<void> {
  const item = db.selectFrom('audit_items').select('id').where('audit_id', '=', auditId)
  if (!(await item.limit(1).executeTakeFirst())) throw refused('audit_without_items')
}

/**
 * Gives a held audit just these items of the library, and says which it lost and which came. 403 for whoever may take
 * none away and would; 400 for items that are not approved.
 */
export async function set(db: Database, audit: AuditAccess, wanted: readonly number[], maker: { id: number }) {
  // Before any item is touched: whoever makes another status the default holds them all, and then touches items.
  await keepStatuses(db)
  const { missing, added } = await compare(db, audit.id, wanted)
  if (missing.length > 0 && !audit.may('REMOVE_CHECKLIST_ITEM')) throw notPermitted()
  await checkAskable(db, added)
  await remove(db, audit.id, missing)
  if (added.length > 0) {
    const statusId = await defaultStatus(db)
    await snapshotGroups(db, audit.id, added)
    await add(db, audit.id, added, statusId)
  }
  await dropEmptyGroups(db, audit.id)
  await arrange(db, audit.id)
  await db.updateTable('audits').set({ maker_id: maker.id }).where('id', '=', audit.id).execute()
  return { removed: missing, added }
}

/** Gives a new audit its questions; 403 for whoever may not add any to it. */
export async function begin(db: Database, auditId: number, wanted: readonly number[], maker: Caller): Promise<void> {
  const audit = await enterAudit(db, maker, auditId, { lock: 'none' })
  if (!audit.may('ADD_CHECKLIST_ITEM')) throw notPermitted()
  await set(db, audit, wanted, maker)
}

/** The library items of an audit that a list of wanted ones leaves out, and those that it adds. */
async function compare(db: Database, auditId: number, wanted: readonly number[]) {
  const { rows } = await sql<{ missing: number[]; added: number[] }>`
    with present as (select library_item_id as id from audit_items where audit_id = ${auditId}),
      wanted as (select distinct unnest(${wanted}::integer[]) as id)
    select array(select id from present except select id from wanted order by id) as missing,
      array(select id from wanted except select id from present order by id) as added`.execute(db)
  return rows[0]!
}

/** The status in which a new item of an audit starts; 400 while none is chosen. */
export async function defaultStatus(db: Database): Promise<number> {
  await keepStatuses(db)
  const status = await db.selectFrom('item_statuses').select('id').where('is_default', '=', true).executeTakeFirst()
  if (!status) throw refused('no_default_status')
  return status.id
}

async function remove(db: Database, auditId: number, libraryItemIds: readonly number[]): Promise<void> {
  await sql`delete from audit_items where audit_id = ${auditId} and library_item_id = any(${libraryItemIds}::integer[])`.execute(
    db,
  )
}

/** Copies library items into the audit; their groups must be in it already. */
async function add(db: Database, auditId: number, libraryItemIds: readonly number[], statusId: number): Promise<void> {
  await sql`insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id)
    select ${auditId}, group_id, id, header, content, asks_input, ${statusId} from library_items
    where id = any(${libraryItemIds}::integer[])`.execute(db)
}

/** Takes the library's groups of the audit's present items and of those that come, with every group above them, as they are now. */
async function snapshotGroups(db: Database, auditId: number, coming: readonly number[]): Promise<void> {
  await sql`
    with recursive used as (
      select g.id, g.parent_id from library_groups g
      where g.id in (select group_id from audit_items where audit_id = ${auditId})
        or g.id in (select group_id from library_items where id = any(${coming}::integer[]))
      union select g.id, g.parent_id from library_groups g join used on g.id = used.parent_id
    )
    insert into audit_groups as present (audit_id, group_id, parent_id, index_html, index_text, header)
    select ${auditId}, g.id, g.parent_id, g.index_html, g.index_text, g.header from library_groups g join used using (id)
    on conflict (audit_id, group_id) do update set parent_id = excluded.parent_id,
      index_html = excluded.index_html, index_text = excluded.index_text, header = excluded.header
    where (present.parent_id, present.index_html, present.index_text, present.header)
      is distinct from (excluded.parent_id, excluded.index_html, excluded.index_text, excluded.header)`.execute(db)
}

/** Lets go of groups that hold no item of the audit, neither themselves nor below them. */
async function dropEmptyGroups(db: Database, auditId: number): Promise<void> {
  await sql`
    with recursive used as (
      select group_id, parent_id from audit_groups
      where audit_id = ${auditId} and group_id in (select group_id from audit_items where audit_id = ${auditId})
      union select g.group_id, g.parent_id from audit_groups g join used on g.group_id = used.parent_id
      where g.audit_id = ${auditId}
    )
    delete from audit_groups where audit_id = ${auditId} and group_id not in (select group_id from used)`.execute(db)
}

/** Numbers groups and items in the order of the tree, counted from 1: by index as people count, then by age. */
async function arrange(db: Database, auditId: number): Promise<void> {
  await sql`
    with recursive ranked as (
      select group_id, parent_id, row_number() over (
        partition by parent_id order by index_text collate natural_order, header collate natural_order, group_id) as rank
      from audit_groups where audit_id = ${auditId}
    ), walked as (
      select group_id, array[rank] as path from ranked where parent_id is null
      union all select ranked.group_id, path || rank from ranked join walked on ranked.parent_id = walked.group_id
    ), numbered as (select group_id, row_number() over (order by path) as number from walked)
    update audit_groups g set position = number from numbered
    where g.audit_id = ${auditId} and g.group_id = numbered.group_id and g.position <> number`.execute(db)
  await sql`
    with numbered as (
      select i.id, row_number() over (order by g.position, i.library_item_id) as number
      from audit_items i join audit_groups g on g.audit_id = i.audit_id and g.group_id = i.group_id
      where i.audit_id = ${auditId}
    )
    update audit_items i set position = number from numbered where i.id = numbered.id and i.position <> number`.execute(
    db,
  )
}

/** Copies groups and items of one audit into another, as they stand there but without any answer. */
export async function copy(db: Database, from: number, to: number, statusId: number): Promise<void> {
  await sql`insert into audit_groups (audit_id, group_id, parent_id, index_html, index_text, header, position)
    select ${to}, group_id, parent_id, index_html, index_text, header, position
    from audit_groups where audit_id = ${from}`.execute(db)
  await sql`insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id, position)
    select ${to}, group_id, library_item_id, header, content, asks_input, ${statusId}, position
    from audit_items where audit_id = ${from}`.execute(db)
}
