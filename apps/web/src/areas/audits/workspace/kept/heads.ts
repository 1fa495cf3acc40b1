import { headFields, type AuditItem, type HeadField } from '@apron/contract/audits'
import type { OutboxChange, Wish } from '#lib/outbox/change.ts'

/** The server takes as many. */
const most = 16

/** The changes of its field that whoever made a change had seen; absent from what is no such field. */
export type SeenHeads = { seen?: readonly string[] }

const ofField = (kind: string): kind is HeadField => (headFields as readonly string[]).includes(kind)

/** What somebody has seen who makes a change of that kind now: what is shown of its field, or what their own unsent change had seen that is shown instead. Undefined for what is no such field. */
export function seenNow(
  { kind, order }: Pick<Wish, 'kind' | 'order'>,
  shown: AuditItem,
  held: readonly OutboxChange[],
  latest?: string,
): readonly string[] | undefined {
  if (!ofField(kind)) return undefined
  const own = held.findLast((one) => one.kind === kind && one.order === order && one.problem === undefined)
  const isShown = !own || shown.conflicts.some(({ field }) => field === kind)
  const before = own && ((own.value as SeenHeads).seen ?? [])
  // Also where it gives way to the new one: it may be leaving the device just now.
  const mine = own?.id ?? latest
  return bounded([...(before ?? []), ...(isShown ? shown.heads[kind] : []), ...(mine ? [mine] : [])])
}

/** What was there first and one's own last one are what may still stand; one's own between them were answered by it. */
function bounded(all: readonly string[]): readonly string[] {
  const seen = [...new Set(all)]
  return seen.length > most ? [...seen.slice(0, most - 1), ...seen.slice(-1)] : seen
}

/** The conflicts of an item that somebody's unsent changes leave open. */
export function leftOpen(
  { conflicts, heads }: AuditItem,
  seen: Readonly<Record<string, readonly string[] | undefined>>,
): AuditItem['conflicts'] {
  return conflicts.filter(({ field }) => !heads[field].every((id) => seen[field]?.includes(id)))
}
