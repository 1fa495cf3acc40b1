import { outlineImports, type DocumentDetail, type OutlineImportDetail } from '@apron/contract/documents'
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useWrite } from '#lib/calls/queries.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { Preview } from './preview.tsx'
import { useImport } from './use-import.ts'

type Props = { document: DocumentDetail; importId: number; onAnother: () => void; onClose: () => void }

/** An import from its reading to its end, whoever looks at it and whenever. */
export function BegunImport({ document, importId, onAnother, onClose }: Props) {
  const t = useText()
  const { importing, failure, retry } = useImport(document.id, importId)
  const params = { id: document.id, importId }
  const cancel = useWrite(outlineImports.cancel)
  const confirm = useWrite(outlineImports.confirm)
  if (!importing && failure)
    return <LoadFailed title={t('outlineImport.load_failed')} failure={failure} onRetry={retry} />
  if (!importing) return <LoadingRows rows={4} />
  const stop = () =>
    cancel.write({ params }).then(
      () => {
        noticeSuccess('outlineImport.cancelled')
        onClose()
      },
      () => undefined,
    )
  const write = () => {
    const { counts } = importing
    void confirm.write({ params, body: counts ? { seen: counts } : {} }).catch(() => undefined)
  }
  return (
    <Stack gap="md" aria-live="polite">
      <Text fw={550}>{importing.file_name}</Text>
      <Shown importing={importing} isHeldLater={document.new_version !== null} onAnother={onAnother}>
        <Group justify="flex-end" gap="sm">
          {importing.state === 'preview' || importing.state === 'held' ? (
            <Button
              variant="default"
              disabled={confirm.isWriting}
              loading={cancel.isWriting}
              onClick={() => void stop()}
            >
              {t(importing.state === 'preview' ? 'outlineImport.discard' : 'outlineImport.give_up')}
            </Button>
          ) : (
            (importing.state === 'waiting' || importing.state === 'reading') && (
              <Button variant="default" loading={cancel.isWriting} onClick={() => void stop()}>
                {t('outlineImport.stop')}
              </Button>
            )
          )}
          {importing.state === 'preview' && hasChanges(importing) ? (
            <Button loading={confirm.isWriting} onClick={write}>
              {t(document.new_version === null ? 'outlineImport.confirm' : 'outlineImport.hold')}
            </Button>
          ) : (
            <Button variant={importing.state === 'done' ? 'filled' : 'default'} onClick={onClose}>
              {t('actions.close')}
            </Button>
          )}
        </Group>
      </Shown>
    </Stack>
  )
}

const hasChanges = ({ found }: OutlineImportDetail) => found === null || found.some(({ change }) => change !== 'same')

function Shown({
  importing,
  isHeldLater,
  onAnother,
  children,
}: {
  importing: OutlineImportDetail
  /** A version awaits approval, and this with it once it is confirmed. */
  isHeldLater: boolean
  onAnother: () => void
  children: ReactNode
}) {
  const t = useText()
  switch (importing.state) {
    case 'waiting':
    case 'reading':
      return (
        <>
          <OnItsWay importing={importing} />
          {children}
        </>
      )
    case 'failed':
    case 'cancelled':
      return (
        <>
          <Alert
            color={importing.state === 'failed' ? 'red' : 'gray'}
            title={t(importing.state === 'failed' ? 'outlineImport.failed' : 'outlineImport.cancelled')}
          >
            {importing.error}
          </Alert>
          <Group justify="flex-end" gap="sm">
            <Button variant="light" onClick={onAnother}>
              {t('outlineImport.choose_other')}
            </Button>
            {children}
          </Group>
        </>
      )
    default:
      return (
        <>
          <Preview importing={importing} isHeldLater={isHeldLater} />
          {children}
        </>
      )
  }
}

/** Pictures follow the text, then all is written. */
function wordsFor({ state, progress }: OutlineImportDetail): TextKey {
  if (state === 'waiting') return 'outlineImport.waiting'
  if (progress < 70) return 'outlineImport.reading'
  return progress < 95 ? 'outlineImport.pictures' : 'outlineImport.writing'
}

function OnItsWay({ importing }: { importing: OutlineImportDetail }) {
  const t = useText()
  return (
    <>
      <Text size="sm">{t(wordsFor(importing))}</Text>
      <Progress value={importing.progress} size="lg" aria-label={t('outlineImport.progress')} />
      <Text size="sm" c="dimmed">
        {t('outlineImport.leave_hint')}
      </Text>
    </>
  )
}
