import { useEffect, useRef } from 'react'

export type Action = 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD'
type NavigationStep = { current: { pathname: string }; next: { pathname: string }; action: Action }
export type Holder = { stays: (leaving: NavigationStep) => boolean | Promise<boolean> }

/** What keeps the page where it is, or asks first. */
export const holding = new Set<Holder>()

/** While `isHeld`, `stays` answers whether the page stays where it is, and the browser asks before it is closed unless `mayClose`. */
export function useHolding(isHeld: boolean, { stays, mayClose }: Holder & { mayClose: () => boolean }): void {
  const latest = useRef({ stays, mayClose })
  latest.current = { stays, mayClose }
  useEffect(() => {
    if (!isHeld) return
    const holder: Holder = { stays: (leaving) => latest.current.stays(leaving) }
    const onUnload = (event: Event) => latest.current.mayClose() || event.preventDefault()
    holding.add(holder)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      holding.delete(holder)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isHeld])
}
