import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from './session.ts'

/** What explains the product to somebody new. */
type Explaining = 'first-steps' | 'first-audit'
/** What a person has said about it on this device: nothing yet, that they are done with it, or that they want to see it. */
type PutAwayState = 'nothing' | 'away' | 'wanted'

const listeners = new Set<() => void>()
const hear = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const stored = { away: '1', wanted: '0' } as const

/** What the person signed in has said about it, and how they say so. */
export function usePutAway(what: Explaining): [PutAwayState, (said: 'away' | 'wanted') => void] {
  const key = `${what}-away-${useSession()?.user.id ?? 0}`
  const kept = useSyncExternalStore(hear, () => localStorage.getItem(key))
  const say = useCallback(
    (said: 'away' | 'wanted') => {
      localStorage.setItem(key, stored[said])
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [kept === stored.away ? 'away' : kept === null ? 'nothing' : 'wanted', say]
}
