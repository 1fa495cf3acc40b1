import { sql, type RawBuilder, type Selectable } from 'kysely'
import { approvalStatus, root, type BodyOf, type QueryOf } from '@apron/contract'
import { documentGroups as routes, seesEveryDocumentGroup, type DocumentGroup } from '@apron/contract/documents'
import type { Language } from '@apron/messages'
import { locked } from '#capabilities/held.ts'
import { bears } from '#capabilities/names/names.ts'
import { readOutside } from '#capabilities/visible/document-access.ts'
import { paged } from '#capabilities/paging/paged.ts'
import type { ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { reviewedAs } from '#capabilities/notifications/status-changed.ts'
import { checkParent, holdTree, type Tree } from '#capabilities/tree.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { passes, type Caller, type Maker } from '#kernel/caller.ts'
import { found, invalid } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { groupBranch } from '../domain/group-branch.ts'

type Row = Selectable<Tables['document_groups']>
type DocumentGroupBody = BodyOf<typeof routes.create>
type GroupWithCounts = Pick<Row, 'id' | 'name' | 'parent_id' | 'status'> & { total: number; waiting: number }

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('document_group')

/** Who sees a group, the row `record`: whoever does not see every one sees those that are approved. */
export const sees = (caller: Caller) =>
  passes(caller, seesEveryDocumentGroup)
    ? sql<boolean>`true`
    : sql<boolean>`record.status = ${sql.lit(approvalStatus.APPROVAL)}`

/** How one waits for a decision. */
export const deciding: ApprovalDefinition = {
  reviewed,
  section: 'controlled.section',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: { name: 'controlled.group_name', parent_name: 'controlled.group_parent' },
  sees,
  branch: groupBranch(sql`record.id`),
}

export const tree: Tree = { table: 'document_groups', deepest: 20 }

/** What the caller sees of groups and of the documents in them. */
type GroupVisibility = { everyGroup: boolean; everyDocument: boolean; outside: number | null }

/** Groups with `waits`: how many records wait in one, counted in it and in each group above it. */
function withMarks(db: Database) {
  return db
    .withRecursive('waits(id, parent_id, count)', (cte) =>
      cte
        .selectFrom(waitingInEach)
        .select(['id', 'parent_id', 'count'])
        .unionAll(
          cte
            .selectFrom('waits')
            .innerJoin('document_groups as above', 'above.id', 'waits.parent_id')
            .select(['above.id', 'above.parent_id', 'waits.count']),
        ),
    )
    .selectFrom('document_groups')
    .leftJoin(waited, (join) => join.onRef('waited.waiting_id', '=', 'document_groups.id'))
}

/** How much waits in each group and below it, under a name of the id that no other table has. */
const waited = sql<{ waiting_id: number; waiting_count: number }>`(
  select id as waiting_id, sum(count)::integer as waiting_count from waits group by id)`.as('waited')

const { SUBMITTING, APPROVAL } = approvalStatus

/** Groups in which anything waits, itself, its documents or new versions of them, with how much. */
const waitingInEach = sql<{ id: number; parent_id: number | null; count: number }>`(
  select g.id, g.parent_id, each.count from document_groups g join (
    select id, sum(count) as count from (
      select id, 1 as count from document_groups where status = ${sql.lit(SUBMITTING)}
      union all select group_id, count(*) from documents where status = ${sql.lit(SUBMITTING)} group by group_id
      union all select d.group_id, count(*) from document_versions v join documents d on d.id = v.document_id
        where v.status = ${sql.lit(SUBMITTING)} and v.deleted_at is null and d.status = ${sql.lit(APPROVAL)} group by d.group_id
    ) of_each group by id
  ) each on each.id = g.id)`.as('begun')

const isApproved = sql<boolean>`status = ${sql.lit(APPROVAL)}`

/** The documents in a group that the caller sees. */
const shown = ({ everyDocument, outside }: GroupVisibility) => {
  const isOpen = sql<boolean>`(${everyDocument} or ${isApproved})`
  return outside === null ? isOpen : sql<boolean>`(${isOpen} and ${readOutside(sql`documents.id`, outside)})`
}

/** Groups in which an external person sees a document, and all above them. */
const leadsTo = (outside: number) => sql<boolean>`document_groups.id in (
  with recursive up as (
    select g.id, g.parent_id from document_groups g where g.id in (
      select d.group_id from documents d where d.status = ${sql.lit(APPROVAL)} and ${readOutside(sql`d.id`, outside)})
    union select above.id, above.parent_id from up join document_groups above on above.id = up.parent_id
  ) select id from up)`

const countedFor = (seeing: GroupVisibility) => [
  'id' as const,
  'name' as const,
  'parent_id' as const,
  'status' as const,
  sql<number>`(select count(*) from documents where group_id = document_groups.id
    and ${shown(seeing)})`.as('total'),
  sql<number>`case when ${seeing.everyGroup} then coalesce(waiting_count, 0) else 0 end`.as('waiting'),
]

/** Groups by name, which a tree has whichever way a list is sorted; those not approved only for whoever sees every group. */
export const list = paged([], (db: Database, query: QueryOf<typeof routes.list>, seeing: GroupVisibility) => {
  let rows = withMarks(db)
  if (!seeing.everyGroup) rows = rows.where(isApproved)
  if (seeing.outside !== null) rows = rows.where(leadsTo(seeing.outside))
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  const select = (page: typeof rows) =>
    page
      .select(countedFor(seeing))
      .orderBy(sql`name collate natural_order`)
      .orderBy('id')
  return { rows, select }
})

/** 404 also for a group that is not approved, unless every group is seen. */
export async function show(
  db: Database,
  id: number,
  language: Language,
  seeing: GroupVisibility,
): Promise<DocumentGroup> {
  const rows = withMarks(db).select(countedFor(seeing)).where('id', '=', id)
  const open = seeing.everyGroup ? rows : rows.where(isApproved)
  const row = await (seeing.outside === null ? open : open.where(leadsTo(seeing.outside))).executeTakeFirst()
  return present(found(row), language)
}

/** What the trail calls a group; null for none. */
export async function nameOf(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('document_groups').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The group with its tree, held until the transaction ends; 404. */
export async function hold(db: Database, id: number): Promise<Row> {
  await holdTree(db, tree)
  return locked(db, 'document_groups', id)
}

/** 422 when another group under the same parent bears the name; the tree is held. */
async function checkName(db: Database, name: string, parentId: number | null, kept?: Row): Promise<void> {
  if (kept && bears(kept, { name, parent_id: parentId })) return
  const same: RawBuilder<unknown> = sql`select from document_groups where fold(name) = fold(${name})
    and parent_id is not distinct from ${parentId}::integer and id <> ${kept?.id ?? 0} limit 1`
  if ((await same.execute(db)).rows.length > 0) throw invalid('name', 'validation.document_group_taken')
}

/** A group that waits for approval; gives its id. 400 and 422 as for any place in a tree, 422 for a name that is taken there. */
export async function create(db: Database, values: DocumentGroupBody, maker: Maker): Promise<number> {
  await holdTree(db, tree)
  const parent_id = await checkParent(db, tree, null, values.parent_id)
  await checkName(db, values.name, parent_id)
  const { id } = await db
    .insertInto('document_groups')
    .values({ name: values.name, parent_id, maker_id: maker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the held group anew, and moves it with all below it; refuses as for a new one. */
export async function update(db: Database, group: Row, values: DocumentGroupBody, maker: Maker): Promise<void> {
  const parent_id = await checkParent(db, tree, group.id, values.parent_id)
  await checkName(db, values.name, parent_id, group)
  await db
    .updateTable('document_groups')
    .set({
      name: values.name,
      parent_id,
      // Whoever only moves a group has not written it.
      ...(values.name !== group.name && { status: afterEdit(group.status), maker_id: maker.id }),
    })
    .where('id', '=', group.id)
    .execute()
}

/** Removes the held group; 400 while it holds anything. */
export async function remove(db: Database, group: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'document_groups', [group.id])
  await db.deleteFrom('document_groups').where('id', '=', group.id).execute()
}

export function present(row: GroupWithCounts, language: Language): DocumentGroup {
  return {
    id: row.id,
    name: row.name,
    parent_id: row.parent_id ?? root,
    status: presentStatus(row.status, language),
    total: row.total,
    waiting: row.waiting,
  }
}
