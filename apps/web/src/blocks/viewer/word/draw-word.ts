import { renderAsync } from 'docx-preview'
import purify from 'dompurify'

/** A Word document is drawn with nothing that runs, asks or frames. */
const forbidden = ['form', 'input', 'button', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'audio', 'video']

/** Draws a Word document as it would be printed; what the library made is cleaned before it stands in a page. */
export async function drawWord(file: Blob): Promise<HTMLElement> {
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
  return all
}
