import classes from './code-mark.module.css'

/** The code of an answer in its colour. */
export function CodeMark({ code, color, name }: { code: string; color: string; name?: string }) {
  return (
    <span className={classes.code} style={{ borderColor: color }} title={name}>
      {code}
    </span>
  )
}
