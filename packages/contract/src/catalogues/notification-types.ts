/** At once, in one line at seven in the morning, or not at all. */
export const noticeWays = ['at_once', 'morning', 'off'] as const
export type NoticeWay = (typeof noticeWays)[number]
/** Whether it also goes by mail: not, within a minute, or with all that waits at seven in the morning. */
export const mailWays = ['off', 'at_once', 'morning'] as const
export type MailWay = (typeof mailWays)[number]

/** The headings of notification preferences. */
export const noticeSections = ['audits', 'personal', 'records'] as const
type Notice = { section: (typeof noticeSections)[number]; usualMail: MailWay }

/**
 * Of what a person chooses how it reaches them, in the order of their screen: each type of notification, and of answers
 * those that are findings apart. Until somebody chooses, what asks something of them goes by mail, and nothing else.
 */
const notices = {
  FINDING: { section: 'audits', usualMail: 'off' },
  CHK_ITEM_STT_UPDATE: { section: 'audits', usualMail: 'off' },
  CHK_ITEM_CMT: { section: 'audits', usualMail: 'off' },
  CHK_ITEM_CMT_FINAL: { section: 'audits', usualMail: 'off' },
  CHK_STORE: { section: 'audits', usualMail: 'off' },
  WAITING: { section: 'personal', usualMail: 'morning' },
  RESPONSIBLE: { section: 'personal', usualMail: 'at_once' },
  CONFLICT: { section: 'personal', usualMail: 'off' },
  FINDING_STEP: { section: 'personal', usualMail: 'morning' },
  LATE: { section: 'personal', usualMail: 'morning' },
  NO_OWNER: { section: 'personal', usualMail: 'at_once' },
  MENTION: { section: 'personal', usualMail: 'off' },
  REPLY: { section: 'personal', usualMail: 'off' },
  CHANGESTATUS: { section: 'records', usualMail: 'off' },
  FAQ_CMT: { section: 'records', usualMail: 'off' },
  DOC_IMPORT: { section: 'records', usualMail: 'off' },
  DOC_EXPIRE: { section: 'records', usualMail: 'off' },
  DOC_READ: { section: 'records', usualMail: 'morning' },
  DOC_CHANGED: { section: 'records', usualMail: 'off' },
} as const satisfies Record<string, Notice>
export type NoticeKind = keyof typeof notices

/** A type of notification; what waited for the morning in one line is one of which nobody chooses. */
export type NotificationType = Exclude<NoticeKind, 'FINDING'> | 'DIGEST'

/** The order in which calls have listed them; what has come since follows. */
const listed = [
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
  'DOC_IMPORT',
  'FAQ_CMT',
  'CHK_STORE',
  'CHK_ITEM_STT_UPDATE',
  'CHK_ITEM_CMT',
  'CHANGESTATUS',
  'DOC_EXPIRE',
  'CHK_ITEM_CMT_FINAL',
] as const satisfies readonly NoticeKind[]
const all = Object.keys(notices) as NoticeKind[]
export const noticeKinds = [...new Set([...listed, ...all])] as [NoticeKind, ...NoticeKind[]]

/** What stands under a heading, in its order. */
export const noticesOf = (section: Notice['section']): NoticeKind[] =>
  all.filter((kind) => notices[kind].section === section)

/** How a kind goes by mail until somebody chooses. */
export const usualMail = Object.fromEntries(all.map((kind) => [kind, notices[kind].usualMail])) as Record<
  NoticeKind,
  MailWay
>
