import type { MessageKey } from '@apron/messages'

/** Maker-checker status of a record. */
export const approvalStatus = { SUBMITTING: 0, APPROVAL: 1, REJECTION: 2 } as const
export type ApprovalStatus = (typeof approvalStatus)[keyof typeof approvalStatus]

/** Status of an audit. */
export const auditStatus = { ...approvalStatus, IN_PROGRESS: 3, CORRECTIVE: 4, CLOSE: 5 } as const
export type AuditStatus = (typeof auditStatus)[keyof typeof auditStatus]

export const userStatus = { ACTIVE: 0, DEACTIVATED: 1 } as const
export type UserStatus = (typeof userStatus)[keyof typeof userStatus]

export const correctiveStatus = { INCOMPLETE: 0, COMPLETE: 1 } as const
export type CorrectiveStatus = (typeof correctiveStatus)[keyof typeof correctiveStatus]

/** Code by code: the name on the wire, its text, and the colour word of the specification. */
export const auditStatuses = [
  { code: 0, name: 'SUBMITTING', text: 'statuses.submitting', color: 'warning' },
  { code: 1, name: 'APPROVAL', text: 'statuses.approval', color: 'success' },
  { code: 2, name: 'REJECTION', text: 'statuses.rejection', color: 'danger' },
  { code: 3, name: 'IN PROGRESS', text: 'statuses.in_progress', color: 'primary' },
  { code: 4, name: 'CORRECTIVE', text: 'statuses.corrective', color: 'info' },
  { code: 5, name: 'CLOSE', text: 'statuses.close', color: 'danger' },
] as const satisfies { code: AuditStatus; name: string; text: MessageKey; color: string }[]

export const userStatuses = [
  { code: 0, name: 'ACTIVE', text: 'statuses.active' },
  { code: 1, name: 'DEACTIVATED', text: 'statuses.deactivated' },
] as const satisfies { code: UserStatus; name: string; text: MessageKey }[]
