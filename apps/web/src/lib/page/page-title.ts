import { useEffect } from 'react'
import { settings } from '../session/settings.ts'

let shown = ''
let waiting = 0

function write() {
  document.title = waiting > 0 ? `(${waiting > 99 ? '99+' : waiting}) ${shown}` : shown
}

/** Names the browser tab: the screen, then the product. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    shown = title ? `${title} · ${settings().name}` : settings().name
    write()
  }, [title])
}

/** Puts the number of unread messages before the name of the browser tab; 0 takes it away. */
export function countInTitle(count: number): void {
  waiting = count
  write()
}
