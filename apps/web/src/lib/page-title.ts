import { useEffect } from 'react'
import { settings } from './settings.ts'

/** Names the browser tab: the screen, then the product. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${settings().name}` : settings().name
  }, [title])
}
