import { useEffect } from 'react'

let own: string | null = null
const hearing = new Set<() => void>()

function become(title: string | null) {
  own = title
  for (const hear of hearing) hear()
}

/** Calls the screen so while it is shown, where its route's title says too little of it; null: that one does. */
export function useOwnTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    become(title)
    return () => become(null)
  }, [title])
}

/** What the screen that is shown calls itself. */
export const ownTitle = (): string | null => own

/** Calls back when that changes; returns how to stop. */
export function onOwnTitle(listener: () => void): () => void {
  hearing.add(listener)
  return () => hearing.delete(listener)
}
