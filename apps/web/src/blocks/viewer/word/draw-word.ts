import { renderAsync } from 'docx-preview'
import purify from 'dompurify'

/** What a Word document may be drawn with: nothing that runs, asks or frames. */
const rules = {
  USE_PROFILES: { html: true, svg: true, mathMl: true },
  ADD_TAGS: ['style'],
  FORBID_TAGS: ['form', 'input', 'button', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'audio', 'video'],
  FORCE_BODY: true,
  RETURN_DOM_FRAGMENT: true,
} as const

/** Draws a Word document as it would be printed; what the library made is cleaned before it stands in a page. */
export async function drawWord(file: Blob): Promise<DocumentFragment> {
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
  return purify.sanitize(all.innerHTML, { ...rules, FORBID_TAGS: [...rules.FORBID_TAGS] })
}
