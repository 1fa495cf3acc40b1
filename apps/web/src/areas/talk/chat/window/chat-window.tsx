import { assistantChannel } from '@apron/contract/talk'
import { useFocusTrap } from '@mantine/hooks'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useConnected } from '#lib/socket.ts'
import { Composer } from '../writing/composer.tsx'
import { useUnsent } from '../writing/kept-messages.ts'
import { MessageList } from '../messages/message-list.tsx'
import { nameOf } from '../people/names.ts'
import { closeChat } from '../../domain/open-chats.ts'
import { Suggestions } from '../writing/suggestions.tsx'
import { useChosenFiles } from '../writing/use-chosen-files.ts'
import { useChannelNow, useHistory } from '../use-chat-data.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { WindowHead } from './window-head.tsx'
import classes from './window.module.css'

/** One chat: head, what was said, and what is written. On a phone it fills the screen. */
export function ChatWindow({
  id,
  isMinimised,
  isPhone,
  takesFocus,
  right,
  onClose,
}: {
  id: number
  isMinimised: boolean
  isPhone: boolean
  takesFocus: boolean
  right: number
  onClose: () => void
}) {
  const t = useText()
  const history = useHistory(id)
  const channel = useChannelNow(id)
  const unsent = useUnsent(id)
  const isConnected = useConnected()
  const chosen = useChosenFiles()
  const [isOver, setOver] = useState(false)
  const trap = useFocusTrap(isPhone)
  const name = nameOf(id, channel)
  const height = useVisibleHeight(isPhone)
  const takesFiles = id !== assistantChannel && (channel?.can_send ?? false)
  // Somebody else's channel, or one of another time of this browser.
  if (history.error?.status === 404) closeChat(id)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (takesFiles) chosen.take([...event.dataTransfer.files])
  }
  return (
    <section
      ref={trap}
      role="dialog"
      aria-label={t('chat.with', { name })}
      aria-modal={isPhone || undefined}
      className={classes.window}
      data-chat={id}
      data-minimised={isMinimised || undefined}
      data-phone={isPhone || undefined}
      style={isPhone ? { height } : { right }}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(takesFiles)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={onDrop}
    >
      <WindowHead id={id} channel={channel} isMinimised={isMinimised} isPhone={isPhone} onClose={onClose} />
      {!isMinimised && (
        <>
          {!isConnected && (
            <p className={classes.offline} role="status">
              {t('chat.offline')}
            </p>
          )}
          <MessageList id={id} history={history} channel={channel} unsent={unsent} name={name} />
          <Suggestions id={id} history={history.data} isWaiting={unsent.length > 0} />
          {channel && !channel.can_send ? (
            <p className={classes.closed}>{t('chat.closed')}</p>
          ) : (
            <Composer id={id} name={name} chosen={chosen} takesFiles={takesFiles} takesFocus={takesFocus && !isPhone} />
          )}
          {isOver && <div className={classes.drop}>{t('chat.drop')}</div>}
        </>
      )}
    </section>
  )
}
