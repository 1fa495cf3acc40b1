/** Everything a person is told about; unknown types are shown with their message and no link. */
export const notificationTypes = [
  'DOC_IMPORT',
  'FAQ_CMT',
  'CHK_STORE',
  'CHK_ITEM_STT_UPDATE',
  'CHK_ITEM_CMT',
  'CHANGESTATUS',
  'DOC_EXPIRE',
  'CHK_ITEM_CMT_FINAL',
] as const
/** The product's own beside those of the specification: other clients show their message. */
export const ownNotificationTypes = ['WAITING'] as const
export type NotificationType = (typeof notificationTypes)[number] | (typeof ownNotificationTypes)[number]
