/**
 * How often another member's answer to an item was received, so that a reading on its way knows that it may be older.
 */
const heard = new Map<string, number>()
const nameOf = (auditId: number, itemId: number) => `${auditId}/${itemId}`

/** How often that was, since the page was opened. */
export function timesHeard(auditId: number, itemId: number): number {
  return heard.get(nameOf(auditId, itemId)) ?? 0
}

/** Notes that another member's answer to an item was received. */
export function heardOther(auditId: number, itemId: number): void {
  heard.set(nameOf(auditId, itemId), timesHeard(auditId, itemId) + 1)
}
