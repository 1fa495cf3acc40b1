import { sql } from 'kysely'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import { messageOf, type NotificationDefinition } from '#capabilities/notifications/notification-type.ts'
import { detailHandler } from '#events/event-handlers.ts'
import type { AccessChange, ItemChange } from '../changes.ts'
import { itemLink } from '../links.ts'
import { toldOfItems } from './tell-team.ts'

/** The reader answers for the correction of a finding from now on. */
export const namedResponsible: NotificationDefinition = {
  type: 'RESPONSIBLE',
  icon: 'user',
  link: itemLink,
  message: messageOf('notificationTexts.responsible', 'item', 'audit', 'code'),
}

/** Notifies somebody that they answer for findings. */
async function tellResponsible(teller: Notifier, findings: readonly number[], userId: number): Promise<void> {
  if (findings.length === 0) return
  await notify(
    teller,
    namedResponsible,
    sql`select ${userId}::integer as user_id, 'item:' || i.id as subject, i.data from ${toldOfItems(findings)}`,
  )
}

export const tellsResponsible = detailHandler<ItemChange>('audit_item', async (facts, context) => {
  for (const { id, detail } of facts) if (detail.named !== null) await tellResponsible(context, [id], detail.named)
})

/** Notifies those who took over somebody else's findings of each one. */
export const tellsTakenOver = detailHandler<AccessChange>('audit_access', async (facts, context) => {
  for (const { id, detail } of facts) await tellResponsible(context, detail.takesOver, id)
})
