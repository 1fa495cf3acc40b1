import { queryClient } from './queries.ts'

/** Milliseconds after the first wish in which the screen is left alone with what it shows. */
const calm = 4000

const wishes: (() => Promise<unknown>)[] = []
let isGoing = false

/** Fetches a piece while nothing else happens, one after the other, so that it is there when the network is not. */
export function prefetch(load: () => Promise<unknown>): void {
  wishes.push(load)
  if (isGoing) return
  isGoing = true
  setTimeout(() => void go(), calm)
}

async function go() {
  for (let load = wishes.shift(); load; load = wishes.shift()) {
    await idle()
    // On a slow network what is shown comes first.
    while (queryClient.isFetching() > 0) await waited(calm / 8)
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
