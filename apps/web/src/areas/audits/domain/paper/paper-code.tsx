import { useText } from '#lib/text/i18n.ts'
import { QrCode, qrPicture } from '#ui/text/qr-code.tsx'
import classes from './paper.module.css'

/** Pixels of the code on the screen, and millimetres in print. */
const size = { screen: 96, print: 14 }

/** Where anybody may ask about a paper, as a picture: on the screen at the end of the sheet, in print at the foot of each page. */
export function PaperCode({ address }: { address: string }) {
  const t = useText()
  const about = t('verify.of_paper')
  return (
    <>
      <style>{pageRule(address)}</style>
      <a className={classes.code} href={address} target="_blank" rel="noreferrer" aria-label={about}>
        <QrCode value={address} size={size.screen} />
      </a>
    </>
  )
}

const pageRule = (address: string) =>
  `@page { margin-bottom: 22mm; @bottom-right { content: counter(page) ' / ' counter(pages) '  ' url("${qrPicture(address, size.print)}") } }`
