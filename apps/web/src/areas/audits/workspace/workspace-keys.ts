import { useEffect, useRef } from 'react'

/** What the keys of the workspace do. */
export type KeyActions = {
  move: (step: 1 | -1) => void
  /** The status with this number, from 0. */
  answer: (index: number) => void
  comments: () => void
  search: () => void
  help: () => void
  close: () => void
}

/** Listens for the keys of the workspace; never while somebody types or a dialog is open. */
export function useWorkspaceKeys(actions: KeyActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isBusy(event.target)) return
      const act = actionOf(event.key, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

function actionOf(key: string, actions: KeyActions): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => actions.answer(Number(key) - 1)
  const byKey: Record<string, () => void> = {
    j: () => actions.move(1),
    k: () => actions.move(-1),
    c: actions.comments,
    '/': actions.search,
    '?': actions.help,
    Escape: actions.close,
  }
  return byKey[key] ?? null
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"], [role="menu"]')) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null
}
