import { profiles } from '@apron/contract/people'
import { Button, Text, Title } from '@mantine/core'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { deviceName } from './device.ts'
import classes from './profile.module.css'

/** Where the person is signed in, and the way out of each place. */
export function SessionsCard() {
  const t = useText()
  const { data } = useRead(profiles.sessions, {})
  const end = useWrite(profiles.endSession, { success: 'profile.session_ended' })
  return (
    <Card>
      <Title order={2} size="h4">
        {t('profile.sessions')}
      </Title>
      {!data && <LoadingRows rows={2} height={60} />}
      <ul className={classes.sessions}>
        {data?.data.map((session) => {
          const device = deviceName(session.agent)
          return (
            <li key={session.id} className={classes.session}>
              <IconDeviceLaptop size={22} stroke={1.5} aria-hidden="true" />
              <div>
                <Text fw={550}>{device}</Text>
                <Text c="dimmed" size="sm">
                  {t('profile.last_used', { time: relativeTime(session.used_at) })},{' '}
                  {t('profile.from_address', { address: session.address })}
                </Text>
              </div>
              {session.is_current ? (
                <StatusBadge tint="green">{t('profile.this_session')}</StatusBadge>
              ) : (
                <Button
                  variant="default"
                  aria-label={t('profile.end_session_of', { device })}
                  disabled={end.isWriting}
                  onClick={() => end.start({ params: { id: session.id } })}
                >
                  {t('profile.end_session')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
