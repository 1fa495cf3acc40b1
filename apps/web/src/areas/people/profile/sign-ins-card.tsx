import { signIns, type SignInTry } from '@apron/contract/people'
import { Text, Title } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { isPaged, Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { deviceName } from './device.ts'
import classes from './profile.module.css'

/** Who signed in to the account, or tried to: when, from where and with what. */
export function SignInsCard() {
  const t = useText()
  const [paging, setPaging] = useState({ page: 1, per_page: 10 })
  const { data, error, refetch } = useRead(signIns.list, { query: paging }, { quiet: true })
  return (
    <Card flush>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {t('signIns.title')}
        </Title>
        <Text c="dimmed" size="sm">
          {t('signIns.about')}
        </Text>
      </div>
      {!data && error && <LoadFailed title={t('signIns.title')} failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows rows={4} height={60} />}
      {data?.data.length === 0 && (
        <EmptyState icon={IconHistory} title={t('signIns.none')} hint={t('signIns.none_hint')} />
      )}
      {data && data.data.length > 0 && (
        <ul className={classes.tries}>
          {data.data.map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </ul>
      )}
      {data && isPaged(data.meta) && (
        <Pager meta={data.meta} onChange={(change) => setPaging((before) => ({ ...before, ...change }))} />
      )}
    </Card>
  )
}

function Line({ one }: { one: SignInTry }) {
  const t = useText()
  return (
    <li className={classes.session}>
      <div>
        <Text fw={550}>{deviceName(one.agent)}</Text>
        <Text c="dimmed" size="sm">
          {t('signIns.line', { time: dateAndTime(one.at), address: one.address })}
        </Text>
      </div>
      {one.is_current ? (
        <StatusBadge tint="green">{t('profile.this_session')}</StatusBadge>
      ) : (
        <StatusBadge tint={one.succeeded ? 'gray' : 'red'}>
          {t(one.succeeded ? 'signIns.succeeded' : 'signIns.failed')}
        </StatusBadge>
      )}
    </li>
  )
}
