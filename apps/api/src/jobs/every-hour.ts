const hour = 3_600_000

/** Does some work now and every hour; returns what ends it, once work that is under way is done. */
export function everyHour(work: () => Promise<unknown>, onError: (error: Error) => void): () => Promise<void> {
  let underWay = Promise.resolve()
  const go = () => {
    underWay = work().then(() => undefined, onError)
  }
  go()
  const timer = setInterval(go, hour)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}
