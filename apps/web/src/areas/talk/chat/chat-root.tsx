import { Drawer } from '@mantine/core'
import { useMediaQuery, useViewportSize } from '@mantine/hooks'
import { useText } from '#lib/text/i18n.ts'
import { changeAside, useAside, useAsideWidth } from './aside-state.ts'
import { ChatWindows, windowStep } from './window/chat-windows.tsx'
import { PeoplePanel } from './people/people-panel.tsx'
import { useChatFeed } from './messages/use-chat-feed.ts'

/** Pixels kept free for the button of further windows. */
const spared = 84

/** Who is online, at the side or in a drawer, and the open chats. */
export function ChatRoot({ isWide }: { isWide: boolean }) {
  const t = useText()
  const { withNames, isDrawerOpen } = useAside()
  const isPhone = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false })
  const width = useViewportSize().width || window.innerWidth
  const side = useAsideWidth(isWide)
  const inSight = isPhone ? 1 : Math.max(1, Math.floor((width - side - spared) / windowStep))
  useChatFeed(inSight)
  return (
    <>
      {isWide ? (
        <PeoplePanel isNarrow={!withNames} inSight={inSight} onToggle={() => changeAside({ withNames: !withNames })} />
      ) : (
        <Drawer
          opened={isDrawerOpen}
          onClose={() => changeAside({ isDrawerOpen: false })}
          position="right"
          size={320}
          title={t('chat.title')}
          closeButtonProps={{ 'aria-label': t('actions.close') }}
          styles={{ body: { padding: 0, height: 'calc(100dvh - 60px)' } }}
        >
          <PeoplePanel isNarrow={false} inSight={inSight} onOpen={() => changeAside({ isDrawerOpen: false })} />
        </Drawer>
      )}
      <ChatWindows side={side} inSight={inSight} isPhone={isPhone} />
    </>
  )
}
