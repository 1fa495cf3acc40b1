import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { correctiveStatus, root, type DocumentItemRef, type FindingState } from '@apron/contract'
import { headFields, type AuditItem, type Conflict, type Heads } from '@apron/contract/audits'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { holdsWords } from '#capabilities/search.ts'
import { conflictsOf } from '../domain/heads/conflicts.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import type { Database } from '#db/client.ts'
import { queryTemplate } from '#db/query-templates/query-template.ts'
import type { FileStore } from '#files/store.ts'
import { found, notFound } from '#kernel/refusals.ts'

/** An item with its status; its correction is there also while it is not a finding. */
export type ItemRow = {
  id: number
  audit_id: number
  group_id: number
  library_item_id: number
  header: string
  content: string
  asks_input: boolean
  comment_count: number
  corrective_date: string | null
  corrective_status: number
  finding_state: FindingState
  responsible_id: number | null
  responsible_name: string | null
  finding_number: string | null
  has_conclusion: boolean
  status_id: number
  code: string
  name: string
  color: string
  is_finding: boolean
  allows_comments: boolean
  status_asks_input: boolean
  is_default: boolean
  tags: AuditItem['tags'] | null
  refs: DocumentItemRef[] | null
  heads: Heads
}

const mostFound = 200
const noHeads = sql.lit(JSON.stringify(Object.fromEntries(headFields.map((field) => [field, []]))))

const headsNow = queryTemplate(
  (_, __: Record<string, never>, itemId: number) => sql<Pick<ItemRow, 'heads'>>`
    select ${noHeads}::jsonb || coalesce(jsonb_object_agg(field, ids), '{}') as heads from (
      select field, json_agg(change_id order by at_server, change_id) as ids from audit_item_heads
      where item_id = ${itemId} group by field
    ) h`,
)

/** Items `i` with what hangs on them, in their order. Tags and references are gathered for all items at once: one by one is slow for a whole audit. */
const items = (from: RawBuilder<unknown>) => sql<ItemRow>`
    with items as materialized (
      select i.id, i.audit_id, i.group_id, i.library_item_id, i.header, i.content, i.asks_input, i.comment_count,
        i.corrective_date, i.corrective_status, i.finding_state, i.responsible_id, i.finding_number, i.position, i.status_id,
        (select fullname from users where id = i.responsible_id) as responsible_name,
        case when s.is_finding and i.comment_count > 0 then ${conclusionOf()} is not null else false end as has_conclusion,
        s.code, s.name, s.color, s.is_finding, s.allows_comments, s.asks_input as status_asks_input, s.is_default
      from ${from}
    ), tagged as (
      select it.item_id, json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name, t.id) as tags
      from library_item_tags it join tags t on t.id = it.tag_id
      where it.item_id in (select library_item_id from items)
      group by it.item_id
    ), referring as (
      select r.item_id, json_agg(json_build_object('id', o.id, 'index', o.index, 'header', o.header,
        'document', json_build_object('id', d.id, 'name', d.name)) order by d.name, d.id,
        o.index collate natural_order, o.id) as refs
      from library_item_references r
      join document_items o on o.id = r.document_item_id join documents d on d.id = o.document_id
      where r.item_id in (select library_item_id from items)
      group by r.item_id
    ), headed as (
      select item_id, jsonb_object_agg(field, ids) as heads from (
        select item_id, field, json_agg(change_id order by at_server, change_id) as ids from audit_item_heads
        where item_id in (select id from items) group by item_id, field
      ) h group by item_id
    )
    select items.*, tagged.tags, referring.refs, ${noHeads}::jsonb || coalesce(headed.heads, '{}') as heads from items
    left join tagged on tagged.item_id = items.library_item_id
    left join referring on referring.item_id = items.library_item_id
    left join headed on headed.item_id = items.id
    order by items.position, items.id`

const inAudit = (auditId: number, where: RawBuilder<SqlBool>) =>
  sql`audit_items i ${joinStatus()} where i.audit_id = ${auditId} and ${where}`

/** One item; its row is locked before it is joined, as a status that changed while the lock was waited for would drop out of the join. */
const one = queryTemplate((_, { held }: { held: boolean }, auditId: number, itemId: number) => {
  const lock = held ? sql`for no key update` : sql``
  return items(
    sql`(select * from audit_items where id = ${itemId} and audit_id = ${auditId} ${lock}) i ${joinStatus()}`,
  )
})

/** Which items `i` are in a group or a group below it; group 0 is the whole audit. */
function within(auditId: number, groupId: number): RawBuilder<SqlBool> {
  if (groupId === root) return sql`true`
  return sql`i.group_id = any(array(
    with recursive below as (
      select group_id from audit_groups where audit_id = ${auditId} and group_id = ${groupId}
      union all
      select g.group_id from below b join audit_groups g on g.audit_id = ${auditId} and g.parent_id = b.group_id
    ) select group_id from below))`
}

const ofGroup = queryTemplate(
  (_, { statuses }: { statuses: number[] | undefined }, auditId: number, groupId: number) => {
    const inStatus = statuses ? sql<SqlBool>`i.status_id = any(${statuses})` : sql<SqlBool>`true`
    return items(inAudit(auditId, sql`${within(auditId, groupId)} and ${inStatus}`))
  },
)

/** The items of a group, those in some statuses only when any are named; 404 when the audit has no such group. */
export async function list(db: Database, auditId: number, groupId: number, statuses?: number[]): Promise<ItemRow[]> {
  const rows = await ofGroup(db, { statuses }, auditId, groupId)
  if (rows.length === 0 && groupId !== root) await findGroup(db, auditId, groupId)
  return rows
}

async function findGroup(db: Database, auditId: number, groupId: number): Promise<void> {
  const group = await db
    .selectFrom('audit_groups')
    .select('group_id')
    .where('audit_id', '=', auditId)
    .where('group_id', '=', groupId)
    .executeTakeFirst()
  if (!group) throw notFound()
}

/** Up to 200 items whose text holds the words; none for no words. */
export async function search(db: Database, auditId: number, words = ''): Promise<ItemRow[]> {
  if (words === '') return []
  const matching = sql`select * from audit_items i where i.audit_id = ${auditId} and ${holdsWords('i.search', words)}
    order by i.position, i.id limit ${sql.lit(mostFound)}`
  return (await items(sql`(${matching}) i ${joinStatus()}`).execute(db)).rows
}

export async function find(db: Database, auditId: number, itemId: number): Promise<ItemRow> {
  const rows = await one(db, { held: false }, auditId, itemId)
  return found(rows[0])
}

/** The item, held until the transaction ends, so that of two people who act on it the second meets what the first did. */
export async function hold(db: Database, auditId: number, itemId: number): Promise<ItemRow> {
  const row = found((await one(db, { held: true }, auditId, itemId))[0])
  // What was said while the lock was waited for: a statement sees what had been committed when it began.
  const [now] = await headsNow(db, {}, itemId)
  return { ...row, heads: now!.heads }
}

/** Items as the wire shows them. */
export async function presentAll(db: Database, rows: readonly ItemRow[], fileStore: FileStore): Promise<AuditItem[]> {
  const conflicts = await conflictsOf(db, rows)
  return rows.map((row) => present(row, fileStore, conflicts.get(row.id)))
}

function present(row: ItemRow, fileStore: FileStore, conflicts: Conflict[] = []): AuditItem {
  return {
    id: row.id,
    library_item_id: row.library_item_id,
    group_id: row.group_id,
    header: row.header,
    content: signImages(row.content, fileStore),
    asks_input: row.asks_input,
    tags: row.tags ?? [],
    status: {
      id: row.status_id,
      code: row.code,
      name: row.name,
      color: row.color,
      is_finding: row.is_finding,
      allows_comments: row.allows_comments,
      asks_input: row.status_asks_input,
      is_default: row.is_default,
    },
    comment_count: row.comment_count,
    ...correctionOf(row),
    finding_number: row.finding_number,
    has_conclusion: row.has_conclusion,
    document_items: row.refs ?? [],
    heads: inOrder(row.heads),
    conflicts,
  }
}

/** As declared: the database puts names in an order of its own. */
const inOrder = ({ answer, corrective_date, responsible, conclusion }: Heads): Heads => ({
  answer,
  corrective_date,
  responsible,
  conclusion,
})

/** What is said of the correction of a finding; of what is none (any more), nothing. */
function correctionOf(row: ItemRow): Correction {
  const { is_finding, corrective_date, corrective_status, finding_state } = row
  const { responsible_id: id, responsible_name: fullname } = row
  if (!is_finding) {
    return {
      corrective_date: null,
      corrective_status: correctiveStatus.INCOMPLETE,
      finding_state: 'open',
      responsible: null,
    }
  }
  const responsible = id !== null && fullname !== null ? { id, fullname } : null
  return { corrective_date, corrective_status, finding_state, responsible }
}
type Correction = Pick<AuditItem, 'corrective_date' | 'corrective_status' | 'finding_state' | 'responsible'>
