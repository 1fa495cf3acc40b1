import { useEffect, useEffectEvent } from 'react'

type Key = 'ArrowLeft' | 'ArrowRight' | 'Delete'

/** What takes the arrows for itself. */
const takesKeys = 'input, textarea, select, video, audio, [role=radiogroup]'

/** Listens for the keys of a window while it is the one on top and nothing in it takes them for itself. */
export function useWindowKeys(keys: Record<Key, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(key in keys) || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
    if (!(target instanceof HTMLElement) || target.closest(takesKeys)) return
    // Another window stands over this one: a question, or the picture on the whole screen.
    if (document.querySelectorAll('[role=dialog], [role=alertdialog], .yarl__root').length > 1) return
    event.preventDefault()
    keys[key as Key]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
