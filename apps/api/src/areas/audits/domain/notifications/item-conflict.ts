import { sql } from 'kysely'
import { notify } from '#capabilities/notifications/notify.ts'
import { messageOf, type NotificationDefinition } from '#capabilities/notifications/notification-type.ts'
import { detailHandler, type EventContext } from '#events/event-handlers.ts'
import type { CommentChange, ItemChange } from '../changes.ts'
import type { ConflictTold } from '../heads/heads.ts'
import { itemLink } from '../links.ts'
import { parties } from '../finding/parties.ts'
import { toldOfItems } from './tell-team.ts'

const open = messageOf('notificationTexts.conflict_open', 'item', 'audit', 'code')
const settled = messageOf('notificationTexts.conflict_settled', 'item', 'audit', 'code')

/** People said different things of a question without having seen one another's, or somebody has settled it. */
export const itemConflict: NotificationDefinition = {
  type: 'CONFLICT',
  icon: 'arrows-split',
  link: itemLink,
  message: (data, language) => (data['became'] === 'settled' ? settled : open)(data, language),
}

/** Notifies the authors of the conflicting changes, including the last one, and the lead. */
async function tell(context: EventContext, itemId: number, { became, people }: ConflictTold): Promise<void> {
  await notify(
    became === 'open' ? { ...context, caller: null } : context,
    itemConflict,
    sql`select one.user_id, 'conflict:' || i.id as subject, i.data || jsonb_build_object('became', ${became}::text) as data
      from ${toldOfItems([itemId])} join audits a on a.id = i.audit_id
      cross join lateral (select unnest(${[...people]}::integer[]) as user_id union select user_id from ${parties.lead} leads) one`,
  )
}

export const tellsConflict = detailHandler<ItemChange>('audit_item', async (facts, context) => {
  for (const { id, detail } of facts) if (detail.conflict) await tell(context, id, detail.conflict)
})

export const tellsConflictOfConclusion = detailHandler<CommentChange>('comment', async (facts, context) => {
  for (const { detail } of facts) if (detail.conflict) await tell(context, detail.itemId, detail.conflict)
})
