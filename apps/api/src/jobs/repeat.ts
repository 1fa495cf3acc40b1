/** Runs some work every so many milliseconds; returns a stop, which aborts running work and waits for its end. */
export function repeatEvery(
  work: (leaving: AbortSignal) => Promise<unknown>,
  every: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  const leaving = new AbortController()
  let underWay: Promise<void> | null = null
  const go = () => {
    // Work that takes longer than the pause is not started a second time.
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
