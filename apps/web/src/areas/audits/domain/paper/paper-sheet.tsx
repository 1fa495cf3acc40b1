import type { Paper } from '@apron/contract/audits'
import type { ReactNode, Ref } from 'react'
import { part } from '#ui/page/part.tsx'
import { DrawBlocks } from './draw-block.tsx'
import classes from './paper.module.css'

/** Fetched later than the sheet; whoever prints waits for it. */
const PaperCode = part(() => import('./paper-code.tsx'), 'PaperCode', {
  waits: <span data-coming hidden />,
  failed: () => null,
})

/** A paper on A4: a sheet on the screen, black on white in print. */
export function PaperSheet({ ref, paper }: { ref?: Ref<HTMLElement>; paper: Paper }) {
  const { lang, title, isWide, foot, check = '', code = null, blocks } = paper
  return (
    <Sheet {...(ref && { ref })} label={title} lang={lang} isWide={isWide} foot={check ? `${foot}\n${check}` : foot}>
      <DrawBlocks blocks={blocks} />
      {code !== null && <PaperCode address={code} />}
    </Sheet>
  )
}

/** The sheet that a paper is drawn on, or written on. */
export function Sheet({
  ref,
  label,
  lang,
  isWide = false,
  foot = '',
  children,
}: {
  ref?: Ref<HTMLElement>
  label: string
  lang: string
  isWide?: boolean
  foot?: string
  children: ReactNode
}) {
  return (
    <article ref={ref} className={classes.sheet} data-wide={isWide || undefined} aria-label={label} lang={lang}>
      <style>{pageRule(isWide, foot)}</style>
      {children}
    </article>
  )
}

/** What stands around a sheet and is not printed. */
export function OffPaper({ children }: { children: ReactNode }) {
  return <div className={classes.offPaper}>{children}</div>
}

/** How its pages lie, and what stands at their foot beside their number. */
function pageRule(isWide: boolean, foot: string): string {
  const words = [...foot].map((sign) =>
    /[\p{L}\p{N} ]/u.test(sign) ? sign : `\\${sign.codePointAt(0)!.toString(16)} `,
  )
  return `@page { size: A4 ${isWide ? 'landscape' : 'portrait'}; @bottom-left { content: "${words.join('')}"; white-space: pre-line } }`
}
