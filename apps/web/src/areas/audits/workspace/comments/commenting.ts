import { useCallback, useState } from 'react'
import type { Go, View } from '../searching/workspace-search.ts'

type Place = {
  view: View
  isPhone: boolean
  go: Go
  activate: (itemId: number) => void
  open: (isOpen: boolean) => void
}

/** Shows the comments of an item where the screen has room for them; `turnOf` is another number each time that somebody is to write there, 0 for not at all. */
export function useCommenting({ view, isPhone, go, activate, open }: Place) {
  const [writing, setWriting] = useState<{ itemId: number; turn: number } | null>(null)
  const showComments = useCallback(
    (itemId: number, toWrite: boolean) => {
      setWriting((before) => (toWrite ? { itemId, turn: (before?.turn ?? 0) + 1 } : null))
      if (view === 'item') return
      if (isPhone) return go({ item: itemId })
      activate(itemId)
      open(true)
    },
    [isPhone, view, go, activate, open],
  )
  const turnOf = (itemId: number | undefined) => (writing && writing.itemId === itemId ? writing.turn : 0)
  return { showComments, turnOf }
}
