import { useEffect, useState } from 'react'

/** Milliseconds after which the first rest is assumed: something on the screen may never come. */
const patience = 8000
const between = 50

let rest: () => void
let hasRested = false
const rested = new Promise<void>((done) => {
  rest = () => {
    hasRested = true
    done()
  }
})
setTimeout(() => rest(), 2 * patience)

/** Says that the first screen is drawn; it is at rest once nothing that it shows is on its way any more. */
export async function noteDrawn(isComing: () => boolean): Promise<void> {
  const since = Date.now()
  // What has arrived must still be drawn, and may make further calls.
  for (let quiet = 0; quiet < 2 && Date.now() - since < patience;) {
    await new Promise((done) => setTimeout(done, between))
    await painted()
    quiet = isComing() ? 0 : quiet + 1
  }
  rest()
}

/** Resolves once the page has been painted, or is hidden and is not painted. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.visibilityState === 'hidden') return done()
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
    setTimeout(done, 3000)
  })
}

/** Resolves at the first rest: on a slow network, all else waits for it. */
export function firstRest(): Promise<void> {
  return rested
}

/** Whether the first rest has come, for a component. */
export function useRested(): boolean {
  const [is, set] = useState(hasRested)
  useEffect(() => void rested.then(() => set(true)), [])
  return is
}
