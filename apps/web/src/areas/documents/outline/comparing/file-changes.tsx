import type { DocumentFile } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconFileDiff } from '@tabler/icons-react'
import { memo, useEffect, useRef } from 'react'
import { hasWords } from './paragraphs/paragraphs-of.ts'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { AFewAtATime } from './a-few-at-a-time.tsx'
import { changeLooks, SideOf } from './changed-item.tsx'
import type { ChangedParagraph } from './differences.ts'
import { useFileChanges, type FileReading } from './use-file-changes.ts'
import { useMarkedLine } from './word-changes.tsx'
import classes from './comparing.module.css'

/** What the files of two versions say, side by side; they are read when somebody asks for it. */
export function FileChanges({ before, after }: { before: DocumentFile; after: DocumentFile }) {
  const t = useText()
  const { reading, compare } = useFileChanges(before, after)
  const isReadable = hasWords(before) && hasWords(after)
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is not there any more.
    if (reading.is === 'read') outcome.current?.focus({ preventScroll: true })
  }, [reading.is])
  return (
    <section className={classes.files}>
      <div className={classes.tools}>
        <div>
          <h2 className={classes.name}>{t('comparison.files')}</h2>
          <p className={classes.note}>{t(isReadable ? 'comparison.files_about' : 'comparison.files_not_read')}</p>
        </div>
        {isReadable && reading.is !== 'read' && (
          <Button
            variant="default"
            loading={reading.is === 'begun'}
            leftSection={<IconFileDiff size={18} stroke={1.6} />}
            onClick={compare}
          >
            {t('comparison.compare_files')}
          </Button>
        )}
      </div>
      <p ref={outcome} role="status" tabIndex={-1} className={classes.said}>
        {said(t, reading)}
      </p>
      {reading.is === 'begun' && <LoadingRows rows={4} />}
      {reading.is === 'read' && reading.changes && (
        <AFewAtATime
          items={reading.changes}
          draw={(change, place) => <Paragraph key={place} change={change} />}
          more={(count) => t('comparison.more_paragraphs', { count })}
        />
      )}
    </section>
  )
}

function said(t: ReturnType<typeof useText>, reading: FileReading): string {
  if (reading.is === 'begun') return t('comparison.files_reading')
  if (reading.is === 'failed') return t('comparison.files_failed')
  if (reading.is !== 'read') return ''
  if (reading.isWordless) return t('comparison.files_without_words')
  if (!reading.changes) return t('comparison.files_too_different')
  const count = reading.changes.length
  return count > 0 ? t('comparison.files_changed', { count }) : t('comparison.files_same')
}

const Paragraph = memo(function Paragraph({ change: { before, after } }: { change: ChangedParagraph }) {
  const t = useText()
  const kind = before === null ? 'new' : after === null ? 'gone' : 'changed'
  const { text, tint } = changeLooks[kind]
  const marked = useMarkedLine(before ?? '', after ?? '')
  return (
    <article className={classes.item} data-change={kind} tabIndex={-1}>
      <p className={classes.kind}>
        <StatusBadge tint={tint}>{t(text)}</StatusBadge>
      </p>
      <div className={classes.sides}>
        {before === null ? (
          <p className={classes.missing}>{t('comparison.not_there_before')}</p>
        ) : (
          <SideOf label={t('comparison.before')}>{after === null ? before : marked.before}</SideOf>
        )}
        {after === null ? (
          <p className={classes.missing}>{t('comparison.not_there_now')}</p>
        ) : (
          <SideOf label={t('comparison.after')}>{before === null ? after : marked.after}</SideOf>
        )}
      </div>
    </article>
  )
})
