import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import classes from './kept-place.module.css'

type Name = 'address' | 'first-steps' | 'to-read'

/**
 * Where something stands above the rest of a screen that is known only after the rest. Until then its place is kept as
 * high as it was the last time on this device, so that nothing moves from under a finger.
 */
export function KeptPlace({ name, isKnown, children }: { name: Name; isKnown: boolean; children?: ReactNode }) {
  const key = `place-${name}-${useSession()?.user.id ?? 0}`
  const [height] = useState(() => Number(localStorage.getItem(key) ?? 0))
  const box = useRef<HTMLDivElement>(null)
  const isShown = isKnown && Boolean(children)
  useLayoutEffect(() => {
    if (!isKnown) return
    const keep = () => {
      try {
        localStorage.setItem(key, String(box.current?.offsetHeight ?? 0))
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
  if (!isKnown) return height > 0 && <div className={classes.waits} style={{ height }} aria-hidden="true" />
  return isShown && <div ref={box}>{children}</div>
}
