import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/text/i18n.ts'
import type { Run } from './find-in.ts'
import { linksOf, type PageLink } from './links-of.ts'
import { PageLinks } from './page-links.tsx'
import { TextLayer, type Pdf, type PdfPage } from './opening/library.ts'
import { markWords } from './mark-words.ts'
import { runsIn } from './runs-of.ts'
import classes from './pdf.module.css'

/** Points a side of a canvas may have in all, which phones would refuse beyond. */
const mostPoints = 16_000_000

export type Sought = { words: string; shown: number | null }
type Layer = { elements: readonly HTMLElement[]; runs: readonly Run[]; links: readonly PageLink[] }

/** One page of a document: its picture, and over it its words, to be marked, read aloud and copied. */
export function PdfSheet({
  pdf,
  number,
  width,
  sought,
  onRatio,
  onGo,
}: {
  pdf: Pdf
  number: number
  /** In pixels of the page. */
  width: number
  sought: Sought
  /** Hears how high the page is for its width. */
  onRatio: (number: number, ratio: number) => void
  onGo: (page: number) => void
}) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<Layer | null>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const [picture, text] = [canvas.current, words.current]
    if (!picture || !text) return
    const drawing = draw({ pdf, number, width, picture, text, onRatio })
    setBroken(false)
    drawing.done.then(setLayer).catch(() => drawing.isLeft() || setBroken(true))
    return () => {
      drawing.leave()
      setLayer(null)
    }
  }, [pdf, number, width, onRatio])

  useEffect(() => {
    if (!layer) return
    markWords(layer.elements, layer.runs, sought)?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [layer, sought])

  return (
    <div className={classes.sheet} role="group" aria-label={t('viewer.page', { page: number })}>
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={words} className={classes.words} />
      {layer && <PageLinks links={layer.links} onGo={onGo} />}
      {isBroken && <p className={classes.broken}>{t('viewer.page_unreadable', { page: number })}</p>}
    </div>
  )
}

type Wanted = {
  pdf: Pdf
  number: number
  width: number
  picture: HTMLCanvasElement
  text: HTMLDivElement
  onRatio: (number: number, ratio: number) => void
}

/** Draws a page until it is left. */
function draw({ pdf, number, width, picture, text, onRatio }: Wanted) {
  let left = false
  let stop = () => {}
  const paint = async (): Promise<Layer | null> => {
    const page = await pdf.getPage(number)
    if (left) return null
    const whole = page.getViewport({ scale: 1 })
    onRatio(number, whole.height / whole.width)
    const viewport = page.getViewport({ scale: width / whole.width })
    const density = Math.min(
      window.devicePixelRatio || 1,
      2,
      Math.sqrt(mostPoints / (viewport.width * viewport.height)),
    )
    picture.width = Math.floor(viewport.width * density)
    picture.height = Math.floor(viewport.height * density)
    const task = page.render({ canvas: picture, viewport, transform: [density, 0, 0, density, 0, 0] })
    stop = () => task.cancel()
    await task.promise
    return left ? null : write(page, viewport)
  }
  const write = async (page: PdfPage, viewport: ReturnType<PdfPage['getViewport']>): Promise<Layer | null> => {
    const content = await page.getTextContent()
    if (left) return null
    text.style.setProperty('--total-scale-factor', String(viewport.scale))
    const layer = new TextLayer({ textContentSource: content, container: text, viewport })
    stop = () => layer.cancel()
    await layer.render()
    const links = await linksOf(pdf, page, viewport)
    return left ? null : { elements: layer.textDivs, runs: runsIn(content), links }
  }
  return {
    done: paint(),
    isLeft: () => left,
    leave: () => {
      left = true
      stop()
      text.replaceChildren()
    },
  }
}
