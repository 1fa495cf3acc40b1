import { readings } from '@apron/contract/documents'
import { Title } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { isPaged, Pager } from '#blocks/pager.tsx'
import { OwnReadings } from '#blocks/people/own-readings.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import classes from './profile.module.css'

/** What the person has to read, what is due first, and what they have read. */
export function ReadingsCard() {
  const t = useText()
  const [paging, setPaging] = useState({ page: 1, per_page: 20 })
  const { data, error, refetch } = useRead(readings.mine, { query: paging }, { quiet: true })
  return (
    <Card flush>
      <Title order={2} size="h4" className={classes.readings}>
        {t('readings.mine')}
      </Title>
      {!data && error && <LoadFailed title={t('readings.mine')} failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows rows={4} />}
      {data?.data.length === 0 && (
        <EmptyState icon={IconBook2} title={t('readings.none')} hint={t('readings.none_hint')} />
      )}
      {data && <OwnReadings readings={data.data} />}
      {data && isPaged(data.meta) && (
        <Pager meta={data.meta} onChange={(change) => setPaging((before) => ({ ...before, ...change }))} />
      )}
    </Card>
  )
}
