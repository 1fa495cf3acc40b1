import { ActionIcon, Box, Indicator, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useFeed } from '../../../areas/talk/notifications/use-feed.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { PartFailed } from '../../../ui/page/part-failed.tsx'
import { part } from '../../../ui/page/part.tsx'

const LatestNotifications = part(
  () => import('../../../areas/talk/notifications/latest-notifications.tsx'),
  'LatestNotifications',
  {
    waits: <div style={{ minHeight: 160 }} />,
    failed: (failure) => (
      <Box p="md">
        <PartFailed {...failure} />
      </Box>
    ),
  },
)

/** How many notifications are unread, and the latest of them. */
export function Bell() {
  const t = useText()
  const unread = useFeed()
  const [isOpen, setOpen] = useState(false)
  const words = unread > 0 ? t('shell.unread', { count: unread }) : t('shell.none_unread')
  return (
    <Popover
      width={380}
      position="bottom-end"
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
      styles={{ dropdown: { padding: 0, overflow: 'hidden', maxWidth: 'calc(100vw - 16px)' } }}
    >
      <Indicator
        label={unread > 99 ? '99+' : unread}
        disabled={unread === 0}
        color="red"
        size={18}
        offset={7}
        zIndex={1}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={`${t('shell.notifications')}: ${words}`}
            onClick={() => setOpen((before) => !before)}
          >
            <IconBell size={20} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={t('shell.notifications')}>
        <LatestNotifications unread={unread} onLeave={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
