import classes from './row-text.module.css'

/** A name in the cell of a table: at most two lines of it, so that rows stay alike; whole when pointed at. */
export function RowText({ children }: { children: string | null | undefined }) {
  if (!children) return null
  return (
    <span className={classes.text} title={children}>
      {children}
    </span>
  )
}
