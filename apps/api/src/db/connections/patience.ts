/** Milliseconds; of a pause of the event loop no more than that counts. */
const slice = 500

/**
 * Gives up after so many milliseconds in which this process was able to receive: a timer that ran out while the process
 * was late proves nothing. Returns what ends the waiting.
 */
export function afterHearing(milliseconds: number, giveUp: () => void): () => void {
  let left = milliseconds
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(
      () => {
        left -= slice
        if (left > 0) return wait()
        // What has arrived meanwhile is handled first.
        setImmediate(() => {
          if (!isOver) giveUp()
        })
      },
      Math.min(slice, left),
    )
    timer.unref()
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
