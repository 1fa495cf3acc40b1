import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useCallback, useState, type ComponentProps } from 'react'
import { useFeed } from '../../../areas/talk/notifications/use-feed.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { part } from '../../../ui/page/part.tsx'

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

/** The bell with its number. */
export function BellButton({ unread, ...button }: { unread: number } & ComponentProps<typeof ActionIcon<'button'>>) {
  const t = useText()
  const words = unread > 0 ? t('shell.unread', { count: unread }) : t('shell.none_unread')
  return (
    <Indicator label={unread > 99 ? '99+' : unread} disabled={unread === 0} color="red" size={18} offset={7} zIndex={1}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={`${t('shell.notifications')}: ${words}`}
        {...button}
      >
        <IconBell size={20} stroke={1.6} />
      </ActionIcon>
    </Indicator>
  )
}
