import { useRef } from 'react'
import type { Selection } from '#ui/list/selection.ts'
import type { Files } from '../grid/files.ts'

/** How the file at a place is chosen: alone, or with all that were read between it and the one before. */
export function useTicking(files: Pick<Files, 'at'>, { ids, has, set }: Selection) {
  const last = useRef<number | null>(null)
  return (place: number, withRange: boolean) => {
    const file = files.at(place)
    if (!file) return
    const from = withRange ? (last.current ?? place) : place
    last.current = place
    const places = Array.from({ length: Math.abs(place - from) + 1 }, (_, step) => Math.min(place, from) + step)
    const among = new Set(places.flatMap((one) => files.at(one)?.id ?? []))
    set(has(file.id) ? ids.filter((id) => !among.has(id)) : [...new Set([...ids, ...among])])
  }
}
