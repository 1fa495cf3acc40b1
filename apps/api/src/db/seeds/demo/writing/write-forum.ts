import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { itemStatuses } from '../../ready/item-statuses.ts'
import { dayFrom, momentOn } from '../days.ts'
import { posts, topics, type DemoPost } from '../forum.ts'
import { paragraph } from '../paragraph.ts'
import type { Clock } from '../plan.ts'
import { keysOf, reserve } from './reserve.ts'
import type { WrittenAudits } from './write-audits.ts'
import type { Company } from './write-company.ts'

type Comment = DemoPost['comments'][number]
type Reply = Omit<Comment, 'replies' | 'solves'>
type ForumSeedInput = { company: Company; written: WrittenAudits; clock: Clock }

/** The topics of the forum, and what people of the company asked and answered there. */
export async function writeForum(
  db: Database,
  language: Language,
  { company, written, clock }: ForumSeedInput,
): Promise<void> {
  const topic = await writeTopics(db, language, company)
  const post = await reserve(db, 'posts', posts)
  const said = posts.flatMap(saidIn)
  const ids = await reserve<Reply>(
    db,
    'post_comments',
    said.map(({ comment }) => comment),
  )
  const at = ({ day, minutes }: Reply) => momentOn(dayFrom(clock.today, day), minutes, clock.now)
  const words = ({ text }: Reply) => ({ content: paragraph(text[language]), words: text[language] })
  await db
    .insertInto('posts')
    .values(
      posts.map((one) => ({
        id: post(one),
        topic_id: topic(one.topic),
        user_id: company.user(one.by),
        title: one.title[language],
        ...words(one),
        is_pinned: one.pinned === true,
        is_closed: one.closed === true,
        audit_item_id: one.about ? findingOf(written) : null,
        created_at: at(one),
      })),
    )
    .execute()
  await db
    .insertInto('post_comments')
    .values(
      said.map(({ one, comment, under }) => ({
        id: ids(comment),
        post_id: post(one),
        parent_id: under ? ids(under) : null,
        user_id: company.user(comment.by),
        ...words(comment),
        created_at: at(comment),
      })),
    )
    .execute()
  const solved = posts.flatMap((one) =>
    one.comments.filter(({ solves }) => solves).map((comment) => ({ post: post(one), comment: ids(comment) })),
  )
  await sql`
    update posts set solution_id = solved.comment
    from unnest(${solved.map((one) => one.post)}::integer[], ${solved.map(({ comment }) => comment)}::integer[])
      solved (post, comment) where solved.post = posts.id`.execute(db)
  await db
    .insertInto('post_view_counts')
    .values(posts.map((one) => ({ post_id: post(one), views: one.views })))
    .execute()
}

const saidIn = (one: DemoPost) =>
  one.comments.flatMap((comment) => [
    { one, comment, under: null },
    ...(comment.replies ?? []).map((reply) => ({ one, comment: reply as Reply, under: comment })),
  ])

async function writeTopics(db: Database, language: Language, company: Company) {
  const topic = await reserve(db, 'topics', keysOf(topics))
  await db
    .insertInto('topics')
    .values(
      keysOf(topics).map((key) => ({
        id: topic(key),
        name: topics[key].name[language],
        description: topics[key].description[language],
        status: 'waiting' in topics[key] ? approvalStatus.SUBMITTING : approvalStatus.APPROVAL,
        maker_id: company.user('ngocMai'),
      })),
    )
    .execute()
  return topic
}

/** A finding of an audit of the depot whose shift leader asks about it. */
function findingOf({ plans, itemId }: WrittenAudits): number {
  const item = plans
    .flatMap(({ items }) => items)
    .find(({ answered }) => answered && 'finding' in itemStatuses[answered.answer.status])
  if (!item) throw new Error('The demonstration has no finding')
  return itemId(item)
}
