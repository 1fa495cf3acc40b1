import { sql } from 'kysely'
import type { MessageKey } from '@apron/messages'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { NotificationGrouping } from '#capabilities/notifications/folding.ts'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import { messageOf, type NotificationDefinition } from '#capabilities/notifications/notification-type.ts'
import { itemLink } from '../links.ts'

/** The notification of something that happened to one question of an audit; older ones have no code. */
export function ofItem(text: MessageKey, withCode: MessageKey): Pick<NotificationDefinition, 'link' | 'message'> {
  const [bare, full] = [messageOf(text, 'item', 'audit'), messageOf(withCode, 'item', 'audit', 'code')]
  return { link: itemLink, message: (data, language) => (data['code'] ? full : bare)(data, language) }
}

/** Some questions `i` of audits, each with the data of its notification. */
export const toldOfItems = (itemIds: readonly number[]) => sql`(
  select i.id, i.audit_id, s.is_finding, jsonb_build_object('audit_id', a.id, 'audit', a.name, 'item_id', i.id,
    'group_id', i.group_id, 'item', i.header, 'code', s.code) as data
  from audit_items i join audits a on a.id = i.audit_id ${joinStatus()}
  where i.id = any(${[...itemIds]}::integer[])) i`

/** Notifies the teams of audits about some of their questions, except those who are notified in another way. */
export async function tellTeam(
  teller: Notifier,
  told: NotificationDefinition,
  itemIds: readonly number[],
  { folding, but = [] }: { folding: NotificationGrouping; but?: readonly number[] },
): Promise<void> {
  if (itemIds.length === 0) return
  await notify(
    teller,
    told,
    sql`select m.user_id, 'item:' || i.id as subject, i.data, i.is_finding
      from ${toldOfItems(itemIds)} join audit_members m on m.audit_id = i.audit_id
      where m.user_id <> all(${[...but]}::integer[])`,
    folding,
  )
}
