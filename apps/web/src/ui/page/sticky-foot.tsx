import type { ReactNode } from 'react'
import classes from './sticky-foot.module.css'

/** Stays in sight below a long form, and notices above it (`data-foot`); what comes last stands at the end. */
export function StickyFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-foot>
      {children}
    </div>
  )
}
