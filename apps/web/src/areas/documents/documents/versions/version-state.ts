import { approvalStatus, type ApprovalStatus } from '@apron/contract'
import type { DocumentVersion } from '@apron/contract/documents'
import type { TextKey } from '#lib/text/i18n.ts'

/** Whether a version was in force and another one has taken its place. */
export const isSuperseded = ({ status, is_in_force }: DocumentVersion): boolean =>
  status.code === approvalStatus.APPROVAL && !is_in_force

const hints = {
  [approvalStatus.SUBMITTING]: 'documentList.waits_hint',
  [approvalStatus.APPROVAL]: 'documentList.superseded_hint',
  [approvalStatus.REJECTION]: 'documentList.rejected_hint',
} as const satisfies Record<ApprovalStatus, TextKey>

/** Why nobody works by a version; null for the one in force. */
export const reasonAgainst = ({ status, is_in_force }: DocumentVersion): TextKey | null =>
  is_in_force ? null : hints[status.code as ApprovalStatus]
