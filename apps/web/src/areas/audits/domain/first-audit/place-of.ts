import { useEffect, useState } from 'react'

type Place = { left: number; top: number; width: number; height: number }

/** Milliseconds between two looks: what it is about may come, go or move. */
const looksEvery = 250
/** Pixels around it. */
const around = 4

/** Where on the screen the first element that is meant can be seen; null while there is none. */
export function usePlaceOf(selector: string | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (selector === null) return setPlace(null)
    const look = () => {
      const found = document.querySelector(selector)?.getBoundingClientRect()
      const next = found && found.width > 0 ? widened(found) : null
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    const looks = setInterval(look, looksEvery)
    window.addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      clearInterval(looks)
      window.removeEventListener('scroll', look, { capture: true })
    }
  }, [selector])
  return place
}

const widened = ({ left, top, width, height }: DOMRect): Place => ({
  left: left - around,
  top: top - around,
  width: width + 2 * around,
  height: height + 2 * around,
})
