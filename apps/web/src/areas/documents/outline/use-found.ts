import { useMemo } from 'react'
import { openSearch, type Outline } from './outline-nodes.ts'
import { useOutlinePlace } from './outline-place.ts'

/** How often each item of an outline has the words of the address; undefined while nothing is looked for. */
export type HitCounts = ReadonlyMap<number, number> | undefined

/** Looks through the outline for the words of the address. */
export function useFound({ nodes }: Outline): HitCounts {
  const { words } = useOutlinePlace()
  const search = useMemo(() => openSearch(nodes), [nodes])
  return useMemo(() => search(words), [search, words])
}
