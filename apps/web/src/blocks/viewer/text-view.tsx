import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { EndMark } from './end-mark.tsx'
import { NotShown } from './not-shown.tsx'
import type { ViewProps } from './shown-file.ts'
import { useFetched } from './use-fetched.ts'
import { wordsIn } from './words-in.ts'
import classes from './viewer.module.css'

/** A plain text. */
export function TextView({ file, onEnd }: ViewProps) {
  const t = useText()
  const { value, failed, again } = useFetched(file.url, wordsIn)
  if (failed) return <NotShown file={file} reason="unreadable" onAgain={again} onDownload={onEnd} />
  if (value === null) return <LoadingRows rows={8} />
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('viewer.content', { name: file.name })}>
      <pre className={classes.text}>{value}</pre>
      <EndMark onEnd={onEnd} />
    </div>
  )
}
