import { currentSession, onSessionChange } from '../session/session.ts'

const key = 'places'
type Places = Record<string, object>

function kept(): Places {
  return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Places
}

/** Remembers in this tab with which filters, page and sort a screen was seen last. */
export function rememberPlace(path: string, search: object): void {
  const { [path]: _before, ...others } = kept()
  const isPlain = Object.keys(search).length === 0
  sessionStorage.setItem(key, JSON.stringify(isPlain ? others : { ...others, [path]: search }))
}

/** The way back to a list as it was left in this tab: `<Link {...wayTo('/user/list')} />`. */
export function wayTo<Path extends string>(path: Path): { to: Path; search: never } {
  return { to: path, search: (kept()[path] ?? {}) as never }
}

onSessionChange(() => {
  if (!currentSession()) sessionStorage.removeItem(key)
})
