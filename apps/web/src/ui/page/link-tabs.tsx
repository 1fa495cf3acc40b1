import type { ReactNode } from 'react'
import classes from './link-tabs.module.css'

/** Parts of a screen that have addresses of their own, as links in a row; `small` is a count. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
