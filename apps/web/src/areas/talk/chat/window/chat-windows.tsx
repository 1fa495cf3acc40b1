import { Menu, Portal } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useBackCloses } from './back-closes.ts'
import { ChatWindow } from './chat-window.tsx'
import { nameOf } from '../people/names.ts'
import { closeChat, openChat, useOpenChats } from '../../domain/open-chats.ts'
import { useChannelNow } from '../use-chat-data.ts'
import classes from './window.module.css'

/** Pixels from one window to the next. */
export const windowStep = 310
const margin = 12

/** The open chats at the foot of the page, side by side: the newest on the left, the oldest behind a button once there is no room. */
export function ChatWindows({ side, inSight, isPhone }: { side: number; inSight: number; isPhone: boolean }) {
  const { open, focused } = useOpenChats()
  const opener = useOpener(open.length)
  const shown = open.slice(-inSight)
  const hidden = open.slice(0, -inSight)
  const front = isPhone ? shown.filter(({ isMinimised }) => !isMinimised) : shown
  const close = (id: number) => {
    closeChat(id)
    opener.giveBack(id)
  }
  const covering = isPhone ? (front[0]?.id ?? null) : null
  useBackCloses(covering, () => covering !== null && close(covering))
  return (
    <Portal>
      {front.map(({ id, isMinimised }, index) => (
        <ChatWindow
          key={id}
          id={id}
          isMinimised={isMinimised && !isPhone}
          isPhone={isPhone}
          takesFocus={focused === id}
          right={side + margin + index * windowStep}
          onClose={() => close(id)}
        />
      ))}
      {hidden.length > 0 && !isPhone && (
        <HiddenWindows
          ids={hidden.map(({ id }) => id)}
          right={side + margin + shown.length * windowStep}
          inSight={inSight}
        />
      )}
    </Portal>
  )
}

function HiddenWindows({ ids, right, inSight }: { ids: readonly number[]; right: number; inSight: number }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const isChosen = useRef(false)
  // The window that was chosen takes the keyboard: it goes back to the button only when none was.
  const onClose = () => {
    if (!isChosen.current) button.current?.focus()
    isChosen.current = false
  }
  return (
    <Menu position="top-start" width={240} returnFocus={false} onClose={onClose}>
      <Menu.Target>
        <button
          ref={button}
          type="button"
          className={classes.further}
          style={{ right }}
          aria-label={t('chat.more_windows', { count: ids.length })}
        >
          <IconMessages size={20} stroke={1.6} aria-hidden="true" />
          {ids.length}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {ids.map((id) => (
          <HiddenWindow
            key={id}
            id={id}
            onOpen={() => {
              isChosen.current = true
              openChat(id, inSight)
            }}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function HiddenWindow({ id, onOpen }: { id: number; onOpen: () => void }) {
  const channel = useChannelNow(id)
  return (
    <Menu.Item
      onClick={onOpen}
      rightSection={channel && channel.unread > 0 ? <span className={classes.count}>{channel.unread}</span> : null}
    >
      {nameOf(id, channel)}
    </Menu.Item>
  )
}

/** Remembers what had the keyboard before the first window was opened, and gives it back after the last was closed. */
function useOpener(count: number) {
  const opener = useRef<Element | null>(null)
  const before = useRef(0)
  useEffect(() => {
    if (count > before.current && !document.activeElement?.closest('[data-chat]'))
      opener.current = document.activeElement
    before.current = count
  }, [count])
  return {
    giveBack: (id: number) => {
      requestAnimationFrame(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const line = document.querySelector<HTMLElement>(`[data-person][data-channel="${id}"]`)
        // The page itself had it where the line that was chosen has gone with its drawer.
        const canTake = opener.current?.isConnected && opener.current !== document.body
        const before = canTake && opener.current instanceof HTMLElement ? opener.current : null
        const fallback = document.querySelector<HTMLElement>('[data-chat-button]')
        ;(before ?? line ?? fallback)?.focus()
      })
    },
  }
}
