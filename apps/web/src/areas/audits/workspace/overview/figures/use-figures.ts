import { auditWorkspace, quickReportEvent } from '@apron/contract/audits'
import { useEffect, useRef } from 'react'
import { keyOf, readAgain, useRead } from '../../../../../lib/calls/queries.ts'
import { useRealtime } from '../../../../../lib/socket.ts'

/** Milliseconds for which answers are gathered before the figures are read again. */
const gathered = 2000

/** What an audit has come to; while it is shown it follows the answers. */
export function useFigures(auditId: number) {
  const sent = { params: { id: auditId } }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useRealtime(
    'audit:quick-report',
    ({ audit_id }) => {
      if (audit_id !== auditId) return
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        void readAgain(keyOf(auditWorkspace.figures, sent))
      }, gathered)
    },
    quickReportEvent,
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return useRead(auditWorkspace.figures, sent, { quiet: true })
}
