import { sql, type Selectable } from 'kysely'
import { approvalStatus, root, type BodyOf, type QueryOf } from '@apron/contract'
import { seesEveryTopic, topics as routes, type Topic } from '@apron/contract/talk'
import type { Language } from '@apron/messages'
import { locked } from '#capabilities/held.ts'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import type { ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { reviewedAs } from '#capabilities/notifications/status-changed.ts'
import { checkParent, holdTree, type Tree } from '#capabilities/tree.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import { readCached } from '#db/table-cache/table-cache.ts'
import type { Tables } from '#db/schema/index.ts'
import { passes, type Caller, type Maker } from '#kernel/caller.ts'
import { found } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'

type Row = Selectable<Tables['topics']>
type TopicBody = BodyOf<typeof routes.create>
/** How many posts each topic has. */
type Counts = ReadonlyMap<number, number>

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('topic')

/** Who sees a topic, the row `record`: whoever does not see every one sees those that are approved. */
export const sees = (caller: Caller) =>
  passes(caller, seesEveryTopic)
    ? sql<boolean>`true`
    : sql<boolean>`record.status = ${sql.lit(approvalStatus.APPROVAL)}`

/** How one waits for a decision. */
export const deciding: ApprovalDefinition = {
  reviewed,
  section: 'topics.title',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: { name: 'topics.name', description: 'topics.description' },
  sees,
}

export const tree: Tree = { table: 'topics', deepest: 20 }

const isApproved = sql<boolean>`status = ${sql.lit(approvalStatus.APPROVAL)}`

/** Topics by name, as people look for one, whichever way a list is sorted; those not approved only for whoever sees every one. */
export const list = paged([], ofTopics, { holding: 'topic_id' })

function ofTopics(db: Database, query: QueryOf<typeof routes.list>, caller: Caller) {
  let rows = db.selectFrom('topics')
  if (!passes(caller, seesEveryTopic)) rows = rows.where(isApproved)
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  const select = (page: typeof rows) =>
    page
      .selectAll()
      .orderBy(sql`name collate natural_order`, 'asc')
      .orderBy('id', 'asc')
  return { rows, select }
}

/** 404 also for a topic that is not approved, unless every one is seen. */
export async function find(db: Database, id: number, caller: Caller): Promise<Row> {
  const row = db.selectFrom('topics').selectAll().where('id', '=', id)
  return found(await (passes(caller, seesEveryTopic) ? row : row.where(isApproved)).executeTakeFirst())
}

/** The posts of each topic, counted once until one is written. */
export function counts(db: Database): Promise<Counts> {
  return readCached(db, 'posts of topics', async () => {
    const { rows } = await sql<{ id: number; count: number }>`
      select topic_id as id, count(*)::integer as count from posts group by topic_id`.execute(db)
    const value = new Map(rows.map(({ id, count }) => [id, count]))
    return { value, read: new Set(['posts']), bytes: value.size * 50 }
  })
}

/** The topic with its tree, held until the transaction ends; 404. */
export async function hold(db: Database, id: number): Promise<Row> {
  await holdTree(db, tree)
  return locked(db, 'topics', id)
}

/** A topic that waits for approval; 422 when another one bears its name, 400 and 422 as for any place in a tree. */
export async function create(db: Database, { parent_id = root, ...values }: TopicBody, maker: Maker): Promise<Row> {
  const parent = await checkParent(db, tree, null, parent_id)
  await checkNameIsFree(db, 'topics', { name: values.name })
  return db
    .insertInto('topics')
    .values({ ...values, parent_id: parent, maker_id: maker.id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The held topic as written anew, where it stood unless a parent is given; refuses as for a new one. */
export async function update(
  db: Database,
  topic: Row,
  { parent_id, ...values }: TopicBody,
  maker: Maker,
): Promise<Row> {
  const parent = parent_id === undefined ? topic.parent_id : await checkParent(db, tree, topic.id, parent_id)
  await checkNameIsFree(db, 'topics', { name: values.name }, { kept: topic })
  return db
    .updateTable('topics')
    .set({ ...values, parent_id: parent, status: afterEdit(topic.status), maker_id: maker.id })
    .where('id', '=', topic.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes the held topic; 400 while it has posts or other topics. */
export async function remove(db: Database, topic: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'topics', [topic.id])
  await db.deleteFrom('topics').where('id', '=', topic.id).execute()
}

export function present(row: Row, counted: Counts, language: Language): Topic {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    parent_id: row.parent_id ?? root,
    count: counted.get(row.id) ?? 0,
    status: presentStatus(row.status, language),
  }
}
