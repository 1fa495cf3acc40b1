import { sql, type RawBuilder, type Selectable } from 'kysely'
import { approvalStatus, root, type BodyOf, type QueryOf } from '@apron/contract'
import { checklistItemGroups as routes, seesEveryGroup, type LibraryGroup } from '@apron/contract/library'
import type { Language } from '@apron/messages'
import { locked } from '#capabilities/held.ts'
import { paged } from '#capabilities/paging/paged.ts'
import type { ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { reviewedAs } from '#capabilities/notifications/status-changed.ts'
import { cleanLine, plainLine } from '#capabilities/rich-text/rich-text.ts'
import { branchName, checkParent, holdTree, type Tree } from '#capabilities/tree.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { passes, type Caller, type Maker } from '#kernel/caller.ts'
import { found, invalid } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'

type Row = Selectable<Tables['library_groups']>
type LibraryGroupBody = BodyOf<typeof routes.create>
type GroupWithCounts = Omit<Row, 'search' | 'index_text' | 'created_at' | 'maker_id' | 'waits_since'> & {
  total: number
  approved: number
  has_rejected: boolean
  waiting: number
}

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('library_group', { called: sql`record.header` })

/** Who sees a group, the row `record`: whoever does not see every one sees those that are approved. */
export const sees = (caller: Caller) =>
  passes(caller, seesEveryGroup) ? sql<boolean>`true` : sql<boolean>`record.status = ${approvalStatus.APPROVAL}`

/** The branches in which questions and their groups wait: what stands at the root. */
export const branch = (groupId: RawBuilder<unknown>) =>
  branchName({ table: 'library_groups', from: groupId, name: sql`index_text || ' ' || header`, level: 1 })

/** How one waits for a decision. */
export const deciding: ApprovalDefinition = {
  reviewed,
  section: 'library.title',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: { index: 'library.index', header: 'library.group_header', parent_name: 'library.parent' },
  sees,
  branch: branch(sql`record.id`),
  title: sql<string>`record.index_text || ' ' || record.header`,
}

export const tree: Tree = { table: 'library_groups', deepest: 20 }

/**
 * Groups with `rejected`: those that are, or hold an item that is, and all above them; and with `waits`: how many
 * records wait in one, counted in it and in each group above it.
 */
function withMarks(db: Database) {
  return db
    .withRecursive('waits(id, parent_id, count)', (cte) =>
      cte
        .selectFrom(waitingInEach)
        .select(['id', 'parent_id', 'count'])
        .unionAll(
          cte
            .selectFrom('waits')
            .innerJoin('library_groups as above', 'above.id', 'waits.parent_id')
            .select(['above.id', 'above.parent_id', 'waits.count']),
        ),
    )
    .withRecursive('rejected(id, parent_id)', (cte) =>
      cte
        .selectFrom('library_groups')
        .select(['id', 'parent_id'])
        .where((where) =>
          where.or([
            where('status', '=', approvalStatus.REJECTION),
            where(
              'id',
              'in',
              where.selectFrom('library_items').select('group_id').where('status', '=', approvalStatus.REJECTION),
            ),
          ]),
        )
        .union(
          cte
            .selectFrom('rejected')
            .innerJoin('library_groups as above', 'above.id', 'rejected.parent_id')
            .select(['above.id', 'above.parent_id']),
        ),
    )
    .selectFrom('library_groups')
    .leftJoin(waited, (join) => join.onRef('waited.waiting_id', '=', 'library_groups.id'))
}

/** How much waits in each group and below it, under a name of the id that no other table has. */
const waited = sql<{ waiting_id: number; waiting_count: number }>`(
  select id as waiting_id, sum(count)::integer as waiting_count from waits group by id)`.as('waited')

/** Groups in which anything waits, itself or its items, with how much. */
const waitingInEach = sql<{ id: number; parent_id: number | null; count: number }>`(
  select g.id, g.parent_id, each.count from library_groups g join (
    select id, sum(count) as count from (
      select id, 1 as count from library_groups where status = ${sql.lit(approvalStatus.SUBMITTING)}
      union all select group_id, count(*) from library_items where status = ${sql.lit(approvalStatus.SUBMITTING)} group by group_id
    ) of_each group by id
  ) each on each.id = g.id)`.as('begun')

const isApproved = sql<boolean>`status = ${approvalStatus.APPROVAL}`

const countedFor = (seesEvery: boolean) => [
  'id' as const,
  'parent_id' as const,
  'index_html' as const,
  'header' as const,
  'status' as const,
  sql<number>`(select count(*) from library_items where group_id = library_groups.id
    and (${seesEvery} or ${isApproved}))`.as('total'),
  sql<number>`(select count(*) from library_items where group_id = library_groups.id and ${isApproved})`.as('approved'),
  sql<boolean>`${seesEvery} and exists(select from rejected where rejected.id = library_groups.id)`.as('has_rejected'),
  sql<number>`case when ${seesEvery} then coalesce(waiting_count, 0) else 0 end`.as('waiting'),
]

/** Groups in the order of their index, which a tree has whichever way a list is sorted; those not approved only for whoever sees every group. */
export const list = paged([], (db: Database, query: QueryOf<typeof routes.list>, seesEvery: boolean) => {
  let rows = withMarks(db)
  if (!seesEvery) rows = rows.where(isApproved)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  const select = (page: typeof rows) =>
    page
      .select(countedFor(seesEvery))
      .orderBy(sql`index_text collate natural_order`)
      .orderBy(sql`header collate natural_order`)
      .orderBy('id')
  return { rows, select }
})

/** 404 also for a group that is not approved, unless every group is seen. */
export async function show(db: Database, id: number, language: Language, seesEvery = true): Promise<LibraryGroup> {
  const rows = withMarks(db).select(countedFor(seesEvery)).where('id', '=', id)
  const row = await (seesEvery ? rows : rows.where(isApproved)).executeTakeFirst()
  return present(found(row), language)
}

/** What the trail calls a group, with its index; null for none. */
export async function nameOf(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null
  const row = await db
    .selectFrom('library_groups')
    .select(['index_text', 'header'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? `${row.index_text} ${row.header}` : null
}

/** The group with its tree, held until the transaction ends; 404. */
export async function hold(db: Database, id: number): Promise<Row> {
  await holdTree(db, tree)
  return locked(db, 'library_groups', id)
}

/** The index as it is stored, marks and plain; 422 when nothing is left of it. */
function readIndex(sent: string): { index_html: string; index_text: string } {
  const index_html = cleanLine(sent)
  const index_text = plainLine(index_html)
  if (index_text === '') throw invalid('index', 'validation.required')
  return { index_html, index_text }
}

/** A group that waits for approval; gives its id. 422 without an index, 400 and 422 as for any place in a tree. */
export async function create(db: Database, values: LibraryGroupBody, maker: Maker): Promise<number> {
  const parent_id = await checkParent(db, tree, null, values.parent_id)
  const { id } = await db
    .insertInto('library_groups')
    .values({ ...readIndex(values.index), header: values.header, parent_id, maker_id: maker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the held group anew, and moves it with all below it; refuses as for a new one. */
export async function update(db: Database, group: Row, values: LibraryGroupBody, maker: Maker): Promise<void> {
  const parent_id = await checkParent(db, tree, group.id, values.parent_id)
  const index = readIndex(values.index)
  const isMoveAlone = index.index_html === group.index_html && values.header === group.header
  await db
    .updateTable('library_groups')
    .set({
      ...index,
      header: values.header,
      parent_id,
      // Whoever only moves a group has not written it.
      ...(!isMoveAlone && { status: afterEdit(group.status), maker_id: maker.id }),
    })
    .where('id', '=', group.id)
    .execute()
}

/** Removes the held group; 400 while it holds anything or an audit has it. */
export async function remove(db: Database, group: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'library_groups', [group.id])
  await db.deleteFrom('library_groups').where('id', '=', group.id).execute()
}

export function present(row: GroupWithCounts, language: Language): LibraryGroup {
  return {
    id: row.id,
    parent_id: row.parent_id ?? root,
    index: row.index_html,
    header: row.header,
    status: presentStatus(row.status, language),
    total: row.total,
    approved: row.approved,
    has_rejected: row.has_rejected,
    waiting: row.waiting,
  }
}
