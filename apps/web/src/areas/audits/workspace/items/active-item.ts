import type { AuditItem } from '@apron/contract/audits'
import { useDebouncedCallback } from '@mantine/hooks'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ItemListHandle } from './item-list.tsx'
import type { Go, View, WorkspaceSearch } from '../searching/workspace-search.ts'

/** Pause in milliseconds before the address follows the person from item to item. */
const addressPause = 400
/** How long in milliseconds an item that a link asked for is held in sight while the list settles. */
const holdFor = 1500
/** The same while the list changes its width. */
const settleFor = 400

type Place = {
  search: WorkspaceSearch
  go: Go
  view: View
  isPhone: boolean
  items: readonly AuditItem[] | undefined
  list: RefObject<ItemListHandle | null>
  /** Whether the comments take room from the list. */
  isDocked: boolean
  /** An item that the address asked for has been brought into sight. */
  onArrived: (itemId: number) => void
}

/** Which item the person is at: from the address, by a click, or by the keys. */
export function useActiveItem({ search, go, view, isPhone, items, list, isDocked, onArrived }: Place) {
  const [active, setActive] = useState<number | null>(search.item ?? null)
  const [focused, setFocused] = useState<number | null>(null)
  const wanted = useRef<number | null>(search.item ?? null)
  const latest = useRef({ items, active, isPhone, onArrived })
  latest.current = { items, active, isPhone, onArrived }

  const writeAddress = useDebouncedCallback((itemId: number) => go({ item: itemId }, { replace: true }), addressPause)

  useEffect(() => {
    if (search.item === undefined || search.item === latest.current.active) return
    wanted.current = search.item
    setActive(search.item)
  }, [search.item])

  useEffect(() => {
    writeAddress.cancel()
    if (wanted.current === null && view === 'list') window.scrollTo({ top: 0 })
  }, [search.group_id, search.q, view, writeAddress])

  useEffect(() => {
    if (view === 'list' && latest.current.isPhone && latest.current.active !== null)
      wanted.current = latest.current.active
    // Whoever goes back to the groups has done with the question: the next group begins at its head.
    if (view === 'tree') setActive((wanted.current = null))
  }, [view])

  useHeads(view, active)

  useInSight({ wanted, latest, list, items, view, item: search.item, isDocked })

  const activate = useCallback(
    (itemId: number) => {
      setFocused(null)
      if (latest.current.active === itemId) return
      setActive(itemId)
      if (!latest.current.isPhone) writeAddress(itemId)
    },
    [writeAddress],
  )

  const move = (step: 1 | -1) => {
    const { items: shown = [] } = latest.current
    const at = shown.findIndex(({ id }) => id === latest.current.active)
    const next = shown[at < 0 ? 0 : at + step]
    if (!next) return
    if (isPhone && view === 'item') return go({ item: next.id }, { replace: true })
    setActive(next.id)
    setFocused(next.id)
    list.current?.show(next.id, 'auto')
    writeAddress(next.id)
  }

  return { active, focused, activate, move }
}

/** Begins at the head of what is shown next. */
function useHeads(view: View, active: number | null) {
  useEffect(() => {
    if (view === 'overview' || view === 'tree') window.scrollTo({ top: 0 })
  }, [view])

  // Each question alone begins at its head, also when it comes after another whose comments were read.
  const alone = view === 'item' ? active : null
  useLayoutEffect(() => {
    if (alone !== null) window.scrollTo({ top: 0 })
  }, [alone])
}

type Latest = Pick<Place, 'items' | 'isPhone' | 'onArrived'> & { active: number | null }
type InSight = Pick<Place, 'items' | 'view' | 'list' | 'isDocked'> & {
  wanted: RefObject<number | null>
  latest: RefObject<Latest>
  /** What the address asks for. */
  item: number | undefined
}

/** Brings into sight what was asked for, and keeps it there while the list changes its width. */
function useInSight({ wanted, latest, list, items, view, item, isDocked }: InSight) {
  useEffect(() => {
    const itemId = wanted.current
    if (view !== 'list' || itemId === null || !items?.some(({ id }) => id === itemId)) return
    const frame = requestAnimationFrame(() => {
      wanted.current = null
      holdInSight(() => list.current?.show(itemId, 'center'), holdFor)
      latest.current.onArrived(itemId)
    })
    return () => cancelAnimationFrame(frame)
  }, [items, view, item, list, wanted, latest])

  useEffect(() => {
    // The list has become narrower or wider, and with it every question taller or shorter.
    const { active: present, isPhone: isSmall } = latest.current
    if (present === null || isSmall) return
    return holdInSight(() => list.current?.show(present, 'auto'), settleFor)
  }, [isDocked, list, latest])
}

/** Questions grow while their text is still being cleaned: shows again for a while, until the person moves. */
function holdInSight(show: () => void, milliseconds: number): () => void {
  const own = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  const started = performance.now()
  const timer = setInterval(() => (performance.now() - started < milliseconds ? show() : stop()), 100)
  const stop = () => {
    clearInterval(timer)
    for (const event of own) window.removeEventListener(event, stop)
  }
  for (const event of own) window.addEventListener(event, stop, { passive: true })
  show()
  return stop
}
