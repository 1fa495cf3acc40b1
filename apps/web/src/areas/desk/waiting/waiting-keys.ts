import { useEffect, useRef } from 'react'

export type KeyActions = {
  move: (step: 1 | -1) => void
  tick: () => void
  approve: () => void
  reject: () => void
  open: () => void
  help: () => void
}

/** Listens for the keys of the screen; never while somebody types or a window is open. */
export function useWaitingKeys(actions: KeyActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const byKey: Record<string, (() => void) | undefined> = {
        j: () => latest.current.move(1),
        k: () => latest.current.move(-1),
        x: latest.current.tick,
        a: latest.current.approve,
        r: latest.current.reject,
        o: latest.current.open,
        '?': latest.current.help,
      }
      const act = byKey[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
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
