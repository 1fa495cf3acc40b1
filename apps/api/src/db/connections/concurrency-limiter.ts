/** Gives the slot back; a second call does nothing. */
export type ReleaseSlot = () => void
/** Waits for a slot, first come, first served. */
export type AcquireSlot = () => Promise<ReleaseSlot>

type Holder = { since: number }

/**
 * Limits how many run at a time. A holder of a slot is no longer counted after `longest` milliseconds, so that slow
 * work blocks nobody.
 */
export function openConcurrencyLimiter(most: number, longest: number): AcquireSlot {
  /** Holders that count, in the order in which they came. */
  const inside = new Set<Holder>()
  const waiting: ((leave: ReleaseSlot) => void)[] = []
  let timer: NodeJS.Timeout | undefined

  function admit(): ReleaseSlot {
    const holder = { since: performance.now() }
    inside.add(holder)
    return () => {
      if (inside.delete(holder)) letIn()
    }
  }

  function letIn(): void {
    while (waiting.length > 0 && inside.size < most) waiting.shift()!(admit())
    if (waiting.length > 0) timer ??= setTimeout(overlook, longest)
  }

  function overlook(): void {
    timer = undefined
    const late = performance.now() - longest
    for (const holder of inside) {
      if (holder.since > late) break
      inside.delete(holder)
    }
    letIn()
  }

  return () =>
    inside.size < most
      ? Promise.resolve(admit())
      : new Promise((resolve) => {
          waiting.push(resolve)
          letIn()
        })
}
