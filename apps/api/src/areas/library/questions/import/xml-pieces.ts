/** A tag or the words between two; names without their prefix. */
export type Piece =
  | { kind: 'open'; name: string; attributes: (name: string) => string | undefined }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** The pieces of an XML text one after the other; a tag that closes itself is opened and closed. Throws at declarations of types and at what never ends. */
export function* xmlPieces(xml: string): Generator<Piece> {
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    if (tag !== at) yield { kind: 'text', text: decoded(xml.slice(at, tag < 0 ? undefined : tag)) }
    if (tag < 0) return
    if (xml.startsWith('<![CDATA[', tag)) {
      const end = endOf(xml, ']]>', tag)
      yield { kind: 'text', text: xml.slice(tag + 9, end) }
      at = end + 3
    } else if (xml.startsWith('<!--', tag)) at = endOf(xml, '-->', tag) + 3
    else if (xml.startsWith('<!', tag)) throw new Error('declares types')
    else if (xml.startsWith('<?', tag)) at = endOf(xml, '?>', tag) + 2
    else {
      const end = endOf(xml, '>', tag)
      const inner = xml.slice(tag + 1, end)
      if (inner.includes('<')) throw new Error('a tag within a tag')
      yield* tagPieces(inner)
      at = end + 1
    }
  }
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  if (end < 0) throw new Error('never ends')
  return end
}

function* tagPieces(tag: string): Generator<Piece> {
  if (tag.startsWith('/')) return yield { kind: 'close', name: local(tag.slice(1).trim()) }
  const isClosed = tag.endsWith('/')
  const inner = isClosed ? tag.slice(0, -1) : tag
  const space = inner.search(/\s/)
  const name = local(space < 0 ? inner : inner.slice(0, space))
  yield { kind: 'open', name, attributes: (wanted) => attributeOf(space < 0 ? '' : inner.slice(space), wanted) }
  if (isClosed) yield { kind: 'close', name }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** By its local name; a name with a prefix is found under both. */
function attributeOf(text: string, wanted: string): string | undefined {
  for (const [, name = '', double, single] of text.matchAll(attribute))
    if (name === wanted || local(name) === wanted) return decoded(double ?? single ?? '')
  return undefined
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
