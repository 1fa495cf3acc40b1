import { useEffect, useRef } from 'react'

/** What a key does, by its name; letters by their small one. */
type KeyActions = (key: string) => (() => void) | null | undefined

/** Keys that do the same again for as long as they are held. */
const moving = new Set(['j', 'k'])

/** Listens for the keys of a screen; never while somebody types or a window is open. */
export function useKeys(actionOf: KeyActions): void {
  const latest = useRef(actionOf)
  useEffect(() => {
    latest.current = actionOf
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const act = latest.current(key)
      if (!act) return
      event.preventDefault()
      if (!event.repeat || moving.has(key)) act()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"], [role="menu"]')) return true
  const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable="true"]'
  return target instanceof HTMLElement && target.closest(typing) !== null
}
