/** What one subject has used of a limit: it drains evenly and is all given back at `until`. */
type Used = { until: number; unsettled: number }

export type Allowances = {
  /** Milliseconds until so much (a share of the whole, 1 is all of it) could be used; 0 is now. */
  wait(subject: string, part: number): number
  /** Uses a share; what is not there is owed. */
  count(subject: string, part: number): void
  /** The same without owing: uses nothing and returns the milliseconds to wait when it is not there. */
  take(subject: string, part: number): number
  /**
   * What this process has counted since it was last asked, of subjects that have used a tenth at least; in
   * milliseconds.
   */
  unsettled(): Map<string, number>
  /**
   * Takes over what was used in all processes: `left` milliseconds until all is given back, `sent` of them from here.
   */
  settle(subject: string, sent: number, left: number): void
  readonly size: number
}

/** Twice as many subjects are remembered; those who have used nothing for longest are forgotten first. */
const mostSubjects = 25_000
const worthSettling = 0.1

/**
 * Rate limits that are given back evenly over a window of so many milliseconds. One number is kept for a subject: no
 * list of instants, and no moment at which everything is given back.
 */
export function openAllowances(window: number, now: () => number = () => performance.now()): Allowances {
  // Two generations, of which the older is dropped as a whole: looking for the oldest entry would take longer the more
  // have gone.
  let used = new Map<string, Used>()
  let older = new Map<string, Used>()
  const find = (subject: string) => used.get(subject) ?? older.get(subject)

  function usedOf(subject: string, at: number): Used {
    const present = find(subject)
    return present && present.until > at ? present : { until: at, unsettled: 0 }
  }

  function wait(subject: string, part: number): number {
    const at = now()
    return Math.max(0, usedOf(subject, at).until - at + part * window - window)
  }

  function count(subject: string, part: number): void {
    const at = now()
    const { until, unsettled } = usedOf(subject, at)
    // What has been given back need not be shared.
    const untold = Math.min(unsettled, until - at)
    if (used.size >= mostSubjects) [used, older] = [new Map(), used]
    used.set(subject, { until: until + part * window, unsettled: untold + part * window })
  }

  return {
    wait,
    count,
    take(subject, part) {
      const milliseconds = wait(subject, part)
      if (milliseconds === 0) count(subject, part)
      return milliseconds
    },
    unsettled() {
      const due = [...older, ...used].filter(
        ([subject, one]) => one === find(subject) && one.unsettled > 0 && one.until - now() > window * worthSettling,
      )
      return new Map(due.map(([subject, { unsettled }]) => [subject, unsettled]))
    },
    settle(subject, sent, left) {
      const present = find(subject)
      if (!present) return
      present.unsettled = Math.max(0, present.unsettled - sent)
      present.until = Math.max(present.until, now() + left + present.unsettled)
    },
    get size() {
      return used.size + older.size
    },
  }
}
