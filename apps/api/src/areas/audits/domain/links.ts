import { numberOf, type NotificationData } from '../../../capabilities/telling/told.ts'

/** The address of an audit's workspace. */
export const auditLink = (data: NotificationData, id = 'audit_id') => `/checklist/${numberOf(data[id])}/view`

/** The address of one question in it. */
export const itemLink = (data: NotificationData) =>
  `${auditLink(data)}?grp=${numberOf(data['group_id'])}&item=${numberOf(data['item_id'])}`
