import { auditStatuses, type Audit, type Route } from '@apron/contract'
import { useCanCall } from '../../lib/can.ts'
import { useText } from '../../lib/i18n.ts'

type Present = Pick<Audit, 'status' | 'permissions'>

/** Whether the person may make a call about an audit as it stands now. */
export function useMay(): (route: Pick<Route, 'access' | 'during'>, audit: Present) => boolean {
  const canCall = useCanCall()
  return (route, { status, permissions }) =>
    (!route.during || route.during.some((code) => code === status.code)) && canCall(route, { permissions })
}

/** The word for an audit's status in the language of the page. */
export function useStatusWord(): (code: number) => string {
  const t = useText()
  return (code) => {
    const known = auditStatuses.find((status) => status.code === code)
    return known ? t(known.text) : String(code)
  }
}
