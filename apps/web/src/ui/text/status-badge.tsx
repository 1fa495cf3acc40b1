import classes from './status-badge.module.css'

export type Tint = 'yellow' | 'green' | 'red' | 'orange' | 'blue' | 'gray'

/** A status as tint, dot and word; never by colour alone. */
export function StatusBadge({ tint, children }: { tint: Tint; children: string }) {
  return (
    <span className={classes.badge} data-tint={tint}>
      {children}
    </span>
  )
}
