import { useEffect, useState } from 'react'

/** Height in pixels of what a keyboard on the screen leaves of it; undefined while that is not asked for. */
export function useVisibleHeight(isWanted: boolean): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const view = window.visualViewport
    if (!isWanted || !view) return
    const look = () => setHeight(view.height)
    look()
    view.addEventListener('resize', look)
    return () => view.removeEventListener('resize', look)
  }, [isWanted])
  return isWanted ? height : undefined
}
