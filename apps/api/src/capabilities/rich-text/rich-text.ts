import sanitizeHtml, { type IOptions } from 'sanitize-html'

const marks = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'br', 'span']
const blocks = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption']

/** The one list of what rich text may hold, wherever it is written. */
const allowed: IOptions = {
  allowedTags: [...marks, ...blocks, ...tables, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    span: ['data-mention'],
    '*': ['style'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Only the one style that is allowed is looked for: taking styles apart as a whole takes long.
  parseStyleAttributes: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    span: (tagName, { 'data-mention': person = '', ...attribs }) => ({
      tagName,
      // Who names somebody says nothing else with it, so that it is always written alike.
      attribs: /^[1-9]\d{0,9}$/.test(person) ? { 'data-mention': person } : attribs,
    }),
    '*': (tagName, { style, ...attribs }) => ({
      tagName,
      attribs: style ? { ...attribs, ...alignment(style) } : attribs,
    }),
  },
  // Pictures are files of our own; an address elsewhere would tell a stranger who reads.
  exclusiveFilter: (frame) => frame.tag === 'img' && !isOwnFile(frame.attribs['src']),
  enforceHtmlBoundary: true,
  nestingLimit: 50,
}
const inline: IOptions = { ...allowed, allowedTags: marks, allowedAttributes: {} }

const alignments = new Set(['left', 'right', 'center', 'justify'])

/** Of a style only how the text is aligned; written anew. */
function alignment(style: string): { style?: string } {
  for (const declaration of style.split(';')) {
    const [name, value = ''] = declaration.split(':', 2).map((part) => part.trim().toLowerCase())
    if (name === 'text-align' && alignments.has(value)) return { style: `text-align:${value}` }
  }
  return {}
}

const ownFile = /^\/files\/\d+\/(original|small)(\?|$)/

function isOwnFile(address: string | undefined): boolean {
  return ownFile.test(address ?? '')
}

/** Rich text without anything that could run, load from elsewhere or break the page. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, allowed).trim()
}

/** Simple markup inside one line: marks only. */
export function cleanLine(html: string): string {
  return sanitizeHtml(html, inline).trim()
}

/** One line without its marks, for sorting and searching. */
export function plainLine(html: string): string {
  return decode(sanitizeHtml(html.replace(/<br\s*\/?>/gi, ' '), { allowedTags: [], allowedAttributes: {} }))
}

/** Whether cleaned rich text holds a word: it needs no parser, its only angle brackets are those of its tags. */
export function hasWords(cleaned: string): boolean {
  return /\S/.test(cleaned.replace(/<[^<>]*>/g, ''))
}

const marked = /[<&]/
/** A tag that says no more than its name, as cleaning writes it. */
const bareTag = /<\/?([a-z]+\d?)(?: \/)?>/g
const known = new Set([...marks, ...blocks, ...tables])

/** The words of rich text, for sorting, searching and showing in one line. */
export function plainText(html: string): string {
  // Taking HTML apart is slow, and most of it is names without markup, one paragraph, and tags without anything else.
  const line = html.startsWith('<p>') && html.endsWith('</p>') ? html.slice(3, -4) : html
  if (!marked.test(line)) return decode(line)
  const words = html.replace(bareTag, (tag, name: string) => (known.has(name) ? ' ' : tag))
  if (!marked.test(words)) return decode(words)
  return decode(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, textFilter: (text) => `${text} ` }))
}

function decode(text: string): string {
  const decoded = text.includes('&')
    ? text.replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? ' ')
    : text
  // Single spaces, which are most of them, stay as they are.
  return decoded.replace(/\s{2,}|[^\S ]/g, ' ').trim()
}

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
