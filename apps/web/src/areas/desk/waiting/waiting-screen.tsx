import { waiting } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { Findings, Minutes, Readings } from './own-work.tsx'
import { Records } from './records.tsx'
import classes from './waiting.module.css'

const KeysWindow = part(() => import('#ui/window/keys-window.tsx'), 'KeysWindow', { isWindow: true })

/** So much is decided about at once; what waits beyond it comes up as this becomes less. */
const most = 500

const keyTexts = [
  ['J', 'waiting.key_next'],
  ['K', 'waiting.key_previous'],
  ['X', 'waiting.key_tick'],
  ['A', 'waiting.key_approve'],
  ['R', 'waiting.key_reject'],
  ['U', 'waiting.key_undo'],
  ['O', 'waiting.key_open'],
  ['?', 'waiting.key_help'],
] as const

/** Everything that waits for the reader: what they may decide about, their own findings and minutes, and what they have to read. */
export function WaitingScreen() {
  const t = useText()
  const [showsKeys, setShowsKeys] = useState(false)
  const records = useRead(waiting.list, { query: { per_page: most } }, { quiet: true })
  const counts = useRead(waiting.count, {}, { quiet: true })
  const own = counts.data?.data
  const failed = [records, counts].find(({ data, error }) => !data && error)
  const isEmpty = counts.data?.data.total === 0 && records.data?.meta.total === 0
  return (
    <>
      <PageHeader title={t('waiting.title')} about={t('waiting.about')}>
        {records.data && records.data.data.length > 0 && (
          <Button
            variant="default"
            className={classes.keys}
            leftSection={<IconKeyboard size={18} stroke={1.6} />}
            onClick={() => setShowsKeys(true)}
          >
            {t('actions.keys')}
          </Button>
        )}
      </PageHeader>
      <div className={classes.screen}>
        {!failed && !(records.data && own) && (
          <Card>
            <LoadingRows rows={8} />
          </Card>
        )}
        {failed?.error && (
          <Card>
            <LoadFailed
              title={t('waiting.load_failed')}
              failure={failed.error}
              onRetry={() => void Promise.all([records.refetch(), counts.refetch()])}
            />
          </Card>
        )}
        {isEmpty && (
          <Card>
            <EmptyState icon={IconCircleCheck} title={t('waiting.empty')} hint={t('waiting.empty_hint')} />
          </Card>
        )}
        {own?.findings.map(({ of }) => (
          <Findings key={of} of={of} title={t(`waiting.to_${of}`)} />
        ))}
        {own && own.minutes > 0 && <Minutes />}
        {own && own.readings > 0 && <Readings />}
        {records.data && records.data.data.length > 0 && (
          <Records
            records={records.data.data}
            total={records.data.meta.total}
            readAt={records.dataUpdatedAt}
            help={() => setShowsKeys(true)}
          />
        )}
      </div>
      {showsKeys && (
        <KeysWindow rows={keyTexts.map(([key, text]) => [[key], t(text)])} onClose={() => setShowsKeys(false)} />
      )}
    </>
  )
}
