import { sql } from 'kysely'
import { approvalStatus, auditStatus, type QueryOf } from '@apron/contract'
import type { AnswerStatus, checklists as routes } from '@apron/contract/audits'
import { paged } from '#capabilities/paging/paged.ts'
import { holdsWords } from '#capabilities/search.ts'
import { branchOf } from '#capabilities/tree.ts'
import { joinStatus, statusesOf } from '#capabilities/visible/answer-status.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { progressColumns } from './listed/progress.ts'
import { found } from '#kernel/refusals.ts'

const orders = {
  id: sql`audits.id`,
  name: sql`audits.name collate natural_order`,
  starting_date: sql`audits.starting_date`,
  status: sql`audits.status`,
  work: sql`audits.work_rank`,
} as const

/** Audits with the names that stand beside them; joins that a count does not need cost it nothing. */
function audits(db: Database) {
  return db
    .selectFrom('audits')
    .leftJoin('organizations', 'organizations.id', 'audits.organization_id')
    .leftJoin('categories', 'categories.id', 'audits.category_id')
    .leftJoin('users as authors', 'authors.id', 'audits.author_id')
}

const columns = (caller: Caller) => [
  sql<string>`organizations.name`.as('organization_name'),
  sql<string | null>`organizations.address`.as('organization_address'),
  sql<string | null>`categories.name`.as('category_name'),
  sql<string>`authors.fullname`.as('author_name'),
  sql<number>`(select count(distinct user_id) from audit_members where audit_id = audits.id)`.as('team_size'),
  /** The groups that the caller's team roles are tied to. */
  sql<
    number[]
  >`array(select distinct team_roles.group_id from audit_members join team_roles on team_roles.id = team_role_id
    where audit_id = audits.id and user_id = ${caller.id})`.as('role_group_ids'),
]

/** Of the audit itself, what is shown of it wherever it stands. */
const shown = [
  'audits.id',
  'audits.name',
  'audits.starting_date',
  'audits.ending_date',
  'audits.corrective_starting_date',
  'audits.corrective_ending_date',
  'audits.closing_date',
  'audits.status',
  'audits.organization_id',
  'audits.category_id',
  'audits.author_id',
] as const

const selected = (db: Database, caller: Caller) => audits(db).selectAll('audits').select(columns(caller))
export type AuditRow = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>
export type ListedRow = Awaited<ReturnType<typeof list>>['rows'][number]
/** What is shown of an audit wherever it stands, as each of the two has it. */
export type ShownRow = Pick<ListedRow, keyof AuditRow & keyof ListedRow>

type AuditCountsQuery = QueryOf<typeof routes.counts>

/** The audits that the caller may see and that the query is about, whatever their status. */
function narrowed(db: Database, caller: Caller, query: AuditCountsQuery) {
  const { search, organization_id, category_id, starting_from, starting_to } = query
  let filtered = audits(db).where(visibleTo(caller))
  if (search) filtered = filtered.where(holdsWords('audits.search', search))
  if (organization_id)
    filtered = filtered.where(sql<boolean>`audits.organization_id in ${branchOf('organizations', organization_id)}`)
  if (category_id) filtered = filtered.where(sql<boolean>`audits.category_id in ${branchOf('categories', category_id)}`)
  if (starting_from) filtered = filtered.where('audits.starting_date', '>=', starting_from)
  if (starting_to) filtered = filtered.where('audits.starting_date', '<=', starting_to)
  return filtered
}

/** How many of them are in each status. */
export function counts(db: Database, caller: Caller, query: AuditCountsQuery) {
  return narrowed(db, caller, query)
    .select(['audits.status', sql<number>`count(*)`.as('count')])
    .groupBy('audits.status')
    .orderBy('audits.status')
    .execute()
}

/** One page of the audits that the caller may see. */
export const list = paged(
  ['search', 'organization_id', 'category_id', 'starting_from', 'starting_to', 'except'],
  (db: Database, query: QueryOf<typeof routes.list>, caller: Caller) => {
    let rows = narrowed(db, caller, query)
    if (query.status) rows = rows.where('audits.status', 'in', query.status)
    if (query.is_calendar) {
      rows = rows.where('audits.status', 'in', [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE])
    }
    if (query.except) rows = rows.where('audits.id', '<>', query.except)
    const select = (page: typeof rows) => {
      const ordered = page
        .select(shown)
        .select(columns(caller))
        .select(progressColumns)
        .orderBy(orders[query.sort_by], query.sort)
      const dated = query.sort_by === 'work' ? ordered.orderBy('audits.work_day', query.sort) : ordered
      return dated.orderBy('audits.id', query.sort)
    }
    return { rows, select, whole: { all: audits(db), id: 'audits.id' } }
  },
)

/** One audit, whoever asks; 404 when there is none. */
export async function find(db: Database, caller: Caller, id: number): Promise<AuditRow> {
  return found(await selected(db, caller).where('audits.id', '=', id).executeTakeFirst())
}

/** What each of the groups may do, by group; one that is not approved, nothing. */
export async function permissionsOfGroups(db: Database, groupIds: readonly number[]): Promise<Map<number, string[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('group_permissions')
    .innerJoin('permissions', 'permissions.id', 'group_permissions.permission_id')
    .innerJoin('groups', 'groups.id', 'group_permissions.group_id')
    .select(['group_id', sql<string[]>`array_agg(permissions.code)`.as('codes')])
    .where('group_id', 'in', [...new Set(groupIds)])
    .where('groups.status', '=', approvalStatus.APPROVAL)
    .groupBy('group_id')
    .execute()
  return new Map(rows.map((row) => [row.group_id, row.codes]))
}

/** How many items an audit has, how many of them are checked, and which library items they come from. */
export async function countItems(db: Database, auditId: number) {
  const { rows } = await sql<{ total: number; checked: number; library_item_ids: number[] }>`
    select count(*)::integer as total, (count(*) filter (where not s.is_default))::integer as checked,
      coalesce(array_agg(i.library_item_id order by i.position), '{}') as library_item_ids
    from audit_items i ${joinStatus()} where i.audit_id = ${auditId}`.execute(db)
  return rows[0]!
}

/** What the items of an audit can be answered with. */
export async function statuses(db: Database, auditId: number): Promise<AnswerStatus[]> {
  const { rows } = await sql<AnswerStatus>`select * from ${statusesOf(auditId)} order by id`.execute(db)
  return rows
}
