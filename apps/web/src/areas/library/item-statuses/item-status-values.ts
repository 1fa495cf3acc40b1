import type { BodySent } from '@apron/contract'
import type { ItemStatus, itemStatuses } from '@apron/contract/library'

export type ItemStatusBody = BodySent<typeof itemStatuses.create>
export type ItemStatusValues = ReturnType<typeof valuesOf>

/** What the fields of a form begin with. */
export function valuesOf(status?: ItemStatus) {
  return {
    code: status?.code ?? '',
    name: status?.name ?? '',
    color: status?.color ?? '#1b7a4b',
    description: status?.description ?? '',
    is_default: status?.is_default ?? false,
    is_finding: status?.is_finding ?? false,
    asks_input: status?.asks_input ?? false,
    allows_comments: status?.allows_comments ?? false,
    correction_days: String(status?.correction_days ?? ''),
    severity: String(status?.severity ?? 0),
  }
}

/** What is sent; usual days and a severity that nobody typed here are left as they are by then. */
export function bodyOf(
  { description, correction_days, severity, ...rest }: ItemStatusValues,
  begun: ItemStatusValues,
): ItemStatusBody {
  return {
    ...rest,
    description: description.trim() || null,
    ...(correction_days !== begun.correction_days && { correction_days }),
    ...(severity !== begun.severity && { severity }),
  }
}
