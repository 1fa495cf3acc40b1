import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { NothingFound } from '#ui/page/empty-state.tsx'
import { childrenOf } from '#blocks/audit/branches.ts'
import type { LoadedItems, PickGroup } from '#blocks/audit/use-library.ts'
import { rowsOf, type Choice, type ChoiceRow } from './choice.ts'
import { ItemTreeRow } from './item-tree-row.tsx'
import classes from './items.module.css'

type Props = {
  label: string
  groups: readonly PickGroup[]
  loaded: LoadedItems
  choice: Choice
  /** Searched words, marked where they stand; every group is open while there are some. */
  words: string
  locked: ReadonlySet<number>
  onOpen: (group: PickGroup) => void
  onTickGroup: (group: PickGroup, isAdded: boolean) => void
  onTickItem: (id: number, isAdded: boolean) => void
}

/** Groups and items with ticks of three states; arrows move and open, Space ticks. Draws only what is in sight. */
export function ItemTree(props: Props) {
  const { label, groups, loaded, choice, words, locked, onOpen, onTickGroup, onTickItem } = props
  const prefix = useId()
  const scroll = useRef<HTMLDivElement>(null)
  const children = useMemo(() => childrenOf(groups), [groups])
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(words ? groups.map(({ id }) => id) : []))
  const [active, setActive] = useState(0)
  const rows = useMemo(() => rowsOf(children, loaded, choice, open), [children, loaded, choice, open])
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => (rows[index]?.kind === 'item' ? 62 : isTouch ? 46 : 40),
    overscan: 10,
    getItemKey: (index) => rows[index]?.key ?? index,
  })
  useEffect(() => {
    if (active >= rows.length) setActive(Math.max(0, rows.length - 1))
  }, [active, rows.length])
  if (rows.length === 0) return <NothingFound />

  const toggle = (group: PickGroup) => {
    if (!open.has(group.id)) onOpen(group)
    setOpen(
      (before) => new Set(before.has(group.id) ? [...before].filter((id) => id !== group.id) : [...before, group.id]),
    )
  }
  const tick = (row: ChoiceRow | undefined) => {
    if (row?.kind === 'group' && row.count.total > 0) onTickGroup(row.group, row.ticked !== 'all')
    if (row?.kind === 'item') onTickItem(row.item.id, row.ticked !== 'all')
  }
  const moveTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), rows.length - 1)
    setActive(next)
    virtualizer.scrollToIndex(next, { align: 'auto' })
  }
  const parentOf = (index: number) => {
    const level = rows[index]?.level ?? 1
    return rows.findLastIndex((row, at) => at < index && row.level < level)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo(active + 1),
    ArrowUp: () => moveTo(active - 1),
    Home: () => moveTo(0),
    End: () => moveTo(rows.length - 1),
    ArrowRight: () => {
      const row = rows[active]
      if (row?.kind === 'group' && !row.isOpen) toggle(row.group)
      else if (row?.kind === 'group') moveTo(active + 1)
    },
    ArrowLeft: () => {
      const row = rows[active]
      if (row?.kind === 'group' && row.isOpen) toggle(row.group)
      else moveTo(Math.max(parentOf(active), 0))
    },
    ' ': () => tick(rows[active]),
    Enter: () => tick(rows[active]),
  }
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={`${prefix}${rows[active]?.key}`}
      onKeyDown={(event) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      }}
    >
      <div className={classes.lines} role="none" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <ItemTreeRow
              key={key}
              id={`${prefix}${row.key}`}
              row={row}
              index={index}
              top={start}
              measure={virtualizer.measureElement}
              isActive={index === active}
              isLocked={row.kind === 'item' && row.ticked === 'all' && locked.has(row.item.id)}
              words={words}
              onPress={(isTick) => {
                setActive(index)
                if (row.kind === 'group' && !isTick) toggle(row.group)
                else tick(row)
              }}
            />
          )
        })}
      </div>
    </div>
  )
}
