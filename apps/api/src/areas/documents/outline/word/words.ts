import type { Look, Mark } from './styles.ts'

/** Marks that are written, the outermost first. */
const written = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const satisfies readonly Mark[]

type Piece = { tags: string; link: string; text: string; html: string }

/** What has been gathered of a paragraph. */
export type ParagraphContent = {
  pieces: Piece[]
  notes: number[]
  pictures: string
  /** Signs, and how many of them are bold or written as capitals. */
  words: number
  bold: number
  capital: number
}

/** Gathers the words of a paragraph, of which some may have been gathered before. */
export function gatherWords(
  gathered: ParagraphContent = { pieces: [], notes: [], pictures: '', words: 0, bold: 0, capital: 0 },
) {
  function put(text: string, html: string, look: Look, link: string): void {
    const tags = written.filter((mark) => look[mark] && !(mark === 'u' && link)).join(' ')
    const last = gathered.pieces.at(-1)
    if (last && last.tags === tags && last.link === link) {
      last.text += text
      last.html += html
    } else gathered.pieces.push({ tags, link, text, html })
  }
  return {
    gathered,
    words(sent: string, look: Look, link: string) {
      if (look.hidden || sent === '') return
      const signs = sent.replace(/\s/g, '').length
      gathered.words += signs
      if (look.strong) gathered.bold += signs
      if (look.capitals) gathered.capital += signs
      put(sent, escaped(sent), look, link)
    },
    lineBreak: () => put(' ', '<br>', {}, ''),
    /** It is no word of a heading. */
    picture(html: string) {
      gathered.pictures += html
      put('', html, {}, '')
    },
    note(number: number) {
      gathered.notes.push(number)
      put('', `[${number}]`, {}, '')
    },
  }
}

/** What stands in a paragraph, in one line and with its marks. */
export function finish({ pieces, notes, pictures, words, bold, capital }: ParagraphContent) {
  const text = oneLine(pieces.map((piece) => piece.text).join(''))
  return {
    text,
    html: trimmed(pieces.map(drawn).join('').normalize('NFC')),
    pictures,
    notes,
    isBold: words > 0 && bold === words,
    isCapital: words > 0 && (capital === words || (text === text.toUpperCase() && text !== text.toLowerCase())),
  }
}

function drawn({ tags, link, html }: Piece): string {
  if (html.trim() === '') return html
  const within = tags === '' ? [] : tags.split(' ')
  const marked =
    within.map((tag) => `<${tag}>`).join('') +
    html +
    within
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  return link === '' ? marked : `<a href="${escaped(link)}">${marked}</a>`
}

/** Without breaks at its ends, which would be empty lines. */
function trimmed(html: string): string {
  let [from, to] = [0, html.length]
  for (;;) {
    const [start, end] = [from, to]
    while (from < to && blank.has(html[from]!)) from += 1
    while (to > from && blank.has(html[to - 1]!)) to -= 1
    if (html.startsWith('<br>', from)) from += 4
    if (to - 4 >= from && html.endsWith('<br>', to)) to -= 4
    if (from === start && to === end) return html.slice(from, to)
  }
}
const blank = new Set([' ', '\n', '\t', '\u00a0'])

/** Words in one line, with single spaces. */
export const oneLine = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]!)
