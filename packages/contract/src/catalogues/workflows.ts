import { approval, audit, type ApprovalStatus, type AuditStatus } from './statuses.ts'

type Move<Status> = { from: readonly Status[]; to: Status }

/** Who may go from which status to which; any other move is refused. */
export const approvalMoves = {
  approval: { from: [approval.SUBMITTING, approval.REJECTION], to: approval.APPROVAL },
  rejection: { from: [approval.SUBMITTING, approval.APPROVAL], to: approval.REJECTION },
} as const satisfies Record<string, Move<ApprovalStatus>>
export type ApprovalMove = keyof typeof approvalMoves

export const auditMoves = {
  approval: { from: [audit.SUBMITTING, audit.REJECTION], to: audit.APPROVAL },
  rejection: { from: [audit.SUBMITTING, audit.APPROVAL], to: audit.REJECTION },
  'in-progress': { from: [audit.APPROVAL, audit.CORRECTIVE], to: audit.IN_PROGRESS },
  corrective: { from: [audit.IN_PROGRESS], to: audit.CORRECTIVE },
  close: { from: [audit.IN_PROGRESS, audit.CORRECTIVE], to: audit.CLOSE },
} as const satisfies Record<string, Move<AuditStatus>>
export type AuditMove = keyof typeof auditMoves

/** Whether a move is open from the present status. */
export function mayMove<Status>(move: Move<Status>, present: Status): boolean {
  return move.from.includes(present)
}
