import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './status-line.module.css'

/** A quiet line over a screen about the application itself. */
export function StatusLine({ icon: Mark, children }: { icon: Icon; children: ReactNode }) {
  return (
    <div className={classes.line} role="status">
      <Mark size={18} stroke={1.6} aria-hidden="true" />
      {children}
    </div>
  )
}
