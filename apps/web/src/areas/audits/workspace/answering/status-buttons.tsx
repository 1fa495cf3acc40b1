import type { AnswerStatus } from '@apron/contract/audits'
import type { CSSProperties } from 'react'
import { readableOn } from '../../../../blocks/status/readable-color.ts'
import classes from './status-buttons.module.css'

export type ChoosableStatus = Pick<AnswerStatus, 'id' | 'code' | 'name' | 'color' | 'is_default'>

/** One button for each item status; the chosen one is filled with its colour. The code is on the button, the name in its tooltip, or beside it when `named`. */
export function StatusButtons<Status extends ChoosableStatus>({
  label,
  statuses,
  chosen,
  isDisabled,
  describedBy,
  named = false,
  onChoose,
}: {
  /** Whose status it is, read aloud. */
  label: string
  statuses: readonly Status[]
  chosen: string
  isDisabled: boolean
  /** The element that says why nothing can be chosen. */
  describedBy?: string | undefined
  named?: boolean
  onChoose: (status: Status) => void
}) {
  return (
    <div
      className={classes.buttons}
      role="group"
      aria-label={label}
      aria-describedby={isDisabled ? describedBy : undefined}
      data-named={named || undefined}
    >
      {statuses.map((status) => (
        <button
          key={status.id}
          type="button"
          className={classes.button}
          style={{ '--status': status.color, '--on-status': readableOn(status.color) } as CSSProperties}
          aria-label={named ? undefined : `${status.code}, ${status.name}`}
          aria-pressed={status.code === chosen}
          data-default={status.is_default || undefined}
          data-tip={named ? undefined : status.name}
          disabled={isDisabled}
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
