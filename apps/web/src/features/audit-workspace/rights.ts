import {
  auditStatuses,
  auditWorkspace,
  checklistItems,
  checklists,
  minutes,
  type AuditDetail,
  type Route,
} from '@apron/contract'
import { useMemo } from 'react'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'

/** What the person may do in this audit as it stands now. */
export type Rights = {
  answer: boolean
  /** Why not, in a sentence; null when answering is open. */
  noAnswer: string | null
  setDate: boolean
  setComplete: boolean
  conclude: boolean
  /** Choosing the audit's items from the library. */
  chooseItems: boolean
  /** Whether minutes and results can exist in this status. */
  results: boolean
}

type Bound = Pick<Route, 'access' | 'during'>

function isOpen(route: Bound, code: number): boolean {
  return !route.during || route.during.some((status) => status === code)
}

/** The word for an audit's status; what the live channel brings is in the language of whoever moved it. */
export function useStatusName(code: number): string {
  const t = useText()
  const known = auditStatuses.find((status) => status.code === code)
  return known ? t(known.text) : String(code)
}

/** What the person may do, by the same declarations that the server checks. */
export function useRights(audit: AuditDetail): Rights {
  const t = useText()
  const canCall = useCanCall()
  const statusName = useStatusName(audit.status.code)
  return useMemo(() => {
    const { status, permissions } = audit
    const may = (route: Bound) => isOpen(route, status.code) && canCall(route, { permissions })
    const answer = may(auditWorkspace.answer)
    const why = isOpen(auditWorkspace.answer, status.code)
      ? t('auditWorkspace.cannot_answer_right')
      : t('auditWorkspace.cannot_answer_status', { status: statusName })
    return {
      answer,
      noAnswer: answer ? null : why,
      setDate: may(auditWorkspace.setCorrectiveDate),
      setComplete: may(auditWorkspace.setCorrectiveStatus),
      conclude: may(minutes.create),
      chooseItems: may(checklists.setItems) && canCall(checklistItems.list),
      results: isOpen(minutes.create, status.code),
    }
  }, [audit, canCall, statusName, t])
}
