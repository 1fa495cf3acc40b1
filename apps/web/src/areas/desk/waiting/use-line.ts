import { useEffect, useRef, type RefObject } from 'react'

type Line<Drawn> = { ref: RefObject<Drawn | null>; tabIndex: -1; 'aria-current': true | undefined }

/** What a line is given that keys move to: the focus, so that it is in sight and read aloud. */
export function useLine<Drawn extends HTMLElement>(isCurrent: boolean): Line<Drawn> {
  const line = useRef<Drawn>(null)
  useEffect(() => {
    if (!isCurrent || line.current?.contains(document.activeElement)) return
    line.current?.focus({ preventScroll: true })
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return { ref: line, tabIndex: -1, 'aria-current': isCurrent || undefined }
}
