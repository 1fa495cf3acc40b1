import type { ReactNode } from 'react'
import classes from '../reports.module.css'

/** A table of numbers, which scrolls within itself where it is wider than the screen, also by the keyboard. */
export function NumberTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={classes.numbers}>{children}</table>
    </div>
  )
}
