import { useEffect, useRef, type MouseEvent } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { EndMark } from '../end-mark.tsx'
import { NotShown } from '../not-shown.tsx'
import type { ViewProps } from '../shown-file.ts'
import { useFetched } from '../use-fetched.ts'
import { drawWord, TooMuch } from './draw-word.ts'
import classes from '../viewer.module.css'

/** Grey around the paper as around that of a PDF, whose edge is the same. */
const surroundings = `
.docx-wrapper { background: none !important; padding: 12px !important; }
.docx-wrapper > section.docx { box-shadow: none !important; margin-bottom: 12px !important; }
.docx-wrapper > section.docx { max-width: 22in !important; }
.docx-wrapper > section.docx:not([style*='padding']) { padding: 32px; }
:host { display: block; color: #1b2423; }
.reflowed { padding: 0 !important; }
.reflowed > section.docx { width: auto !important; min-height: 0 !important; padding: 16px !important; overflow-x: auto; }
`

const drawOrSay = (bytes: Blob) =>
  drawWord(bytes).catch((error: unknown) => {
    if (error instanceof TooMuch) return 'too much' as const
    throw error
  })

/** A Word document as it would be printed, in a tree of its own, so that its styles reach nothing else. */
export function WordView({ file, onEnd }: ViewProps) {
  const t = useText()
  const { value, failed, again } = useFetched(file.url, drawOrSay)
  if (failed) return <NotShown file={file} reason="unreadable" onAgain={again} onDownload={onEnd} />
  if (value === 'too much') return <NotShown file={file} reason="large" onDownload={onEnd} />
  if (!value) return <LoadingRows rows={10} />
  return (
    <div
      className={`${classes.scroll} ${classes.desk}`}
      tabIndex={0}
      role="region"
      aria-label={t('viewer.content', { name: file.name })}
    >
      <Paper drawn={value} />
      <EndMark onEnd={onEnd} />
    </div>
  )
}

function Paper({ drawn }: { drawn: HTMLElement }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = host
    if (!current) return
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = surroundings
    root.replaceChildren(drawn.cloneNode(true), style)
    const fit = () => fitInto(root, current.clientWidth)
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    fit()
    return () => observer.disconnect()
  }, [drawn])
  return <div ref={host} onClick={followLink} />
}

/** Pixels below which nobody reads what fits a whole page into them. */
const readable = 560

/** Makes the paper as wide as there is room, but no wider than it is; on a phone its lines are broken anew. */
function fitInto(root: ShadowRoot, room: number): void {
  const all = root.querySelector<HTMLElement>('.docx-wrapper')
  all?.classList.toggle('reflowed', room < readable)
  if (all && room < readable) {
    all.style.zoom = '1'
    return
  }
  const widths = [...root.querySelectorAll<HTMLElement>('section.docx')].map(({ offsetWidth }) => offsetWidth)
  const widest = Math.max(0, ...widths) + 24
  if (all && widths.length > 0) all.style.zoom = String(Math.min(1, room / widest))
}

/** A link leads within the document, or to another tab: never away from what was being done. */
function followLink({ nativeEvent }: MouseEvent): void {
  const link = nativeEvent.composedPath().find((one) => one instanceof HTMLAnchorElement)
  const address = link?.getAttribute('href')
  if (!link || !address) return
  nativeEvent.preventDefault()
  if (!address.startsWith('#')) return void window.open(address, '_blank', 'noopener,noreferrer')
  const root = link.getRootNode() as ShadowRoot
  root.getElementById(nameIn(address))?.scrollIntoView({ block: 'start' })
}

/** The place that a link leads to, as it is called in the document. */
function nameIn(address: string): string {
  try {
    return decodeURIComponent(address.slice(1))
  } catch {
    return address.slice(1)
  }
}
