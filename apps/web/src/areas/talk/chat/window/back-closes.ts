import { useEffect, useRef } from 'react'

const mark = 'isCovered'
let leaving = 0

const isCovered = () => Boolean((window.history.state as Record<string, unknown> | null)?.[mark])

/** Lets Back close what covers the whole screen, and leave the screen behind it as it is; `covering` names it, null: nothing covers. */
export function useBackCloses(covering: number | null, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (covering === null) return
    window.clearTimeout(leaving)
    // Past the router: to it, and to forms that ask before they are left, the address has not changed.
    if (!isCovered()) window.history.pushState({ ...(window.history.state as object), [mark]: true }, '')
    const onPop = (event: PopStateEvent) => {
      if (isCovered()) return
      event.stopImmediatePropagation()
      latest.current()
    }
    window.addEventListener('popstate', onPop, { capture: true })
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true })
      // A link that was followed, or what covers next, keeps the entry.
      leaving = window.setTimeout(() => isCovered() && stepBack())
    }
  }, [covering])
}

function stepBack() {
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation()
  window.addEventListener('popstate', swallow, { capture: true, once: true })
  window.history.back()
}
