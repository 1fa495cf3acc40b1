import { ActionIcon, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import { download } from './download.ts'
import { FileViewer } from './file-viewer.tsx'
import type { ViewProps } from './shown-file.ts'
import classes from './viewer.module.css'

/** Where a file stands in the list that it was opened from, and how to go on in it. */
export type Steps = { place: number; count: number; onStep: (by: -1 | 1) => void }

/** A stored file in a window of the product; on a phone it fills the screen. */
export function ViewerWindow({
  file,
  title,
  steps,
  foot,
  onClose,
  ...view
}: {
  /** What the file is of; its own name stands beside it. */
  title: string
  steps?: Steps | undefined
  /** Stands below the file. */
  foot?: ReactNode
  onClose: () => void
  /** Undefined while it is looked up. */
  file: ViewProps['file'] | undefined
} & Omit<ViewProps, 'file'>) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [isFull, setFull] = useState(false)
  const fills = isNarrow || isFull
  const label = isFull ? t('viewer.leave_full') : t('viewer.full')
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="min(1180px, 96vw)"
      fullScreen={fills}
      classNames={{ content: (fills ? classes.full : classes.window) ?? '', body: classes.body ?? '' }}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <div className={classes.bar} role="toolbar" aria-label={t('viewer.file')}>
        {steps && steps.count > 1 && <StepButtons {...steps} />}
        <span className={classes.name}>
          {file?.name} <small>{file && fileSize(file.bytes)}</small>
        </span>
        {file && (
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('viewer.download', { name: file.name })}
            title={t('viewer.download', { name: file.name })}
            onClick={() => {
              download(file)
              view.onDownload?.()
            }}
          >
            <IconDownload size={18} stroke={1.6} />
          </ActionIcon>
        )}
        {!isNarrow && (
          <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={() => setFull(!isFull)}>
            {isFull ? <IconArrowsMinimize size={18} stroke={1.6} /> : <IconArrowsMaximize size={18} stroke={1.6} />}
          </ActionIcon>
        )}
      </div>
      <div className={classes.view}>{file ? <FileViewer file={file} {...view} /> : <LoadingRows rows={10} />}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </Modal>
  )
}

function StepButtons({ place, count, onStep }: Steps) {
  const t = useText()
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('viewer.previous')}
        title={t('viewer.previous')}
        disabled={place === 0}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size={18} stroke={1.8} />
      </ActionIcon>
      <span className={classes.place}>{t('viewer.place', { place: place + 1, count })}</span>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('viewer.next')}
        title={t('viewer.next')}
        disabled={place === count - 1}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size={18} stroke={1.8} />
      </ActionIcon>
    </>
  )
}
