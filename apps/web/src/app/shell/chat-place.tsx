import { lazy, Suspense, useEffect, useState } from 'react'
import { useAside } from '../../features/chat/aside-state.ts'
import { useText } from '../../lib/i18n.ts'
import { withTexts } from '../../lib/text-sections.ts'
import classes from './shell.module.css'

const ChatRoot = lazy(async () => {
  const loaded = await withTexts(['chat', 'comments'], import('../../features/chat/chat-root.tsx'))
  return { default: loaded.ChatRoot }
})

/** The place of online users and chats; what fills it is fetched once the screen is there. */
export function ChatPlace({ isWide }: { isWide: boolean }) {
  const t = useText()
  const { withNames } = useAside()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const chat = isDrawn && (
    <Suspense fallback={null}>
      <ChatRoot isWide={isWide} />
    </Suspense>
  )
  if (!isWide) return chat
  return (
    <aside className={classes.people} data-names={withNames || undefined} aria-label={t('shell.people')}>
      {chat}
    </aside>
  )
}
