import { currentSession, onSessionChange } from '../session/session.ts'

const key = 'ways'
type Places = Record<string, string>

function kept(): Places {
  return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Places
}

/** Remembers in this tab with which filters, page and sort a screen was seen last: what stood after its path, with the `?`. */
export function rememberPlace(path: string, search: string): void {
  const { [path]: _before, ...others } = kept()
  sessionStorage.setItem(key, JSON.stringify(search ? { ...others, [path]: search } : others))
}

/** The way back to a list as it was left in this tab: `<Link {...wayTo('/user/list')} />`. */
export function wayTo(path: string): { href: string } {
  return { href: path + (kept()[path] ?? '') }
}

onSessionChange(() => {
  if (!currentSession()) sessionStorage.removeItem(key)
})
