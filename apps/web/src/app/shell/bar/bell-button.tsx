import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useText } from '#lib/text/i18n.ts'

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
