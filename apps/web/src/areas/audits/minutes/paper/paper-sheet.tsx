import type { Paper } from '@apron/contract/audits'
import type { ReactNode, Ref } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import { QrCode, qrPicture } from '../../../../ui/text/qr-code.tsx'
import { DrawBlocks } from './draw-block.tsx'
import classes from './paper.module.css'

/** A paper on A4: a sheet on the screen, black on white in print. */
export function PaperSheet({ ref, paper }: { ref?: Ref<HTMLElement>; paper: Paper }) {
  const { lang, title, isWide, foot, code = null, blocks } = paper
  return (
    <Sheet {...(ref && { ref })} label={title} lang={lang} isWide={isWide} foot={foot} code={code}>
      <DrawBlocks blocks={blocks} />
      {code !== null && <Code address={code} />}
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
  code = null,
  children,
}: {
  ref?: Ref<HTMLElement>
  label: string
  lang: string
  isWide?: boolean
  foot?: string
  /** Where anybody may ask about it, which stands at its foot as a picture. */
  code?: string | null
  children: ReactNode
}) {
  return (
    <article ref={ref} className={classes.sheet} data-wide={isWide || undefined} aria-label={label} lang={lang}>
      <style>{pageRule(isWide, foot, code)}</style>
      {children}
    </article>
  )
}

/** What stands around a sheet and is not printed. */
export function OffPaper({ children }: { children: ReactNode }) {
  return <div className={classes.offPaper}>{children}</div>
}

/** Pixels of the code on the screen, and millimetres in print. */
const codeSize = { screen: 96, print: 14 }

/** On the screen at the end of the sheet; in print it stands at the foot of each page. */
function Code({ address }: { address: string }) {
  const t = useText()
  return (
    <a className={classes.code} href={address} target="_blank" rel="noreferrer" aria-label={t('verify.of_paper')}>
      <QrCode value={address} size={codeSize.screen} />
    </a>
  )
}

/** How its pages lie, and what stands at their foot beside their number. */
function pageRule(isWide: boolean, foot: string, code: string | null): string {
  const words = [...foot].map((sign) =>
    /[\p{L}\p{N} ]/u.test(sign) ? sign : `\\${sign.codePointAt(0)!.toString(16)} `,
  )
  const size = `size: A4 ${isWide ? 'landscape' : 'portrait'}`
  const left = `@bottom-left { content: "${words.join('')}" }`
  if (code === null) return `@page { ${size}; ${left} }`
  const picture = `url("${qrPicture(code, codeSize.print)}")`
  return `@page { ${size}; margin-bottom: 22mm; ${left} @bottom-right { content: counter(page) ' / ' counter(pages) '  ' ${picture} } }`
}
