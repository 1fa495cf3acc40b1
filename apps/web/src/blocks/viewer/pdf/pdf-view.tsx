import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { NotShown } from '../not-shown.tsx'
import { download } from '../download.ts'
import type { ViewProps } from '../shown-file.ts'
import { PdfPages } from './pdf-pages.tsx'
import { usePdf } from './opening/use-pdf.ts'

/** A PDF, drawn here: its pages as they come into sight, with search and size. */
export function PdfView({ file, ...rest }: ViewProps) {
  const { open, problem, again } = usePdf(file.url)
  if (problem) {
    const onAgain = problem === 'unreadable' ? again : undefined
    return <NotShown file={file} reason={problem} onAgain={onAgain} onDownload={rest.onEnd} />
  }
  if (!open) return <LoadingRows rows={10} />
  const onDownload = () => {
    download(file)
    rest.onDownload?.()
  }
  return <PdfPages open={open} name={file.name} {...rest} onDownload={onDownload} />
}
