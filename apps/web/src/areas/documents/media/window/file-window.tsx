import { media, type Medium } from '@apron/contract/documents'
import { ActionIcon, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { usePhone } from '#lib/page/phone.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import type { Files } from '../grid/files.ts'
import { FileFacts } from './file-facts.tsx'
import { useWindowKeys } from './window-keys.ts'
import classes from './file-window.module.css'

export type FileWindowProps = {
  id: number
  files: Files
  /** Shows the next one, or the one before. */
  onStep: (id: number) => void
  onClose: () => void
}

/** One file and what is known of it, with those beside it in the grid a key away; on a phone it fills the screen. */
export function FileWindow({
  id,
  files,
  onStep,
  onClose,
  view,
  moves,
  onDelete,
}: FileWindowProps & {
  view: (file: Medium) => ReactNode
  /** The buttons of what can be done with it. */
  moves: (file: Medium) => ReactNode
  /** What the key Delete does. */
  onDelete: (file: Medium) => void
}) {
  const t = useText()
  const isPhone = usePhone()
  const place = files.placeOf(id)
  const found = useRead(media.find, { params: { id } }, { quiet: true })
  const file: Medium | undefined = place >= 0 ? files.at(place) : found.data?.data
  const by = (step: -1 | 1) => (place < 0 ? undefined : files.at(place + step))
  const step = (neighbour: Medium | undefined) => neighbour && onStep(neighbour.id)
  useWindowKeys({
    ArrowLeft: () => step(by(-1)),
    ArrowRight: () => step(by(1)),
    Delete: () => file && onDelete(file),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={file?.file_name ?? t('mediaScreens.details')}
      size="min(1180px, 96vw)"
      fullScreen={isPhone}
      classNames={{
        content: (isPhone ? classes.full : classes.window) ?? '',
        body: classes.body ?? '',
        title: classes.title ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('actions.close'), size: isPhone ? 44 : 34 }}
    >
      {!file && !found.error && <LoadingRows rows={8} />}
      {!file && found.error && <Missing failure={found.error} onRetry={() => void found.refetch()} />}
      {file && (
        <>
          <div className={classes.view}>{view(file)}</div>
          <div className={classes.side}>
            {place >= 0 && (files.total ?? 0) > 1 && (
              <div className={classes.steps} role="group" aria-label={t('mediaScreens.steps')}>
                <StepButton to={by(-1)} label={t('mediaScreens.previous')} onStep={step} isBack />
                <span>{t('viewer.place', { place: formatNumber(place + 1), count: files.total ?? 0 })}</span>
                <StepButton to={by(1)} label={t('mediaScreens.next')} onStep={step} />
              </div>
            )}
            <FileFacts file={file} uses={found.data?.data.uses} hasFailed={found.isError} />
            <div className={classes.moves}>{moves(file)}</div>
          </div>
        </>
      )}
    </Modal>
  )
}

function Missing({ failure, onRetry }: { failure: NonNullable<Files['failure']>; onRetry: () => void }) {
  const t = useText()
  if (failure.isNetwork || failure.isFault)
    return <LoadFailed title={t('mediaScreens.file_failed')} failure={failure} onRetry={onRetry} />
  return <EmptyState title={t('mediaScreens.file_failed')} hint={failure.message} />
}

function StepButton({
  to,
  label,
  isBack = false,
  onStep,
}: {
  to: Medium | undefined
  label: string
  isBack?: boolean
  onStep: (to: Medium | undefined) => void
}) {
  const Picture = isBack ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon variant="default" size={44} aria-label={label} title={label} disabled={!to} onClick={() => onStep(to)}>
      <Picture size={20} stroke={1.8} />
    </ActionIcon>
  )
}
