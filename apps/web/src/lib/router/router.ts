import { entryNow, nameEntry, writeEntry } from './entries.ts'
import { holding, type Action } from './holding.ts'
import { matcherOf, type Match, type Route, type SearchRules } from './route.ts'
import { keepScrolled, noteScrolled, wasScrolled } from './scrolled.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

/** Addresses of screens, declared by whoever has them all. */
export interface ScreenAddresses {}
type Address = ScreenAddresses extends { path: infer Path extends string } ? Path : string

/** A way to a screen: by its route, or by an address as a whole. `'.'` is the present screen. */
export type Way =
  | { to: Address | '.'; params?: Record<string, string>; search?: object | ((before: never) => object) }
  | { href: string; to?: never; params?: never; search?: never }
type How = { replace?: boolean; resetScroll?: boolean; ignoreHolding?: boolean }

/** Where the address bar is. */
export type RouterLocation = { pathname: string; search: string; href: string }
/** What is drawn: it follows the place once its code is here. */
export type ScreenState = Match & { place: RouterLocation; scroll: 'top' | 'before' | 'stays'; key: string }

type RouterOptions = {
  routes: readonly Route[]
  /** Drawn where no route fits. */
  lost: Route
  /** What all screens that are not open stand in. */
  frame: { preload: () => Promise<void> }
  /** Resolves once it is known whether somebody is signed in; rejects or never resolves when the page is left. */
  admits: (place: RouterLocation) => Promise<void>
}

/** Milliseconds that the screen before stays while the next one comes. */
const patience = 150

let setting: RouterOptions
let match: (pathname: string) => Match | null = () => null
let entry = entryNow() ?? nameEntry(-1)
let place = placeNow()
let shown: ScreenState | null = null
let isLate = false
let turns = 0
const hearing = new Set<() => void>()
const arriving = new Set<(place: RouterLocation) => void>()

function placeNow(): RouterLocation {
  const { pathname, search, hash } = window.location
  return { pathname, search, href: pathname + search + hash }
}

/** Draws the screen of the present address, and from then on follows the browser. */
export function startRouter(given: RouterOptions): void {
  setting = given
  match = matcherOf(given.routes)
  window.history.scrollRestoration = 'manual'
  window.addEventListener('popstate', () => void onPop())
  window.addEventListener('pagehide', () => {
    noteScrolled(entry.key)
    keepScrolled()
  })
  void arrive(wasScrolled(entry.key) ? 'before' : 'stays')
}

export const placeShown = (): RouterLocation => place
export const screenShown = (): ScreenState | null => shown

let lastRead: { route: Route; text: string; rules: SearchRules | undefined; search: object } | null = null

/** What stands after the `?` of the screen that is shown, as its route reads it: the same as long as the address says the same. Its rules come with its code, which may be later than the screen's place. */
export function searchShown(): object | null {
  if (!shown) return null
  const { route, place: at } = shown
  const rules = route.component?.search()
  if (route !== lastRead?.route || at.search !== lastRead.text || rules !== lastRead.rules) {
    const given = parseSearch(at.search)
    lastRead = { route, text: at.search, rules, search: rules?.read(given) ?? given }
  }
  return lastRead.search
}

/** Whether the next screen has been loading for so long that the one before is no longer shown in its place. */
export const isScreenLate = (): boolean => isLate
export const routesKnown = (): readonly Route[] => setting.routes

/** Calls back after every change of what is above; returns how to stop. */
export function onRouter(listener: () => void): () => void {
  hearing.add(listener)
  return () => hearing.delete(listener)
}

/** Calls back whenever a screen is there; returns how to stop. */
export function onArrival(listener: (place: RouterLocation) => void): () => void {
  arriving.add(listener)
  return () => arriving.delete(listener)
}

/** The address of a way. */
export function hrefOf(way: Way): string {
  if (way.to === undefined) return way.href
  const { to, params = {}, search = {} } = way
  const pathname =
    to === '.' ? place.pathname : to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  const given = typeof search === 'function' ? search((searchShown() ?? {}) as never) : search
  return pathname + stringifySearch(given, match(pathname)?.route.component?.search()?.defaults)
}

/** Prefetches the code behind an address. */
export function preload(href: string): void {
  void match(pathOf(href))?.route.component?.preload()
}

const pathOf = (href: string) => href.replace(/[?#].*/, '')

/** Goes to another screen or place within one, unless something on the page holds it; resolves once it is there. */
export async function navigate(way: Way & How): Promise<void> {
  const { replace = false, resetScroll = true, ignoreHolding = false } = way
  // Whoever is on the way to another screen is not kept by a filter of the one that they leave.
  if (way.to === '.' && shown && shown.place.pathname !== place.pathname) return
  const href = hrefOf(way)
  if (!ignoreHolding && holding.size > 0 && (await isHeld(pathOf(href), replace ? 'REPLACE' : 'PUSH'))) return
  noteScrolled(entry.key)
  if (href !== place.href) entry = writeEntry(entry, href, replace)
  await arrive(resetScroll ? 'top' : 'stays')
}

let isGoingBack = false
let isAsking = false

async function onPop() {
  if (isGoingBack) {
    isGoingBack = false
    return
  }
  // Whoever is being asked answers for all steps that they have gone.
  if (isAsking) return
  const { pathname, search } = window.location
  // A link within the page.
  if (!entryNow() && pathname + search === place.pathname + place.search) {
    entry = nameEntry(entry.index)
    place = placeNow()
    return
  }
  noteScrolled(entry.key)
  const next = entryNow() ?? nameEntry(entry.index)
  const steps = next.index - entry.index
  if (steps !== 0 && holding.size > 0) {
    isAsking = true
    const stays = await isHeld(pathname, steps < 0 ? 'BACK' : 'FORWARD').finally(() => (isAsking = false))
    if (stays) return goBack()
  }
  entry = entryNow() ?? next
  await arrive('before')
}

function goBack() {
  const away = (entryNow() ?? entry).index - entry.index
  isGoingBack = away !== 0
  if (isGoingBack) window.history.go(-away)
}

async function isHeld(next: string, action: Action): Promise<boolean> {
  for (const { stays } of holding) {
    if (await stays({ current: { pathname: place.pathname }, next: { pathname: next }, action })) return true
  }
  return false
}

async function arrive(scroll: ScreenState['scroll']): Promise<void> {
  const turn = ++turns
  place = placeNow()
  const found = match(place.pathname) ?? { route: setting.lost, params: {} }
  const { leadsTo } = found.route
  if (leadsTo) return navigate({ href: leadsTo + place.search, replace: true, ignoreHolding: true })
  if (found.route !== shown?.route) {
    const late = setTimeout(() => turn === turns && beLate(), patience)
    tell()
    await Promise.all(whatIsNeeded(found.route))
    clearTimeout(late)
    if (turn !== turns) return
  }
  // What stands for a record in an address is its number: nothing is asked about any other word.
  if (!found.route.takesWords && !Object.values(found.params).every(isIdentifier))
    return navigate({ href: setting.lost.path, replace: true, ignoreHolding: true })
  isLate = false
  const params = place.pathname === shown?.place.pathname ? shown.params : found.params
  shown = { route: found.route, params, place, scroll, key: entry.key }
  tell()
  for (const hear of arriving) hear(place)
}

function whatIsNeeded({ component, isOpen }: Route): Promise<void>[] {
  const own = component ? [component.preload()] : []
  return isOpen ? own : [...own, setting.frame.preload(), setting.admits(place)]
}

const isIdentifier = (part: string) => /^[1-9]\d{0,9}$/.test(part)

function beLate() {
  isLate = true
  tell()
}

function tell() {
  for (const hear of hearing) hear()
}
