/** Does some work now and again after so many milliseconds; returns what ends it, once work that is under way is done or has heard that it is to end. */
export function repeatEvery(
  work: (leaving: AbortSignal) => Promise<unknown>,
  every: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  const leaving = new AbortController()
  let underWay: Promise<void> | null = null
  const go = () => {
    // What takes longer than the pause is not begun a second time.
    underWay ??= work(leaving.signal)
      .then(() => undefined, onError)
      .finally(() => (underWay = null))
  }
  go()
  const timer = setInterval(go, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    leaving.abort()
    await underWay
  }
}
