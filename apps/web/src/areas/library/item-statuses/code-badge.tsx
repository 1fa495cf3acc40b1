import type { ItemStatus } from '@apron/contract/library'
import { readableOn } from '../../../blocks/status/readable-color.ts'
import classes from './item-statuses.module.css'

/** The code on its colour, as it stands on the button of an audit. */
export function CodeBadge({ status }: { status: Pick<ItemStatus, 'code' | 'color'> }) {
  return (
    <span className={classes.badge} style={{ background: status.color, color: readableOn(status.color) }}>
      {status.code}
    </span>
  )
}
