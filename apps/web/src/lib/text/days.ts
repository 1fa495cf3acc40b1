const day = 86_400_000
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** How many days it is from one day to another (`YYYY-MM-DD`); less than 0 where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((at(to) - at(from)) / day)
}

/** The day so many days later (`YYYY-MM-DD`). */
export function daysAfter(from: string, count: number): string {
  return new Date(at(from) + count * day).toISOString().slice(0, 10)
}
