import { useEffect, useRef } from 'react'

/** Stands after the end of a text and reports, once, that it has been in sight. */
export function EndMark({ onEnd }: { onEnd: (() => void) | undefined }) {
  const mark = useRef<HTMLDivElement>(null)
  const told = useRef(onEnd)
  told.current = onEnd
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      told.current?.()
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={mark} aria-hidden="true" style={{ height: 1 }} />
}
