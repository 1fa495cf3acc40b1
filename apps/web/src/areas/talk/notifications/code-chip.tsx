import type { CSSProperties } from 'react'
import classes from './code-chip.module.css'

/** The code of an answer in its colour, and how often it was given where that is more than once. */
export function CodeChip({ code, name, color, count }: { code: string; name: string; color: string; count: number }) {
  return (
    <span className={classes.chip} title={name || undefined} style={{ '--code': color || 'gray' } as CSSProperties}>
      {count > 1 ? `${count} ${code}` : code}
    </span>
  )
}
