import { UnstyledButton } from '@mantine/core'
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useAway } from '#lib/code/away.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import classes from './away-line.module.css'

const UnsentWindow = part(() => import('../../../areas/desk/unsent/unsent-window.tsx'), 'UnsentWindow', {
  soon: true,
  isWindow: true,
})

/**
 * Says in one quiet line that the server is unreachable, and how much waits; pressed, it shows more. Where a screen
 * replaces the bar above, it also says what waits for another reason.
 */
export function AwayLine() {
  const t = useText()
  const isAway = useAway()
  const waiting = useHeld().filter(({ isWaiting }) => isWaiting)
  const [isOpen, setOpen] = useState(false)
  const places = new Set(waiting.map(({ order }) => order))
  const isOfItems = [...places].every((order) => order.startsWith('audit/'))
  const count = isOfItems ? places.size : waiting.length
  const Mark = isAway ? IconCloudOff : IconCloudUp
  return (
    <div role="status">
      {(isAway || count > 0) && (
        <UnstyledButton
          className={classes.line}
          data-away={isAway || undefined}
          title={t('shell.away_more')}
          onClick={() => setOpen(true)}
        >
          <Mark size={16} stroke={1.6} aria-hidden="true" />
          <span>
            {[
              isAway && t('shell.away_short'),
              count > 0 && t(isOfItems ? 'shell.away_questions' : 'shell.away_entries', { count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </UnstyledButton>
      )}
      {isOpen && <UnsentWindow onClose={() => setOpen(false)} />}
    </div>
  )
}
