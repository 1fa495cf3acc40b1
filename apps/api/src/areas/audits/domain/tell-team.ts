import { sql } from 'kysely'
import type { MessageKey } from '@apron/messages'
import { notify, type Teller } from '../../../capabilities/telling/notify.ts'
import { numberOf, saying, type NotificationData, type Told } from '../../../capabilities/telling/told.ts'

/** The address of an audit's workspace. */
export const auditLink = (data: NotificationData, id = 'audit_id') => `/checklist/${numberOf(data[id])}/view`

/** How something that happened to one question of an audit is told. */
export const ofItem = (text: MessageKey): Pick<Told, 'link' | 'message'> => ({
  link: (data) => `${auditLink(data)}?grp=${numberOf(data['group_id'])}&item=${numberOf(data['item_id'])}`,
  message: saying(text, 'item', 'audit'),
})

/** Tells the teams of audits about some of their items. */
export async function tellTeam(teller: Teller, told: Told, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  await notify(
    teller,
    told,
    sql`select m.user_id, 'item:' || i.id as subject, jsonb_build_object('audit_id', a.id, 'audit', a.name,
        'item_id', i.id, 'group_id', i.group_id, 'item', i.header) as data
      from audit_items i join audits a on a.id = i.audit_id join audit_members m on m.audit_id = a.id
      where i.id = any(${[...itemIds]}::integer[])`,
  )
}
