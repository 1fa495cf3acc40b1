import type { OutlineChange } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { AFewAtATime } from './a-few-at-a-time.tsx'
import { ChangedItem, changeLooks } from './changed-item.tsx'
import classes from './comparing.module.css'

export const kinds = ['new', 'changed', 'moved', 'gone'] as const
/** What of a comparison is shown: all that changed, one kind of change, or every item. */
export type ChangeFilter = (typeof kinds)[number] | 'changes' | 'all'

const isOfKind = ({ change, is_moved }: OutlineChange, shown: ChangeFilter) =>
  shown === 'all' || (shown === 'changes' ? change !== 'same' : change === shown || (shown === 'moved' && is_moved))

/** Buttons that choose what is shown, each with how many there are; kinds of which there are none are left out. */
export function Kinds({
  items,
  shown,
  onShow,
}: {
  items: readonly OutlineChange[]
  shown: ChangeFilter
  onShow: (shown: ChangeFilter) => void
}) {
  const t = useText()
  const offered = [
    ['changes', 'comparison.changes'],
    ...kinds.map((kind) => [kind, changeLooks[kind].text] as const),
    ['all', 'comparison.all'],
  ] as const
  return (
    <div className={classes.kinds} role="group" aria-label={t('comparison.show')}>
      {offered.map(([kind, text]) => {
        const count = items.filter((item) => isOfKind(item, kind)).length
        if (count === 0 && kind !== 'changes' && kind !== shown) return null
        return (
          <Button
            key={kind}
            size="xs"
            variant={kind === shown ? 'light' : 'default'}
            aria-pressed={kind === shown}
            onClick={() => onShow(kind)}
          >
            {t(text)} ({formatNumber(count)})
          </Button>
        )
      })}
    </div>
  )
}

/** The items of one kind, a few at a time. */
export function ChangedItems({
  items,
  shown,
  nothing,
}: {
  items: readonly OutlineChange[]
  shown: ChangeFilter
  nothing: ReactNode
}) {
  const t = useText()
  const found = items.filter((item) => isOfKind(item, shown))
  if (found.length === 0) return nothing
  return (
    <AFewAtATime
      items={found}
      draw={(item, place) => <ChangedItem key={item.id ?? `new ${place}`} item={item} />}
      more={(count) => t('comparison.more', { count })}
    />
  )
}
