import type { ChatHistory } from '@apron/contract/talk'
import { useIntersection } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tellRefusal } from '#lib/calls/refusals.ts'
import { readOlder } from '../chat-cache.ts'

/** Pixels from the end within which one still is at the end. */
const nearEnd = 40

type Place = { height: number; top: number; firstId: number | undefined; lastKey: string | undefined; isAtEnd: boolean }

const isNearEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd

/** Keeps what is read where it is when older messages come above it, and stays at the newest one while it is in sight. */
export function useScroll(firstId: number | undefined, lastKey: string | undefined, isOwnLast: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const place = useRef<Place>({ height: 0, top: 0, firstId: undefined, lastKey: undefined, isAtEnd: true })

  useLayoutEffect(() => {
    const element = ref.current
    const before = place.current
    if (!element) return
    const { scrollHeight } = element
    const mark = before.firstId === undefined ? element.querySelector('[data-marker]') : null
    const grewAbove = before.firstId !== undefined && firstId !== undefined && firstId < before.firstId
    const isNew = lastKey !== before.lastKey
    if (grewAbove && !before.isAtEnd) element.scrollTop += scrollHeight - before.height
    else if (before.isAtEnd || (isNew && isOwnLast)) element.scrollTop = scrollHeight
    if (mark) {
      // Whoever comes back begins with what is new.
      const above = mark.getBoundingClientRect().top - element.getBoundingClientRect().top
      element.scrollTop = Math.max(0, element.scrollTop + above - 8)
    }
    const isNow = mark ? isNearEnd(element) : before.isAtEnd
    place.current = { height: scrollHeight, top: element.scrollTop, firstId, lastKey, isAtEnd: isNow }
    if (mark) setAtEnd(isNow)
  }, [firstId, lastKey, isOwnLast])

  useEffect(() => {
    const element = ref.current
    if (!element || !content.current) return
    const look = () => {
      const { top, isAtEnd: wasAtEnd } = place.current
      // Whoever has not scrolled up has not left the end: what came, or a field that grew, only pushed it away.
      const isNow = isNearEnd(element) || (wasAtEnd && element.scrollTop >= top)
      Object.assign(place.current, { top: element.scrollTop, isAtEnd: isNow })
      setAtEnd(isNow)
    }
    const grown = new ResizeObserver(() => {
      place.current.height = element.scrollHeight
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight
      place.current.top = element.scrollTop
    })
    grown.observe(content.current)
    grown.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const toEnd = () => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight
  }
  return { ref, content, isAtEnd, toEnd }
}

/** Reads older messages when the top comes into sight. */
export function useOlder(id: number, history: ChatHistory | undefined) {
  const client = useQueryClient()
  const [isLoading, setLoading] = useState(false)
  const { ref, entry } = useIntersection({ rootMargin: '100px' })
  const isInSight = entry?.isIntersecting ?? false
  const oldest = history?.messages[0]?.id
  const more = history?.more ?? false

  const load = () => {
    setLoading(true)
    readOlder(client, id)
      .catch(tellRefusal)
      .finally(() => setLoading(false))
  }
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (isInSight && more) latest.current()
  }, [isInSight, more, oldest])
  return { ref, isLoading, load }
}
