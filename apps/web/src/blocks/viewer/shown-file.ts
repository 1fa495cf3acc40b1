/** A stored file that somebody may look at; `url` is its signed address, `poster` a frame of a video. */
export type ShownFile = {
  id: number
  url: string
  name: string
  type: string
  bytes: number
  poster?: string | null
}

export type ViewName = 'pdf' | 'word' | 'sheet' | 'image' | 'player' | 'text' | 'none'

const mebibyte = 1024 * 1024
const office = 'application/vnd.openxmlformats-officedocument'
/** Bytes up to which a file is drawn: a Word document stands in the page as a whole, and so does a text. */
const most = { word: 20 * mebibyte, text: 2 * mebibyte }

/** How a file is shown; `none` is only downloaded. */
export function viewOf({ type, bytes }: Pick<ShownFile, 'type' | 'bytes'>): ViewName {
  if (type === 'application/pdf') return 'pdf'
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/') || type.startsWith('audio/')) return 'player'
  if (type === `${office}.spreadsheetml.sheet`) return 'sheet'
  if (type === `${office}.wordprocessingml.document`) return bytes > most.word ? 'none' : 'word'
  if (type === 'text/plain') return bytes > most.text ? 'none' : 'text'
  return 'none'
}

/** What every view is given: the file, what hears once its end has been in sight, of pages which is shown first and what hears of the one that is read and of those that were not shown in full, and what hears of a download. */
export type ViewProps = {
  file: ShownFile
  onEnd?: (() => void) | undefined
  firstPage?: number | undefined
  onPage?: ((page: number) => void) | undefined
  onLost?: ((pages: readonly number[]) => void) | undefined
  onDownload?: (() => void) | undefined
}
