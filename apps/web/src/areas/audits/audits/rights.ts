import { checklists, type Audit } from '@apron/contract/audits'
import { checklistItems } from '@apron/contract/library'
import { useCanCall } from '#lib/session/can.ts'

/** Whether the person may choose the questions of an audit: take from the library, and see what is in it. */
export function useMayChoose(): (audit: Pick<Audit, 'permissions'>) => boolean {
  const canCall = useCanCall()
  return (audit) => canCall(checklists.setItems, audit) && canCall(checklistItems.list)
}
