import { approvalStatus, auditStatus, type ApprovalStatus, type AuditStatus } from './statuses.ts'

type Move<Status> = { from: readonly Status[]; to: Status }

/** Who may go from which status to which; any other move is refused. */
export const approvalMoves = {
  approval: { from: [approvalStatus.SUBMITTING, approvalStatus.REJECTION], to: approvalStatus.APPROVAL },
  rejection: { from: [approvalStatus.SUBMITTING, approvalStatus.APPROVAL], to: approvalStatus.REJECTION },
} as const satisfies Record<string, Move<ApprovalStatus>>
export type ApprovalMove = keyof typeof approvalMoves

export const auditMoves = {
  approval: { from: [auditStatus.SUBMITTING, auditStatus.REJECTION], to: auditStatus.APPROVAL },
  rejection: { from: [auditStatus.SUBMITTING, auditStatus.APPROVAL], to: auditStatus.REJECTION },
  'in-progress': { from: [auditStatus.APPROVAL, auditStatus.CORRECTIVE], to: auditStatus.IN_PROGRESS },
  corrective: { from: [auditStatus.IN_PROGRESS], to: auditStatus.CORRECTIVE },
  close: { from: [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE], to: auditStatus.CLOSE },
} as const satisfies Record<string, Move<AuditStatus>>
export type AuditMove = keyof typeof auditMoves

/** Whether a move is open from the present status. */
export function mayMove<Status>(move: Move<Status>, present: Status): boolean {
  return move.from.includes(present)
}
