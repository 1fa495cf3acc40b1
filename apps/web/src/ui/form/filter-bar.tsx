import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'

/** The search and filters above a list, in one wrapping line. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} role="search">
      {children}
    </div>
  )
}
