/** Milliseconds; of a pause in which this process heard nothing no more than that counts. */
const slice = 500

/** Gives up once so many milliseconds have passed in which this process could have heard what it waits for: a timer that ran out while the process itself was late proves nothing. Returns what ends the waiting. */
export function afterHearing(milliseconds: number, giveUp: () => void): () => void {
  let left = milliseconds
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(
      () => {
        left -= slice
        if (left > 0) return wait()
        // What has come meanwhile is heard first.
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
