import { waiting } from '@apron/contract/desk'
import { IconCircleCheck } from '@tabler/icons-react'
import { LoadFailed } from '../../../blocks/load-failed.tsx'
import { useRead } from '../../../lib/calls/queries.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { LoadingRows } from '../../../ui/table/loading-rows.tsx'
import { Findings, Minutes } from './own-work.tsx'
import { Records } from './records.tsx'
import classes from './waiting.module.css'

/** So much is decided about at once; what waits beyond it comes up as this becomes less. */
const most = 500

/** Everything that waits for the reader: what they may decide about, and their own findings and minutes. */
export function WaitingScreen() {
  const t = useText()
  const { data: records, error, refetch } = useRead(waiting.list, { query: { per_page: most } }, { quiet: true })
  const { data: counts } = useRead(waiting.count, {}, { quiet: true })
  const own = counts?.data
  const isEmpty = records?.meta.total === 0 && own && own.to_answer + own.to_conclude + own.minutes === 0
  return (
    <>
      <PageHeader title={t('waiting.title')} about={t('waiting.about')} />
      <div className={classes.screen}>
        {!records && !error && (
          <Card>
            <LoadingRows rows={8} />
          </Card>
        )}
        {!records && error && (
          <Card>
            <LoadFailed title={t('waiting.load_failed')} failure={error} onRetry={() => void refetch()} />
          </Card>
        )}
        {isEmpty && (
          <Card>
            <EmptyState icon={IconCircleCheck} title={t('waiting.empty')} hint={t('waiting.empty_hint')} />
          </Card>
        )}
        {own && own.to_answer > 0 && <Findings of="mine" title={t('waiting.to_answer')} />}
        {own && own.to_conclude > 0 && <Findings of="led" title={t('waiting.to_conclude')} />}
        {own && own.minutes > 0 && <Minutes />}
        {records && records.data.length > 0 && <Records records={records.data} total={records.meta.total} />}
      </div>
    </>
  )
}
