import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import type { Run } from './find-in.ts'
import { isLostPicture } from './lost-pictures.ts'
import { linksOf, type PageLink } from './links-of.ts'
import { PageLinks } from './page-links.tsx'
import { TextLayer, type Pdf, type PdfPage } from './opening/library.ts'
import { markWords } from './mark-words.ts'
import { runsIn } from './runs-of.ts'
import classes from './pdf.module.css'

/** Points a side of a canvas may have in all, which phones would refuse beyond. */
const mostPoints = 16_000_000

/** Operations of a page that is still drawn; a plan of an airport has some hundred thousand. */
const mostOperations = 1_000_000

export type PageSearch = { words: string; shown: number | null }
type Layer = { elements: readonly HTMLElement[]; runs: readonly Run[]; links: readonly PageLink[] }
/** What of a page is missing. */
type MissingPart = 'all' | 'part' | null

/** One page of a document: its picture, and over it its words, to be marked, read aloud and copied. */
export function PdfSheet({
  pdf,
  number,
  width,
  sought,
  onRatio,
  onDrawn,
  onGo,
  onDownload,
}: {
  pdf: Pdf
  number: number
  /** In pixels of the page. */
  width: number
  sought: PageSearch
  /** Receives how high the page is for its width. */
  onRatio: (number: number, ratio: number) => void
  /** Receives whether the page could be drawn in full. */
  onDrawn: (number: number, inFull: boolean) => void
  onGo: (page: number) => void
  onDownload: (() => void) | undefined
}) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<Layer | null>(null)
  const [missing, setMissing] = useState<MissingPart>(null)

  useEffect(() => {
    const [picture, text] = [canvas.current, words.current]
    if (!picture || !text) return
    const tell = (what: MissingPart) => {
      setMissing(what)
      onDrawn(number, what === null)
    }
    const onPainted = (inFull: boolean) => tell(inFull ? null : 'part')
    const drawing = draw({ pdf, number, width, picture, text, onRatio, onPainted })
    setMissing(null)
    drawing.done.then(setLayer).catch(() => drawing.isLeft() || tell('all'))
    return () => {
      drawing.leave()
      setLayer(null)
    }
  }, [pdf, number, width, onRatio, onDrawn])

  useEffect(() => {
    if (!layer) return
    markWords(layer.elements, layer.runs, sought)?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [layer, sought])

  return (
    <div className={classes.sheet} role="group" aria-label={t('viewer.page', { page: number })}>
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={words} className={classes.words} />
      {layer && <PageLinks links={layer.links} onGo={onGo} />}
      {missing && (
        <div className={classes.broken} data-missing={missing} role="status">
          {t(missing === 'all' ? 'viewer.page_unreadable' : 'viewer.page_in_part', { page: number })}
          <Button size="compact-sm" variant="default" onClick={onDownload}>
            {t('viewer.download_file')}
          </Button>
        </div>
      )}
    </div>
  )
}

type DrawInput = {
  pdf: Pdf
  number: number
  width: number
  picture: HTMLCanvasElement
  text: HTMLDivElement
  onRatio: (number: number, ratio: number) => void
  onPainted: (inFull: boolean) => void
}

/** Draws a page until it is left. */
function draw({ pdf, number, width, picture, text, onRatio, onPainted }: DrawInput) {
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
    let inFull = true
    const task = page.render({
      canvas: picture,
      viewport,
      transform: [density, 0, 0, density, 0, 0],
      operationsFilter: (index, { fnArray, argsArray }) => {
        if (fnArray.length > mostOperations) task.cancel()
        if (isLostPicture(page, fnArray[index], argsArray[index])) inFull = false
        return true
      },
    })
    stop = () => task.cancel()
    await task.promise
    if (left) return null
    onPainted(inFull)
    return write(page, viewport)
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
