import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from './session.ts'

/** What explains the product to somebody new, until they have put it away. */
type Explaining = 'first-steps' | 'first-audit'

const listeners = new Set<() => void>()
const hear = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the person signed in has put it away on this device, and how to do or undo that. */
export function usePutAway(what: Explaining): [boolean, (isAway: boolean) => void] {
  const key = `${what}-away-${useSession()?.user.id ?? 0}`
  const isAway = useSyncExternalStore(hear, () => localStorage.getItem(key) !== null)
  const put = useCallback(
    (away: boolean) => {
      if (away) localStorage.setItem(key, '1')
      else localStorage.removeItem(key)
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [isAway, put]
}
