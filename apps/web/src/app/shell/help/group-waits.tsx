import { Button, Group } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { WhomToAsk } from '#blocks/people/whom-to-ask.tsx'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'

/** Stands where a screen would for members of a user group that is not approved: why, whom to ask, and what is open to them. */
export function GroupWaits() {
  const t = useText()
  const group = useSession()?.user.group.name ?? ''
  return (
    <EmptyState
      isScreen
      icon={IconUsersGroup}
      title={t('shell.group_waits')}
      hint={t('shell.group_waits_text', { group })}
    >
      <Group justify="center" gap="sm">
        <WhomToAsk />
        <Button component={Link} to="/profile/show">
          {t('shell.profile')}
        </Button>
        <Button component={Link} to="/notification" variant="default">
          {t('notifications.title')}
        </Button>
      </Group>
    </EmptyState>
  )
}
