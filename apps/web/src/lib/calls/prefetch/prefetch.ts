/** Milliseconds after the first request in which the screen loads undisturbed. */
const calm = 4000

const wishes: (() => Promise<unknown>)[] = []
let isGoing = false
let isAwaited = () => false

/** On a slow network the visible screen comes first: prefetching waits while `isComing` says that it is loading. */
export function prefetchAfter(isComing: () => boolean): void {
  isAwaited = isComing
}

/** Prefetches a chunk while the browser is idle, one after the other, so that it is there when the network is not. */
export function prefetch(load: () => Promise<unknown>): void {
  wishes.push(load)
  if (isGoing) return
  isGoing = true
  setTimeout(() => void go(), calm)
}

async function go() {
  for (let load = wishes.shift(); load; load = wishes.shift()) {
    await idle()
    while (isAwaited()) await waited(calm / 8)
    // Whoever needs it later asks again.
    await load().catch(() => null)
  }
  isGoing = false
}

const waited = (time: number) => new Promise<void>((done) => setTimeout(done, time))

function idle(): Promise<void> {
  return new Promise((done) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 2000 })
    else setTimeout(done, 200)
  })
}
