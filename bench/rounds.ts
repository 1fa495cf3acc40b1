import { options } from './options.ts'

export type Spread = { median: number; from: number; to: number }
export type Bound = { atLeast: number } | { atMost: number }
export type Verdict = 'held' | 'missed' | 'within the noise'

/**
 * The median, and the interval between two of the values that holds the true median in at least 95 of 100 cases,
 * however the values are distributed (order statistics). Less than six values cannot promise that: from the least to
 * the greatest.
 */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const median = (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
  const left = leftOut(sorted.length)
  return { median, from: sorted[left]!, to: sorted[sorted.length - 1 - left]! }
}

/** How many values at each end the interval leaves out: as many as keep the binomial tails within 5 of 100. */
function leftOut(count: number): number {
  let share = 0.5 ** count
  let tail = share
  let left = 0
  while (2 * tail <= 0.05) {
    left += 1
    share *= (count - left + 1) / left
    tail += share
  }
  return Math.max(0, left - 1)
}

/** A bound is missed only when the whole interval lies beyond it, and held only when none of it does. */
export function judge({ from, to }: Spread, bound: Bound): Verdict {
  const [holds, misses] =
    'atLeast' in bound ? [from >= bound.atLeast, to < bound.atLeast] : [to <= bound.atMost, from > bound.atMost]
  if (misses) return 'missed'
  return holds ? 'held' : 'within the noise'
}

/** How often all rounds are done at the most, while the answer is not clear. */
export const mostTimes = 3

type Sides<Measured> = { ours: () => Promise<Measured>; floor: () => Promise<Measured> }
type Judged = { ratio: Spread; verdict: Verdict }

/** Measures both sides in pairs of rounds, taking turns at being first, until the ratio of ours to the floor's `of` is judged. */
export async function inPairs<Measured>(sides: Sides<Measured>, of: (measured: Measured) => number, bound: Bound) {
  const [ours, floor]: [Measured[], Measured[]] = [[], []]
  const judged = (): Judged => {
    const ratio = spread(ours.map((mine, pair) => of(mine) / of(floor[pair]!)))
    return { ratio, verdict: judge(ratio, bound) }
  }
  let last: Judged
  do {
    for (let round = 0; round < options.rounds; round += 1) {
      if (ours.length % 2 === 0) {
        ours.push(await sides.ours())
        floor.push(await sides.floor())
      } else {
        floor.push(await sides.floor())
        ours.push(await sides.ours())
      }
    }
    last = judged()
  } while (last.verdict === 'within the noise' && ours.length < mostTimes * options.rounds)
  return { ours, floor, ...last }
}

/** The value below which so great a share of others lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median of what the rounds say. */
export const middle = <Measured>(measured: Measured[], of: (measured: Measured) => number) =>
  spread(measured.map(of)).median

/** The cells of a ratio: its median, its interval, its bound. */
export function ratioCells({ median, from, to }: Spread, bound: Bound): string[] {
  const target = 'atLeast' in bound ? bound.atLeast : bound.atMost
  return [median.toFixed(2), `${from.toFixed(2)}–${to.toFixed(2)}`, target.toFixed(2)]
}
