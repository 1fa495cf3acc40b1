import { auditStatus } from '@apron/contract'
import type { Tint } from '#ui/text/status-badge.tsx'

const tints: Record<number, Tint> = {
  [auditStatus.SUBMITTING]: 'yellow',
  [auditStatus.APPROVAL]: 'blue',
  [auditStatus.REJECTION]: 'red',
  [auditStatus.IN_PROGRESS]: 'green',
  [auditStatus.CORRECTIVE]: 'orange',
  [auditStatus.CLOSE]: 'gray',
}

/** The tint of a maker-checker or audit status. */
export function statusTint(code: number): Tint {
  return tints[code] ?? 'gray'
}
