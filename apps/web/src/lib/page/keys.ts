import { useEffect, useRef } from 'react'

/** What a key does, by its name; letters by their small one. */
type KeyActions = (key: string) => (() => void) | null | undefined

/** Keys that do the same again for as long as they are held. */
const moving = new Set(['j', 'k'])
/** Milliseconds in which the second of two keys follows the first. */
const followsWithin = 1500

/** Who listens, in the order in which they are asked. */
const listening: { current: KeyActions }[] = []
let following: { actionOf: KeyActions; until: number } | null = null

/** Has the next key go to these, whoever else listens for it. */
export function followedBy(actionOf: KeyActions): void {
  following = { actionOf, until: Date.now() + followsWithin }
}

/** Listens for the keys of a screen; never while somebody types or a window is open. */
export const useKeys = (actionOf: KeyActions) => useListening(actionOf, 'unshift')

/** Listens for keys that the screen, whenever it comes, does not take for itself. */
export const useOtherKeys = (actionOf: KeyActions) => useListening(actionOf, 'push')

function useListening(actionOf: KeyActions, join: 'unshift' | 'push'): void {
  const latest = useRef(actionOf)
  useEffect(() => {
    latest.current = actionOf
  })
  useEffect(() => {
    if (listening.length === 0) window.addEventListener('keydown', pressed)
    listening[join](latest)
    return () => {
      listening.splice(listening.indexOf(latest), 1)
      if (listening.length === 0) window.removeEventListener('keydown', pressed)
    }
  }, [join])
}

function pressed(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
  // Held on the way to a capital letter or a question mark.
  if (event.key === 'Shift') return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const awaited = following && Date.now() < following.until ? following.actionOf : null
  following = null
  const act = awaited ? awaited(key) : firstOf(key)
  if (awaited || act) event.preventDefault()
  if (act && (!event.repeat || moving.has(key))) act()
}

function firstOf(key: string): (() => void) | undefined {
  for (const { current } of listening) {
    const act = current(key)
    if (act) return act
  }
  return undefined
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"], [role="menu"]')) return true
  const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable="true"]'
  return target instanceof HTMLElement && target.closest(typing) !== null
}
