import type { Route } from '@apron/contract'
import type { Audit } from '@apron/contract/audits'
import { useCallback } from 'react'
import { useCanCall } from '#lib/session/can.ts'

/** What decides over a call about an audit. */
export type Bound = Pick<Route, 'access' | 'during'>
type Present = Pick<Audit, 'status' | 'permissions'>

/** Whether a call about an audit is open in this status. */
export function isOpen(route: Bound, code: number): boolean {
  return !route.during || route.during.some((status) => status === code)
}

/** Whether the person may make a call about an audit as it stands now. */
export function useMay(): (route: Bound, audit: Present) => boolean {
  const canCall = useCanCall()
  return useCallback(
    (route, { status, permissions }) => isOpen(route, status.code) && canCall(route, { permissions }),
    [canCall],
  )
}
