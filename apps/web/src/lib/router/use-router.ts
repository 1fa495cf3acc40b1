import { useSyncExternalStore } from 'react'
import { onRouter, placeShown, screenShown, searchShown } from './router.ts'
import type { Params, Route } from './route.ts'

/** Where the address bar is, without the search; the screen may still be coming. */
export function usePathname(): string {
  return useSyncExternalStore(onRouter, pathnameShown)
}

const pathnameShown = () => placeShown().pathname

/** The route of the screen that is shown; none before the first one. */
export function useShownRoute(): Route | undefined {
  return useSyncExternalStore(onRouter, routeShown)
}

const routeShown = () => screenShown()?.route

/** What the address of the screen that is shown names, by its `$name`. */
export function useParams<Name extends string>(): Record<Name, string> {
  return useSyncExternalStore(onRouter, paramsShown) as Record<Name, string>
}

const noParams: Params = {}
const paramsShown = () => screenShown()?.params ?? noParams

/** What stands after the `?` of the screen that is shown, as its route reads it. */
export function useSearch<Search extends object>(): Search {
  return useSyncExternalStore(onRouter, searchOrNone) as Search
}

const noSearch = {}
const searchOrNone = () => searchShown() ?? noSearch
