import { marked } from '#lib/text/plain-text.ts'

/** HTML with the searched words marked in its texts, whatever their diacritics. */
export function markedHtml(html: string, words: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parts = marked(text.data, words)
    if (parts.every(({ isMatch }) => !isMatch)) continue
    text.replaceWith(...parts.map(({ part, isMatch }) => (isMatch ? markOf(part) : part)))
  }
  return body.innerHTML
}

function markOf(part: string): HTMLElement {
  const mark = document.createElement('mark')
  mark.textContent = part
  return mark
}
