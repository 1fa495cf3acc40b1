import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { part } from '#ui/page/part.tsx'
import { ImageView } from './image-view.tsx'
import { NotShown } from './not-shown.tsx'
import { PlayView } from './play-view.tsx'
import { viewOf, type ViewProps } from './shown-file.ts'
import { TextView } from './text-view.tsx'

const waits = <LoadingRows rows={10} />
const PdfView = part(() => import('./pdf/pdf-view.tsx'), 'PdfView', { waits })
const WordView = part(() => import('./word/word-view.tsx'), 'WordView', { waits })
const SheetView = part(() => import('./sheet/sheet-view.tsx'), 'SheetView', { waits })

/** Draws a stored file, whatever its kind; what browsers cannot show is offered for download. */
export function FileViewer(props: ViewProps) {
  switch (viewOf(props.file)) {
    case 'pdf':
      return <PdfView key={props.file.id} {...props} />
    case 'word':
      return <WordView key={props.file.id} {...props} />
    case 'sheet':
      return <SheetView key={props.file.id} {...props} />
    case 'image':
      return <ImageView key={props.file.id} {...props} />
    case 'player':
      return <PlayView key={props.file.id} {...props} />
    case 'text':
      return <TextView key={props.file.id} {...props} />
    case 'none':
      return <NotShown key={props.file.id} file={props.file} onDownload={props.onEnd} />
  }
}
