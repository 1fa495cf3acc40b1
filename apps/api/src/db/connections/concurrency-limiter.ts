/** Gives the place back; said again, it does nothing. */
export type ReleaseSlot = () => void
/** Waits for a place; those who come first are let in first. */
export type AcquireSlot = () => Promise<ReleaseSlot>

type Holder = { since: number }

/**
 * Lets so many in at a time. Whoever has held a place for `longest` milliseconds is counted no longer, so that nobody
 * waits behind what is slow, or waits itself.
 */
export function openConcurrencyLimiter(most: number, longest: number): AcquireSlot {
  /** Those who are counted, in the order in which they came. */
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
