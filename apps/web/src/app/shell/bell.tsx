import { ActionIcon, Indicator, Popover, Stack, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useText } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'

/** How many notifications are unread, and what this place is for. */
export function Bell() {
  const t = useText()
  const unread = useSession()?.user.notification ?? 0
  const words = unread > 0 ? t('shell.unread', { count: unread }) : t('shell.none_unread')
  return (
    <Popover width={320} position="bottom-end" trapFocus>
      <Indicator label={unread > 99 ? '99+' : unread} disabled={unread === 0} color="red" size={18} offset={7}>
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={`${t('shell.notifications')}: ${words}`}>
            <IconBell size={20} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown>
        <Stack gap={4}>
          <Text fw={640}>{t('shell.notifications')}</Text>
          <Text>{words}</Text>
          <Text c="dimmed" size="sm">
            {t('shell.notifications_about')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
