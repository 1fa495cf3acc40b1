import { useSyncExternalStore } from 'react'

/** Width of the window in pixels from which the list at the side starts with names. */
const namesFrom = 1680
const key = 'chat/aside'
const widths = { names: 264, pictures: 60 }

type Aside = {
  /** At the side: with names, or as narrow as the pictures. */
  withNames: boolean
  /** Where there is no room at the side. */
  isDrawerOpen: boolean
  unread: number
}

const kept = localStorage.getItem(key)
let state: Aside = {
  withNames: kept ? kept === 'names' : window.innerWidth >= namesFrom,
  isDrawerOpen: false,
  unread: 0,
}
const hearing = new Set<() => void>()

/** Changes the list of people as everybody sees it; its width is remembered. */
export function changeAside(change: Partial<Aside>): void {
  state = { ...state, ...change }
  if (change.withNames !== undefined) localStorage.setItem(key, change.withNames ? 'names' : 'pictures')
  for (const hear of hearing) hear()
}

/** How the list of people stands, and how many messages are unread. */
export function useAside(): Aside {
  return useSyncExternalStore(
    (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    () => state,
  )
}

/** Pixels that the list takes from the page; it takes none where it is a drawer. */
export function useAsideWidth(isWide: boolean): number {
  const { withNames } = useAside()
  return isWide ? widths[withNames ? 'names' : 'pictures'] : 0
}
