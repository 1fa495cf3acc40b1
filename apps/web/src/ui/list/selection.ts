import { useCallback, useMemo, useState } from 'react'

/** The ticked rows of a table, by identifier. */
export type Selection = {
  ids: readonly number[]
  has: (id: number) => boolean
  set: (ids: readonly number[]) => void
  clear: () => void
}

/** Remembers which rows are ticked; rows that left the page drop out when `shown` is given. */
export function useSelection(shown?: readonly { id: number }[]): Selection {
  const [ticked, setTicked] = useState<readonly number[]>([])
  const ids = useMemo(() => {
    if (!shown) return ticked
    const present = new Set(shown.map(({ id }) => id))
    return ticked.filter((id) => present.has(id))
  }, [ticked, shown])
  const clear = useCallback(() => setTicked([]), [])
  return useMemo(() => {
    const known = new Set(ids)
    return { ids, has: (id) => known.has(id), set: setTicked, clear }
  }, [ids, clear])
}
