/** What people are told by the specification; unknown types are shown with their message and no link. */
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
/** What the product tells beside that: records wait for a decision, somebody was named, was answered, answers for a finding, said otherwise than somebody else, is concerned by a step of one, is to know that corrections are late or that nobody is left for them, has a document to read, wrote questions that refer to what has changed, or gets what waited for the morning in one line. */
export const ownNotificationTypes = [
  'WAITING',
  'MENTION',
  'REPLY',
  'RESPONSIBLE',
  'CONFLICT',
  'FINDING_STEP',
  'LATE',
  'NO_OWNER',
  'DOC_READ',
  'DOC_CHANGED',
  'DIGEST',
] as const
export type NotificationType = (typeof notificationTypes)[number] | (typeof ownNotificationTypes)[number]

/** Of what a person chooses how it reaches them: each type, and of answers those that are findings apart. */
export const noticeKinds = [
  'WAITING',
  'FINDING',
  'RESPONSIBLE',
  'CONFLICT',
  'FINDING_STEP',
  'DOC_READ',
  'DOC_CHANGED',
  'MENTION',
  'REPLY',
  'LATE',
  'NO_OWNER',
  ...notificationTypes,
] as const
export type NoticeKind = (typeof noticeKinds)[number]
/** At once, in one line at seven in the morning, or not at all. */
export const noticeWays = ['at_once', 'morning', 'off'] as const
export type NoticeWay = (typeof noticeWays)[number]
/** Whether it also goes by mail: not, within a minute, or with all that waits at seven in the morning. */
export const mailWays = ['off', 'at_once', 'morning'] as const
export type MailWay = (typeof mailWays)[number]
/** Until somebody chooses, what asks something of them goes by mail, and nothing else. */
export const usualMail: { readonly [Kind in NoticeKind]?: MailWay } = {
  RESPONSIBLE: 'at_once',
  WAITING: 'morning',
  FINDING_STEP: 'morning',
  DOC_READ: 'morning',
  LATE: 'morning',
  NO_OWNER: 'at_once',
}
