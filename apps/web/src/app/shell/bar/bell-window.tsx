import { Box, Popover } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { PartFailed } from '#ui/page/part-failed.tsx'
import { part } from '#ui/page/part.tsx'
import { BellButton } from './bell-button.tsx'

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

/** The latest notifications below the bell that was pressed for them. `onClose`: nobody wants them any more, as this did not come. */
export function BellWindow({ unread }: { unread: number; onClose: () => void }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    // In the place of the one that was pressed, to which the focus comes back.
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
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
      <Popover.Target>
        <BellButton ref={button} unread={unread} onClick={() => setOpen((before) => !before)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('shell.notifications')}>
        <LatestNotifications unread={unread} onLeave={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
