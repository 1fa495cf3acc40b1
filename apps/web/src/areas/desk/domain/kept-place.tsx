import type { DashboardPanel } from '@apron/contract/desk'
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useRested } from '#lib/page/first-rest.ts'
import { useSession } from '#lib/session/session.ts'
import classes from './kept-place.module.css'

type Name = DashboardPanel | 'address' | 'first-steps' | 'to-read'

/** How high something was the last time on this device, and the box that says it for the next time, once it is known. */
function useLastHeight(name: Name, isKnown: boolean, isShown: boolean, first = 0) {
  const key = `place-${name}-${useSession()?.user.id ?? 0}`
  const [height] = useState(() => Number(localStorage.getItem(key) ?? first))
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isKnown) return
    const keep = () => {
      try {
        localStorage.setItem(key, String(box.current?.getBoundingClientRect().height ?? 0))
      } catch {
        // Storage may be full: the next time something moves.
      }
    }
    keep()
    // It may become higher by itself, when the page becomes narrower.
    const observer = new ResizeObserver(keep)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [key, isKnown, isShown])
  return { height, box }
}

/**
 * Where something stands above the rest of a screen that is known only after the rest. Until then its place is kept as
 * high as it was the last time on this device, so that nothing moves from under a finger.
 */
export function KeptPlace({
  name,
  isKnown,
  first,
  children,
}: {
  name: Name
  isKnown: boolean
  /** How high it is taken to be while nothing is known of it on this device. */
  first?: number
  children?: ReactNode
}) {
  const isShown = isKnown && Boolean(children)
  const { height, box } = useLastHeight(name, isKnown, isShown, first)
  if (!isKnown) return height > 0 && <div className={classes.waits} style={{ height }} aria-hidden="true" />
  return isShown && <div ref={box}>{children}</div>
}

/** A panel, as high as it was the last time until the screen is at rest: what comes into it moves nothing below. */
export function KeptHeight({ name, children }: { name: Name; children: ReactNode }) {
  const isRested = useRested()
  const { height, box } = useLastHeight(name, isRested, true)
  const kept = isRested || height === 0 ? undefined : ({ '--kept': `${height}px` } as CSSProperties)
  return (
    <div ref={box} className={classes.panel} style={kept}>
      {children}
    </div>
  )
}
