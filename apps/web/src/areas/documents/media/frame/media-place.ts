import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import type { MediaSearch } from './media-search.ts'

/** What the address says, and how to change it: opening a file is a step of the browser, the rest is not. */
export function useMediaPlace<Search extends MediaSearch>() {
  const place = useSearch<Search>()
  const change = useCallback(
    (changed: Partial<Search>, replace = true) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: Search) => ({ ...before, ...changed }),
      }),
    [],
  )
  const open = useCallback((file: number) => change({ file } as Partial<Search>, false), [change])
  const step = useCallback((file: number | undefined) => change({ file } as Partial<Search>), [change])
  const close = useCallback(() => step(undefined), [step])
  return { place, change, open, step, close }
}
