import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** What is known of a record: terms (`dt`) and beside each its value (`dd`). */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}
