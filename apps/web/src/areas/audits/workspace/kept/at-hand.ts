import { auditWorkspace, type AuditDetail } from '@apron/contract/audits'
import { useEffect, useState } from 'react'
import type { CallError } from '#lib/calls/call-error.ts'
import { prefetch } from '#lib/calls/prefetch/prefetch.ts'
import { useRead } from '#lib/calls/queries.ts'
import { code } from '#lib/code/code.ts'

const copy = code(() => import('./audit-copy.ts'))
/** Milliseconds in which answers are gathered before the copy is made anew. */
const gathered = 2000

/**
 * Prefetches all questions of the audit for when the network is gone, once nothing else is on its way, and stores them
 * on the device.
 */
export function useAtHand({ id }: AuditDetail): void {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    let isOver = false
    prefetch(async () => isOver || setCalm(true))
    return () => void (isOver = true)
  }, [])
  const whole = { params: { id, groupId: 0 }, query: {} }
  const { dataUpdatedAt } = useRead(auditWorkspace.items, whole, { enabled: isCalm, quiet: true, staleTime: 300_000 })
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    const timer = setTimeout(() => void copy.until().then(({ keepAudit }) => keepAudit(id)), gathered)
    return () => clearTimeout(timer)
  }, [id, dataUpdatedAt])
}

/** Takes the audit from the device when the server is out of reach; one that the person may see no longer goes from there. */
export function useBroughtBack(auditId: number, failure: CallError | null): void {
  const isAway = failure?.isNetwork ?? false
  const isGone = failure?.status === 403 || failure?.status === 404
  useEffect(() => {
    if (isAway) void copy.until().then(({ bringBack }) => bringBack(auditId))
    if (isGone) void copy.until().then(({ forgetAudit }) => forgetAudit(auditId))
  }, [auditId, isAway, isGone])
}
