import { ActionIcon, Indicator } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { changeAside, useAside } from '../../../areas/talk/chat/aside-state.ts'
import { useText } from '#lib/text/i18n.ts'

/** Opens the list of people where there is no room for it at the side; tells how many messages are unread. */
export function ChatButton() {
  const t = useText()
  const { unread } = useAside()
  const words =
    unread > 0 ? `${t('shell.people')}: ${t('shell.unread_messages', { count: unread })}` : t('shell.people')
  return (
    <Indicator label={unread > 99 ? '99+' : unread} disabled={unread === 0} color="red" size={18} offset={7}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        data-chat-button
        aria-label={words}
        onClick={() => changeAside({ isDrawerOpen: true })}
      >
        <IconMessageCircle size={20} stroke={1.6} />
      </ActionIcon>
    </Indicator>
  )
}
