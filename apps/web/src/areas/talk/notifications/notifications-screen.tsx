import { notifications } from '@apron/contract/talk'
import { Button, Text } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconBell, IconChecks } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { NotificationLine } from './notification-line.tsx'
import { useNotificationList } from './notification-list.ts'
import { useReading } from './use-reading.ts'
import classes from './notifications.module.css'

/** All notifications of the person; the next page loads when the end comes into sight. */
export function NotificationsScreen() {
  const t = useText()
  const { open, readAll } = useReading()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotificationList()
  const unread = useRead(notifications.unread, {}, { quiet: true }).data?.data.lines ?? 0
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  const isEndInSight = entry?.isIntersecting ?? false
  useEffect(() => {
    if (isEndInSight && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isEndInSight, hasNextPage, isFetchingNextPage, fetchNextPage, rows.length])

  return (
    <>
      <PageHeader title={t('notifications.title')} about={t('notifications.about')}>
        <Button
          component={Link}
          to="/notification/settings"
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.8} />}
        >
          {t('notifications.settings')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconChecks size={18} stroke={1.8} />}
          disabled={unread === 0}
          onClick={readAll}
        >
          {t('notifications.read_all')}
        </Button>
      </PageHeader>
      <Card flush>
        {!data && <LoadingRows rows={8} height={66} />}
        {data && rows.length === 0 && (
          <EmptyState icon={IconBell} title={t('notifications.empty')} hint={t('shell.notifications_about')} />
        )}
        {rows.length > 0 && (
          <>
            <ul className={classes.list}>
              {rows.map((one) => (
                <NotificationLine key={one.id} one={one} onOpen={open} />
              ))}
            </ul>
            <div ref={ref} className={classes.end}>
              {hasNextPage ? (
                <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('notifications.more')}
                </Button>
              ) : (
                <Text c="dimmed">{t('notifications.end')}</Text>
              )}
            </div>
          </>
        )}
      </Card>
    </>
  )
}
