import type { AuditItem } from '@apron/contract/audits'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { ItemCard } from './item-card.tsx'
import classes from './item-list.module.css'
import type { PendingItems } from '../kept/kept-audit.ts'
import { listRows, type ListRow, type NamedGroup } from './list-rows.ts'
import type { Flashes } from '../kept/flashes.ts'

/** Heights in pixels that rows are expected to have before they are drawn. */
const expected = { group: 52, item: 148 } as const

export type ItemListHandle = {
  /** Brings an item into sight. */
  show: (itemId: number, align: 'auto' | 'center') => void
}

/** The questions of a group, of the whole audit, or those found. Draws only what is near the window, whatever their number. */
export function ItemList({
  ref,
  items,
  groups,
  words,
  active,
  focused,
  commented,
  pending,
  flashes,
}: {
  ref: Ref<ItemListHandle>
  items: readonly AuditItem[]
  groups: ReadonlyMap<number, NamedGroup>
  words: string
  active: number | null
  /** The item that the keyboard went to. */
  focused: number | null
  /** The item whose comments are open. */
  commented: number | null
  pending: PendingItems
  flashes: Flashes
}) {
  const t = useText()
  const rows = useMemo(() => listRows(items, groups), [items, groups])
  const place = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top
    if (top !== undefined) setMargin(Math.round(top + window.scrollY))
  }, [rows.length])
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => expected[rows[index]?.kind ?? 'item'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 4,
    scrollMargin: margin,
    // A list begins at its head; where the page stood before it belongs to another view.
    initialOffset: 0,
    // Below the bar that stays at the top of a phone.
    scrollPaddingStart: 72,
    // Above the one at its bottom.
    scrollPaddingEnd: 72,
  })
  useImperativeHandle(ref, () => ({
    show: (itemId, align) => {
      const index = rows.findIndex((row) => row.kind === 'item' && row.item.id === itemId)
      if (index >= 0) virtualizer.scrollToIndex(index, { align })
    },
  }))
  const drawn = virtualizer.getVirtualItems()
  return (
    <>
      <h2 className="visually-hidden">{t('auditWorkspace.list')}</h2>
      <div
        ref={place}
        className={classes.list}
        role="list"
        aria-label={t('auditWorkspace.list')}
        style={{ height: virtualizer.getTotalSize() }}
      >
        <div style={{ transform: `translateY(${(drawn[0]?.start ?? margin) - margin}px)` }}>
          {drawn.map(({ index, key }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.row}
                role="listitem"
                aria-setsize={row.kind === 'item' ? items.length : undefined}
                aria-posinset={row.kind === 'item' ? row.number : undefined}
              >
                {row.kind === 'group' ? (
                  <GroupLine row={row} />
                ) : (
                  <ItemCard
                    item={row.item}
                    words={words}
                    isActive={row.item.id === active}
                    takesFocus={row.item.id === focused}
                    isCommented={row.item.id === commented}
                    unsaved={unsavedOf(pending, row.item.id)}
                    flash={flashes.get(row.item.id)}
                  />
                )}
              </div>
            )
          })}
        </div>
      </div>
    </>
  )
}

/** Whether something that was done to an item is on its way. */
export function unsavedOf(pending: PendingItems, itemId: number): 'sending' | 'waiting' | null {
  const change = pending.get(itemId)
  if (!change) return null
  return change.isWaiting ? 'waiting' : 'sending'
}

function GroupLine({ row }: { row: Extract<ListRow, { kind: 'group' }> }) {
  const t = useText()
  return (
    <h2 className={classes.group}>
      {row.group.name}
      <small>{t('auditWorkspace.items', { count: row.count })}</small>
    </h2>
  )
}
