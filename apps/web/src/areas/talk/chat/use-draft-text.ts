import { useState } from 'react'
import { currentSession } from '../../../lib/session.ts'
import { useUnsaved } from '../../../lib/unsaved.ts'

/** What is being written in a channel; it outlives the window and a reload. */
export function useDraftText(channelId: number): [string, (text: string) => void] {
  const key = `chat/draft/${currentSession()?.user.id ?? 0}/${channelId}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next) sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
  }
  useUnsaved(text !== '')
  return [text, change]
}
