import { renderAsync } from 'docx-preview'
import purify from 'dompurify'
import { isTooMuch } from './is-too-much.ts'
import { makeStylesHarmless } from './harmless-styles.ts'

/** A Word document is drawn with nothing that runs, asks or frames. */
const forbidden = ['form', 'input', 'button', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'audio', 'video']

/** A document that holds more than a page can stand. */
export class TooMuch extends Error {}

/** Draws a Word document as it would be printed; what the library made is cleaned before it stands in a page. Rejects with `TooMuch` what holds too much, and otherwise what cannot be read. */
export async function drawWord(file: Blob): Promise<HTMLElement> {
  if (await isTooMuch(file)) throw new TooMuch()
  const [drawn, styles] = [document.createElement('div'), document.createElement('div')]
  await renderAsync(file, drawn, styles, {
    className: 'docx',
    inWrapper: true,
    useBase64URL: true,
    renderAltChunks: false,
    renderComments: false,
    renderChanges: false,
    experimental: false,
  })
  const all = document.createElement('div')
  all.append(...styles.childNodes, ...drawn.childNodes)
  purify.sanitize(all, {
    USE_PROFILES: { html: true, svg: true, mathMl: true },
    FORBID_TAGS: forbidden,
    IN_PLACE: true,
  })
  makeStylesHarmless(all)
  return all
}
