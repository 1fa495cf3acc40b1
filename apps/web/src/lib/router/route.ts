import type { ReactNode } from 'react'
import type { TextKey } from '../text/i18n.ts'

/** What stands after the `?` of an address. */
export type RawSearch = Record<string, unknown>

/** How a screen reads what stands after the `?` of its address, and what need not stand there. */
export type SearchRules<Search extends object = object> = { read: (given: RawSearch) => Search; defaults?: object }

/** What a route draws: `preload` fetches its code before, and never rejects; `search` are its rules, once it is here. */
export type Screen = ((props: object) => ReactNode) & {
  preload: () => Promise<void>
  search: () => SearchRules | undefined
}

/** One step of the breadcrumb. `names`: the audit that the address means by its `$id`, by name once that is known. */
export type Crumb = { text: TextKey; to?: string; names?: 'audit' }

type Options = {
  /** Left out where `leadsTo` names another address, which is gone on to. */
  component?: Screen
  leadsTo?: string
  /**
   * Calls that the screen makes first (addresses under `/api`), to prefetch in a browser that has never opened it:
   * `$name` is a part of its path, `{name}` of its search; what has a `?` is asked only where the address has none.
   */
  asks?: readonly string[]
  /** The screen's name: page title and last step of the breadcrumb. Without one it is named by its last step. */
  title?: TextKey
  /** The steps before it. */
  crumbs?: readonly Crumb[]
  /** It needs no session, and stands without menu and bar. */
  isOpen?: true
  /** What stands for a record in its address is more than a number. */
  takesWords?: true
  /** It shows no more than the person's own account: it opens also while their user group is not approved. */
  ownAccount?: true
  /** Everybody may open it: the quick find lists it under this icon, with a further text that it is found by. */
  everybody?: { icon: string; about?: TextKey }
}

/** A screen and its address, in which `$name` stands for the number of a record. */
export type Route<Path extends string = string> = Options & { path: Path }

/** Declares a screen under an address. */
export function route<const Path extends string>(path: Path, options: Options): Route<Path> {
  return { path, ...options }
}

export type Params = Readonly<Record<string, string>>
export type Match = { route: Route; params: Params }

/** The route that an address without its search belongs to; where two fit, the one with fewer `$name`. */
export function matcherOf(routes: readonly Route[]): (pathname: string) => Match | null {
  const known = routes
    .map((one) => ({ route: one, parts: partsOf(one.path) }))
    .toSorted((left, right) => namesIn(left.parts) - namesIn(right.parts))
  return (pathname) => {
    const given = partsOf(pathname)
    for (const { route: found, parts } of known) {
      const params = paramsOf(parts, given)
      if (params) return { route: found, params }
    }
    return null
  }
}

/** The parts between the slashes; one at the end says nothing. */
const partsOf = (path: string) => path.split('/').filter(Boolean)

const isName = (part: string) => part.startsWith('$')
const namesIn = (parts: readonly string[]) => parts.filter(isName).length

function paramsOf(parts: readonly string[], given: readonly string[]): Params | null {
  const fits = (part: string, at: number) => isName(part) || part === given[at]?.toLowerCase()
  if (parts.length !== given.length || !parts.every(fits)) return null
  return Object.fromEntries(parts.flatMap((part, at) => (isName(part) ? [[part.slice(1), given[at]!]] : [])))
}
