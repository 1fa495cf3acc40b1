import { checklistItems, checklists, type Audit, type Route } from '@apron/contract'
import { useCanCall } from '../../lib/can.ts'

type Present = Pick<Audit, 'status' | 'permissions'>

/** Whether the person may make a call about an audit as it stands now. */
export function useMay(): (route: Pick<Route, 'access' | 'during'>, audit: Present) => boolean {
  const canCall = useCanCall()
  return (route, { status, permissions }) =>
    (!route.during || route.during.some((code) => code === status.code)) && canCall(route, { permissions })
}

/** Whether the person may choose the questions of an audit: take from the library, and see what is in it. */
export function useMayChoose(): (audit: Pick<Audit, 'permissions'>) => boolean {
  const canCall = useCanCall()
  return (audit) => canCall(checklists.setItems, audit) && canCall(checklistItems.list)
}
