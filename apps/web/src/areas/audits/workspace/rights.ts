import { auditStatus } from '@apron/contract'
import { auditWorkspace, checklists, comments, minutes, type AuditDetail } from '@apron/contract/audits'
import { checklistItems } from '@apron/contract/library'
import { useMemo } from 'react'
import { isOpen, useMay, type Bound } from '../domain/audit-rights.ts'
import { useStatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'

const moves = [
  checklists.approval,
  checklists.rejection,
  checklists.inProgress,
  checklists.corrective,
  checklists.close,
]

/** What the person may do in this audit as it stands now. */
export type Rights = {
  answer: boolean
  /** Why not, in a sentence; null when answering is open. */
  noAnswer: string | null
  comment: boolean
  setDate: boolean
  setResponsible: boolean
  setComplete: boolean
  /** Beginning what was approved; what was taken back begins by the control. */
  begin: boolean
  conclude: boolean
  /** Choosing the audit's items from the library. */
  chooseItems: boolean
  /** Whether the audit's own status may ever be changed by them; what is open now, the control knows. */
  move: boolean
  /** Whether minutes and results can exist in this status. */
  results: boolean
}

/** What the person may do, by the same declarations that the server checks. */
export function useRights(audit: AuditDetail): Rights {
  const t = useText()
  const canCall = useCanCall()
  const mayIn = useMay()
  const wordOf = useStatusWord()
  const statusName = wordOf(audit.status.code)
  return useMemo(() => {
    const { status } = audit
    const may = (route: Bound) => mayIn(route, audit)
    const answer = may(auditWorkspace.answer)
    const why = isOpen(auditWorkspace.answer, status.code)
      ? t('auditWorkspace.cannot_answer_right')
      : t('auditWorkspace.cannot_answer_status', { status: statusName })
    return {
      answer,
      noAnswer: answer ? null : why,
      comment: may(comments.create),
      setDate: may(auditWorkspace.setCorrectiveDate),
      setResponsible: may(auditWorkspace.setResponsible),
      setComplete: may(auditWorkspace.setCorrectiveStatus),
      begin: status.code === auditStatus.APPROVAL && may(checklists.inProgress),
      conclude: may(minutes.create),
      chooseItems: may(checklists.setItems) && canCall(checklistItems.list),
      move: moves.some((route) => canCall(route, audit)),
      results: isOpen(minutes.create, status.code),
    }
  }, [audit, canCall, mayIn, statusName, t])
}
