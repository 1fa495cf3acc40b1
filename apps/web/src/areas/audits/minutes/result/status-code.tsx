import type { ItemReport } from '@apron/contract/audits'
import classes from '../minutes.module.css'

/** The code of a result with its name; the colour only helps. */
export function StatusCode({ status }: { status: ItemReport['status'] }) {
  return (
    <>
      <strong className={classes.code}>
        <span className={classes.dot} style={{ background: status.color }} aria-hidden="true" />
        {status.code}
      </strong>
      {status.name !== status.code && (
        <>
          <br />
          <span className={classes.statusName}>{status.name}</span>
        </>
      )}
    </>
  )
}
