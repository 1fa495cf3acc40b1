import { Button, Text } from '@mantine/core'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { NotificationLine } from './notification-line.tsx'
import { useNotificationList } from './notification-list.ts'
import { useReading } from './use-reading.ts'
import classes from './notifications.module.css'

const latest = 8

/** The latest notifications, for the bell. */
export function LatestNotifications({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const t = useText()
  const { open, readAll } = useReading()
  const { data } = useNotificationList()
  const rows = data?.pages[0]?.data.slice(0, latest) ?? []
  return (
    <>
      <div className={classes.popoverHead}>
        <div>
          <Text fw={640}>{t('shell.notifications')}</Text>
          <Text c="dimmed" size="sm">
            {unread > 0 ? t('shell.unread', { count: unread }) : t('shell.none_unread')}
          </Text>
        </div>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={readAll}>
            {t('notifications.read_all')}
          </Button>
        )}
      </div>
      <div className={classes.popoverList}>
        {!data && <LoadingRows rows={3} height={66} />}
        {data && rows.length === 0 && (
          <Text c="dimmed" size="sm" p="md">
            {t('shell.notifications_about')}
          </Text>
        )}
        <ul className={classes.list}>
          {rows.map((one) => (
            <NotificationLine
              key={one.id}
              one={one}
              onOpen={(chosen) => {
                onLeave()
                open(chosen)
              }}
            />
          ))}
        </ul>
      </div>
      <div className={classes.popoverFoot}>
        <Button component={Link} to="/notification" variant="subtle" fullWidth onClick={onLeave}>
          {t('notifications.see_all')}
        </Button>
      </div>
    </>
  )
}
