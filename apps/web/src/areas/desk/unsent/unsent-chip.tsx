import { Indicator, UnstyledButton } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import { useWaiting } from '#lib/outbox/unsent.ts'
import classes from './unsent.module.css'

/** Says quietly how much waits to be sent, and since when. */
export function UnsentChip({ isWide, onOpen }: { isWide: boolean; onOpen: () => void }) {
  const t = useText()
  const { own, others } = useWaiting()
  const held = useHeld().filter(({ isWaiting }) => isWaiting)
  const first = held[0]
  const what = own > 0 ? t('keep.waiting', { count: own }) : t('keep.others', { count: others })
  const words = first ? t('keep.waiting_since', { what, time: dateAndTime(first.at) }) : what
  const isRefused = held.some(({ problem }) => problem !== undefined)
  return (
    <UnstyledButton
      className={classes.chip}
      data-unsent-chip={own}
      data-refused={isRefused || undefined}
      data-others={own === 0 || undefined}
      aria-label={isWide && own > 0 ? undefined : words}
      title={words}
      onClick={onOpen}
    >
      <Indicator
        label={own > 99 ? '99+' : own}
        disabled={isWide || own === 0}
        size={16}
        offset={1}
        color={isRefused ? 'red' : 'orange'}
      >
        <IconCloudUp size={20} stroke={1.6} aria-hidden="true" />
      </Indicator>
      {isWide && own > 0 && (
        <>
          <span>{what}</span>
          {first && <span className={classes.since}>· {dateAndTime(first.at)}</span>}
        </>
      )}
    </UnstyledButton>
  )
}
