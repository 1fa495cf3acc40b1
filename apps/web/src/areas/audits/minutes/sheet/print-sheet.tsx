import type { ReactNode, Ref } from 'react'
import classes from './print-sheet.module.css'

/** A document on A4: a sheet on the screen, black on white on paper, and what the Word export reads. Parts with `data-screen` stay on the screen. */
export function PrintSheet({ ref, label, children }: { ref?: Ref<HTMLElement>; label: string; children: ReactNode }) {
  return (
    <article ref={ref} className={classes.sheet} aria-label={label}>
      {children}
    </article>
  )
}

/** What stands around a sheet and is not printed. */
export function OffPaper({ children }: { children: ReactNode }) {
  return <div className={classes.offPaper}>{children}</div>
}
