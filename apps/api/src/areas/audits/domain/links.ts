import { numberOf, type NotificationData } from '#capabilities/notifications/notification-type.ts'

/** The address of an audit's workspace. */
export const auditLink = (data: NotificationData) => `/checklist/${numberOf(data['audit_id'])}/view`

/** The address of one question in it; for external people, who see no more of it, of the finding that it is. */
export const itemLink = (data: NotificationData) =>
  data['outside']
    ? findingLink(data)
    : `${auditLink(data)}?grp=${numberOf(data['group_id'])}&item=${numberOf(data['item_id'])}`

/** The address of the page of a finding. */
export const findingLink = (data: NotificationData) => `/finding/${numberOf(data['item_id'])}`
