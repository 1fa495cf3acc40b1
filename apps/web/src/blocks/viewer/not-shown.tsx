import { Button } from '@mantine/core'
import { IconDownload, IconFileText, IconRefresh } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import { download } from './download.ts'
import type { ShownFile } from './shown-file.ts'
import classes from './viewer.module.css'

/** Stands for a file that is not drawn: of a kind that browsers do not show, or one that could not be read. */
export function NotShown({
  file,
  reason = 'kind',
  onAgain,
  onDownload,
}: {
  file: ShownFile
  reason?: 'kind' | 'large' | 'unplayable' | 'unreadable' | 'locked'
  /** Retries; left out where that would change nothing. */
  onAgain?: (() => void) | undefined
  onDownload?: (() => void) | undefined
}) {
  const t = useText()
  const title = {
    kind: t('viewer.not_shown'),
    large: t('viewer.too_large'),
    unplayable: t('viewer.unplayable'),
    unreadable: t('viewer.unreadable'),
    locked: t('viewer.locked'),
  }[reason]
  const hint = {
    kind: t('viewer.not_shown_hint'),
    large: t('viewer.not_shown_hint'),
    unplayable: t('viewer.unplayable_hint'),
    unreadable: t('viewer.unreadable_hint'),
    locked: t('viewer.locked_hint'),
  }[reason]
  return (
    <div className={classes.notShown}>
      <EmptyState icon={IconFileText} title={title} hint={hint}>
        {onAgain && (
          <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.6} />} onClick={onAgain}>
            {t('actions.retry')}
          </Button>
        )}
        <Button
          leftSection={<IconDownload size={18} stroke={1.6} />}
          onClick={() => {
            download(file)
            onDownload?.()
          }}
        >
          {t('viewer.download_size', { size: fileSize(file.bytes) })}
        </Button>
      </EmptyState>
    </div>
  )
}
