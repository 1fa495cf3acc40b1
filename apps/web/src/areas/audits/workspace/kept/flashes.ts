import { useCallback, useEffect, useRef, useState } from 'react'

/** How long in milliseconds a row says that somebody has just changed it. */
const flashFor = 4000

/** Items that were changed a moment ago, with the words that say by whom. */
export type Flashes = ReadonlyMap<number, string>

/** The flashes now, and how an item gets one. */
export function useFlashes() {
  const [flashes, setFlashes] = useState<Flashes>(new Map())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const flash = useCallback((itemId: number, words: string) => {
    setFlashes((before) => new Map(before).set(itemId, words))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setFlashes((before) => new Map([...before].filter(([id]) => id !== itemId)))
    }, flashFor)
    timers.current.add(timer)
  }, [])
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])
  return { flashes, flash }
}
