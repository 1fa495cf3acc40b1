import type { AnswerStatus } from '@apron/contract/audits'
import type { CSSProperties } from 'react'
import { readableOn } from './readable-color.ts'
import classes from './status-buttons.module.css'

export type ChoosableStatus = Pick<AnswerStatus, 'id' | 'code' | 'name' | 'color' | 'is_default'>

/** One button for each item status in its tint, the chosen one filled with its colour; small for the way back to not checked. The code is on the button, the name in its tooltip, or beside it when `named`; pointed at, it shows its key. */
export function StatusButtons<Status extends ChoosableStatus>({
  label,
  statuses,
  chosen,
  named = false,
  onChoose,
}: {
  /** Whose status it is, read aloud. */
  label: string
  statuses: readonly Status[]
  chosen: string
  named?: boolean
  onChoose: (status: Status) => void
}) {
  return (
    <div className={classes.buttons} role="group" aria-label={label} data-named={named || undefined}>
      {statuses.map((status, index) => (
        <button
          key={status.id}
          type="button"
          className={classes.button}
          style={{ '--status': status.color, '--on-status': readableOn(status.color) } as CSSProperties}
          aria-label={named ? undefined : `${status.code}, ${status.name}`}
          aria-pressed={status.code === chosen}
          data-default={status.is_default || undefined}
          data-tip={named ? undefined : status.name}
          data-number={index < 9 ? index + 1 : undefined}
          onClick={() => onChoose(status)}
        >
          <span>{status.code}</span>
          {named && ' '}
          {named && <small>{status.name}</small>}
        </button>
      ))}
    </div>
  )
}
