import { sql, type Selectable } from 'kysely'
import {
  approvalStatus,
  root,
  type LibraryGroup,
  type Page,
  type QueryOf,
  type checklistItemGroups as routes,
} from '@apron/contract'
import type { Language } from '@apron/messages'
import { paged } from '../../capabilities/paged.ts'
import { cleanLine, plainLine } from '../../capabilities/rich-text.ts'
import type { Use } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import { found, invalid } from '../../http/refusal.ts'
import { presentStatus } from '../../http/status-text.ts'

type Row = Selectable<Tables['library_groups']>
type Counted = Omit<Row, 'search' | 'index_text' | 'created_at' | 'maker_id'> & { total: number; is_reject: boolean }

export const uses = [
  { table: 'library_groups', column: 'parent_id', text: 'uses.child_groups' },
  { table: 'library_items', column: 'group_id', text: 'uses.library_items' },
  { table: 'audit_groups', column: 'group_id', text: 'uses.audits' },
] satisfies Use[]

/** Groups with `rejected`: those that are, or hold an item that is, and all above them. */
function withRejected(db: Database) {
  return db
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
}

const isApproved = sql<boolean>`status = ${approvalStatus.APPROVAL}`

const countedFor = (seesEvery: boolean) => [
  'id' as const,
  'parent_id' as const,
  'index_html' as const,
  'header' as const,
  'status' as const,
  sql<number>`(select count(*) from library_items where group_id = library_groups.id
    and (${seesEvery} or ${isApproved}))`.as('total'),
  sql<boolean>`${seesEvery} and exists(select from rejected where rejected.id = library_groups.id)`.as('is_reject'),
]

/** Groups in the order of their index, which a tree has whichever way a list is sorted; those not approved only for whoever sees every group. */
export async function list(
  db: Database,
  query: QueryOf<typeof routes.list>,
  seesEvery: boolean,
): Promise<Page<Counted>> {
  let rows = withRejected(db)
  if (!seesEvery) rows = rows.where(isApproved)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  return paged(rows, query, (page) =>
    page
      .select(countedFor(seesEvery))
      .orderBy(sql`index_text collate natural_order`)
      .orderBy(sql`header collate natural_order`)
      .orderBy('id'),
  )
}

/** 404 also for a group that is not approved, unless every group is seen. */
export async function show(db: Database, id: number, language: Language, seesEvery = true): Promise<LibraryGroup> {
  const rows = withRejected(db).select(countedFor(seesEvery)).where('id', '=', id)
  const row = await (seesEvery ? rows : rows.where(isApproved)).executeTakeFirst()
  return present(found(row), language)
}

/** The group, held until the transaction ends; 404. */
export async function hold(db: Database, id: number): Promise<Row> {
  const row = await db.selectFrom('library_groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return found(row)
}

/** The index as it is stored, marks and plain; 422 when nothing is left of it. */
export function readIndex(sent: string): { index_html: string; index_text: string } {
  const index_html = cleanLine(sent)
  const index_text = plainLine(index_html)
  if (index_text === '') throw invalid('index', 'validation.required')
  return { index_html, index_text }
}

export function present(row: Counted, language: Language): LibraryGroup {
  return {
    id: row.id,
    parent_id: row.parent_id ?? root,
    index: row.index_html,
    header: row.header,
    status: presentStatus(row.status, language),
    total: row.total,
    is_reject: row.is_reject,
  }
}
