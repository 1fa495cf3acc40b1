/** Milliseconds up to which calls are counted together. */
export const bounds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const

/** What is counted of one route, by its declared template. */
export type Meter = {
  readonly method: string
  readonly route: string
  /** Answers by status; 499 is whoever went away before. */
  readonly statuses: Map<number, number>
  /** Calls by the bound that they stayed within; the last took longer. */
  readonly within: number[]
  /** Milliseconds of all. */
  sum: number
}

/** What was counted since this process started. */
export type Meters = {
  /** The meter of a route, the same each time. */
  of(method: string, route: string): Meter
  all(): Iterable<Meter>
}

export function openMeters(): Meters {
  const meters = new Map<string, Meter>()
  return {
    of(method, route) {
      const key = `${method} ${route}`
      const there = meters.get(key)
      if (there) return there
      const made = { method, route, statuses: new Map(), within: Array.from(bounds, () => 0).concat(0), sum: 0 }
      meters.set(key, made)
      return made
    },
    all: () => meters.values(),
  }
}

/** Counts an answer that took so many milliseconds. */
export function count(meter: Meter, status: number, milliseconds: number): void {
  let place = 0
  while (place < bounds.length && milliseconds > bounds[place]!) place += 1
  meter.within[place]! += 1
  meter.sum += milliseconds
  meter.statuses.set(status, (meter.statuses.get(status) ?? 0) + 1)
}
