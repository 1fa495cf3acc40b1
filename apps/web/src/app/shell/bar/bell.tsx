import { useCallback, useState } from 'react'
import { useFeed } from '../../../areas/talk/notifications/use-feed.ts'
import { part } from '#ui/page/part.tsx'
import { BellButton } from './bell-button.tsx'

const BellWindow = part(() => import('./bell-window.tsx'), 'BellWindow', {
  soon: true,
  isWindow: true,
  waits: ({ unread }) => <BellButton unread={unread} aria-busy />,
})

/** How many notifications are unread, and, once somebody has asked for them, the latest. */
export function Bell() {
  const unread = useFeed()
  const [isWanted, setWanted] = useState(false)
  const leave = useCallback(() => setWanted(false), [])
  if (isWanted) return <BellWindow unread={unread} onClose={leave} />
  return <BellButton unread={unread} onClick={() => setWanted(true)} aria-haspopup="dialog" aria-expanded={false} />
}
