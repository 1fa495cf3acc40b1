import type { CSSProperties } from 'react'
import classes from '../reports.module.css'

/** The code of a status beside its colour. */
export function CodeMark({ code, name, color }: { code: string; name: string; color: string }) {
  return (
    <span className={classes.code} title={name} style={{ '--status': color } as CSSProperties}>
      {code}
    </span>
  )
}
