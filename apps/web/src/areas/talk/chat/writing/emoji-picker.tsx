import type { KeyboardEvent } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './composer.module.css'
import { emoji } from './emoji.ts'

const perRow = 8
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }

/** A small sheet of emoji; arrows move, Escape closes it. */
export function EmojiPicker({ onPick, onClose }: { onPick: (emoji: string) => void; onClose: () => void }) {
  const t = useText()
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[at + step]?.focus()
  }
  return (
    <div className={classes.picker} role="group" aria-label={t('chat.emoji')} onKeyDown={onKeyDown}>
      {emoji.map((one, index) => (
        <button
          key={one}
          type="button"
          autoFocus={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onPick(one)}
        >
          {one}
        </button>
      ))}
    </div>
  )
}
