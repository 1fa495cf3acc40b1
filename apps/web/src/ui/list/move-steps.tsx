import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useText } from '#lib/text/i18n.ts'

const steps = [
  { text: 'actions.move_up', by: -1, Arrow: IconArrowUp },
  { text: 'actions.move_down', by: 1, Arrow: IconArrowDown },
] as const

type Moved = { line: string; by: number }

/** The lines of an order that buttons change: the button that moved a line keeps the focus wherever the line is by now. */
export function useMoving(): {
  list: RefObject<HTMLOListElement | null>
  moved: Moved | null
  tellMoved: (moved: Moved) => void
} {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-step="${moved.line} ${moved.by}"]`)?.focus()
  }, [moved])
  return { list, moved, tellMoved: setMoved }
}

/** The buttons that move one line up and down; `onMove` is given by how many places. */
export function MoveSteps({
  name,
  line,
  mayMove,
  onMove,
}: {
  name: string
  line: string
  mayMove: (by: number) => boolean
  onMove: (by: number) => void
}) {
  const t = useText()
  return steps.map(({ text, by, Arrow }) => (
    <ActionIcon
      key={by}
      variant="default"
      size="lg"
      data-step={`${line} ${by}`}
      aria-label={t(text, { name })}
      // Not `disabled`, which would drop the focus at the end of the way.
      aria-disabled={!mayMove(by)}
      data-disabled={!mayMove(by) || undefined}
      onClick={() => mayMove(by) && onMove(by)}
    >
      <Arrow size={18} stroke={1.8} />
    </ActionIcon>
  ))
}

/** Reads aloud where a line was moved to. */
export function MovedAloud({ name, place, count }: { name: string; place: number; count: number }) {
  const t = useText()
  return (
    <div className="visually-hidden" aria-live="polite">
      {name && t('actions.moved', { name, place, count })}
    </div>
  )
}
