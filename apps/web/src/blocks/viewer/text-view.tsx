import { useText } from '../../lib/text/i18n.ts'
import { LoadingRows } from '../../ui/table/loading-rows.tsx'
import { EndMark } from './end-mark.tsx'
import { NotShown } from './not-shown.tsx'
import type { ViewProps } from './shown-file.ts'
import { useFetched } from './use-fetched.ts'
import classes from './viewer.module.css'

/** A plain text; one that is not UTF-8 is read as Windows writes Vietnamese. */
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

async function wordsIn(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1258').decode(bytes)
  }
}
