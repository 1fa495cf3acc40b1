import { sql } from 'kysely'
import { mentioned } from '#capabilities/notifications/mentioned.ts'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import { messageOf, type NotificationDefinition } from '#capabilities/notifications/notification-type.ts'
import { detailHandler, type DetailedEvent } from '#events/event-handlers.ts'
import { answersFor, namedInAudits } from '#kernel/named-in-audits.ts'
import type { CommentChange } from '../changes.ts'
import { foldingOfRemarks, inLines } from './line-of-audit.ts'
import { itemLink } from '../links.ts'
import { ofItem, tellTeam, toldOfItems } from './tell-team.ts'

/** Somebody wrote about a question of the audit. */
export const itemCommented = inLines({
  type: 'CHK_ITEM_CMT',
  icon: 'messages',
  ...ofItem('notificationTexts.chk_item_cmt', 'notificationTexts.chk_item_cmt_code'),
})

/** Somebody answered a comment of the reader. */
export const commentAnswered: NotificationDefinition = {
  type: 'REPLY',
  icon: 'messages',
  link: itemLink,
  message: messageOf('notificationTexts.reply', 'item', 'audit', 'code'),
}

/**
 * Each person gets one notification of a comment: those mentioned in it, those it replies to, and the rest of the team.
 */
export const tellsCommented = detailHandler<CommentChange>('comment', async (facts, context) => {
  for (const fact of facts) {
    const { what, itemId, mentioned: named, answered } = fact.detail
    await tell(context, mentioned, fact, named)
    if (what !== 'written') continue
    const others = answered.filter((id) => !named.includes(id))
    await tell(context, commentAnswered, fact, others)
    const folding = foldingOfRemarks(context, { said: sql`1` })
    await tellTeam(context, itemCommented, [itemId], { folding, but: [...named, ...others] })
  }
})

/** Notifies those of some people who are mentioned in a comment of an audit, once for each comment. */
async function tell(
  teller: Notifier,
  told: NotificationDefinition,
  { id, detail }: DetailedEvent<CommentChange>,
  people: readonly number[],
): Promise<void> {
  if (people.length === 0) return
  await notify(
    teller,
    told,
    sql`select person.id as user_id, 'comment:' || ${id}::integer as subject, i.data
      from ${toldOfItems([detail.itemId])} cross join unnest(${[...people]}::integer[]) as person (id)
      where (person.id in (select user_id from ${namedInAudits} where audit_id = i.audit_id)
          or ${answersFor(sql`person.id`, sql`i.id`)})
        and not exists (select from notifications n
          where n.user_id = person.id and n.type = ${told.type} and n.subject = 'comment:' || ${id}::integer)`,
  )
}
