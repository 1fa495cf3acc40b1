/** Milliseconds. */
const pause = 5_000

/** Lets the first of many alike reports through, then at most one in five seconds. */
export function seldom(report: (error: Error) => void): (error: Error) => void {
  let next = 0
  return (error) => {
    if (performance.now() < next) return
    next = performance.now() + pause
    report(error)
  }
}
