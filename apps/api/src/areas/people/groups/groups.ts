import { sql, type Selectable } from 'kysely'
import { superGroup, type BodyOf, type QueryOf } from '@apron/contract'
import { groups as routes, type Group } from '@apron/contract/people'
import type { Language } from '@apron/messages'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import type { ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { reviewedAs } from '#capabilities/notifications/status-changed.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import type { Maker } from '#kernel/caller.ts'
import { found, refused } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'

type Row = Selectable<Tables['groups']>
type GroupRow = Row & { user_count: number }
type UserGroupBody = BodyOf<typeof routes.create>

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('group')

/** How one waits for a decision; once there is one its members have other rights, which `forget` has looked up anew. */
export const deciding = (forget: () => void): ApprovalDefinition => ({
  reviewed,
  section: 'groups.title',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: { name: 'groups.name', description: 'groups.description' },
  check(_, move, ids) {
    if (move === 'rejection') for (const id of ids) checkNotSuper(id)
  },
  afterwards: forget,
})

const orders = { id: sql`id`, name: sql`name collate natural_order`, status: sql`status` } as const
const userCount = sql<number>`(select count(*) from users where users.group_id = groups.id and users.deleted_at is null)`

export const list = paged([], inOrder, { holding: 'group_id' })

function inOrder(db: Database, query: QueryOf<typeof routes.list>) {
  let rows = db.selectFrom('groups')
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  const select = (page: typeof rows) =>
    page
      .selectAll()
      .select(userCount.as('user_count'))
      .orderBy(orders[query.sort_by], query.sort)
      .orderBy('id', query.sort)
  return { rows, select, whole: { all: db.selectFrom('groups'), id: 'id' } }
}

export async function find(db: Database, id: number): Promise<GroupRow> {
  const rows = db.selectFrom('groups').selectAll().select(userCount.as('user_count'))
  return found(await rows.where('id', '=', id).executeTakeFirst())
}

/** 400 for what the administrators' group does not allow to be done with it. */
export function checkNotSuper(id: number): void {
  if (id === superGroup) throw refused('super_group')
}

/** A user group that waits for approval and in which nobody is yet; 422 when another one bears its name. */
export async function create(db: Database, values: UserGroupBody, maker: Maker): Promise<GroupRow> {
  await checkNameIsFree(db, 'groups', { name: values.name })
  const row = await db
    .insertInto('groups')
    .values({ ...values, maker_id: maker.id })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, user_count: 0 }
}

/** The held group as written anew; 400 for another name of the administrators' group, 422 for that of another group. */
export async function update(db: Database, group: Row, values: UserGroupBody, maker: Maker): Promise<GroupRow> {
  if (values.name !== group.name) checkNotSuper(group.id)
  await checkNameIsFree(db, 'groups', { name: values.name }, { kept: group })
  await db
    .updateTable('groups')
    .set({ ...values, status: afterEdit(group.status), maker_id: maker.id })
    .where('id', '=', group.id)
    .execute()
  return find(db, group.id)
}

/** Removes the held group; 400 for the administrators' group, and while anybody is in it or a team role gives its rights. */
export async function remove(db: Database, group: Row, uses: Uses): Promise<void> {
  checkNotSuper(group.id)
  await checkUnused(db, uses, 'groups', [group.id])
  await db.deleteFrom('groups').where('id', '=', group.id).execute()
}

export function present(row: GroupRow, language: Language): Group {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: presentStatus(row.status, language),
    user_count: row.user_count,
  }
}
