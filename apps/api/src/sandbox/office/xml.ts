import { SaxesParser } from 'saxes'

/**
 * What receives the parts of an XML text, by the names that Office gives its elements, whatever prefix the file has for
 * them.
 */
export type Hearer = {
  /** An element begins; with `false` its content and its end are skipped. */
  open(name: string, attribute: (name: string) => string | undefined): boolean | void
  close?(name: string): void
  text?(words: string): void
  /** So much of the text has been read, from 0 to 1. */
  read?(share: number): void
}

/** Elements within one another, and of all texts together that one reader reads. */
const limits = { depth: 400, elements: 4_000_000 } as const

/** The usual prefixes of the names that matter, of both editions of the standard. */
const prefixes: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://purl.oclc.org/ooxml/drawingml/picture': 'pic',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'urn:schemas-microsoft-com:vml': 'v',
}

/** Additions to Word whose form is read here, so that the older form of the same beside them is not. */
const understood = /^(?:wps|wpg|wpc|w1[4-6]\w{0,20})$/

/** Bytes that are turned into text at once. */
const piece = 64 * 1024

/** Reads XML; throws at declarations of types, at what is not well-formed, and at more than a document needs. */
export function xmlReader(): (bytes: Buffer, hearer: Hearer) => void {
  let elements = 0
  return (bytes, hearer) => {
    const names = knownNames()
    const choices = alternatives()
    let depth = 0
    /** The depth of the element that is skipped. */
    let deaf = 0
    let attributes: Record<string, string> = {}
    const attribute = (name: string) => attributes[names.written(name)]
    const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
    parser.on('doctype', () => {
      throw new Error('declares types')
    })
    parser.on('opentag', (tag) => {
      depth += 1
      elements += 1
      if (depth > limits.depth || elements > limits.elements) throw new Error('too many elements')
      if (deaf > 0) return
      attributes = tag.attributes
      names.enter(depth, attributes)
      const name = names.usual(tag.name)
      if (choices.isLeftOut(name, attribute) || hearer.open(name, attribute) === false) deaf = depth
    })
    parser.on('closetag', (tag) => {
      if (deaf === 0) {
        const name = names.usual(tag.name)
        choices.close(name)
        hearer.close?.(name)
      }
      if (deaf === depth) deaf = 0
      names.leave(depth)
      depth -= 1
    })
    const text = (words: string) => {
      if (deaf === 0) hearer.text?.(words)
    }
    parser.on('text', text)
    parser.on('cdata', text)
    for (const [words, share] of decoded(bytes)) {
      parser.write(words)
      hearer.read?.(share)
    }
    parser.close()
  }
}

/** The text in chunks, each with how much has been read. */
function* decoded(bytes: Buffer): Generator<[words: string, share: number]> {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : ''
  const decoder = new TextDecoder(wide || 'utf-8', { fatal: true })
  for (let at = 0; at < bytes.length; at += piece)
    yield [
      decoder.decode(bytes.subarray(at, at + piece), { stream: at + piece < bytes.length }),
      Math.min(1, (at + piece) / bytes.length),
    ]
}

/** Names as Office usually writes them, by what the file says of its prefixes. */
function knownNames() {
  const usualOf = new Map<string, string>()
  const writtenOf = new Map<string, string>()
  /** The usual prefix of each that the file writes otherwise. */
  let differing = new Map<string, string>()
  const outer: { depth: number; differing: Map<string, string> }[] = []
  const now = (map: Map<string, string>) => {
    differing = map
    usualOf.clear()
    writtenOf.clear()
  }
  return {
    enter(depth: number, attributes: Record<string, string>) {
      for (const name in attributes) {
        if (!name.startsWith('xmlns')) continue
        const [own, prefix] = [name.slice(6), prefixes[attributes[name]!] ?? name.slice(6)]
        if ((differing.get(own) ?? own) === prefix) continue
        if (outer.at(-1)?.depth !== depth) outer.push({ depth, differing })
        now(new Map(differing).set(own, prefix))
      }
    },
    leave(depth: number) {
      if (outer.at(-1)?.depth === depth) now(outer.pop()!.differing)
    },
    usual: (name: string) => kept(usualOf, name, () => withPrefix(name, differing.get(prefixOf(name)))),
    written: (name: string) =>
      kept(writtenOf, name, () => {
        const prefix = prefixOf(name)
        return withPrefix(
          name,
          prefix === '' ? undefined : [...differing].find(([own, usual]) => own && usual === prefix)?.[0],
        )
      }),
  }
}

/** A name without its prefix. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const prefixOf = (name: string) => name.slice(0, Math.max(name.indexOf(':'), 0))
const withPrefix = (name: string, prefix: string | undefined) => (!prefix ? name : `${prefix}:${localName(name)}`)

function kept(known: Map<string, string>, name: string, make: () => string): string {
  const made = known.get(name) ?? make()
  known.set(name, made)
  return made
}

/** What stands there in several forms is read in the first that is understood. */
function alternatives() {
  const taken: boolean[] = []
  return {
    isLeftOut(name: string, attribute: (name: string) => string | undefined): boolean {
      if (name === 'mc:AlternateContent') taken.push(false)
      const isChoice = name === 'mc:Choice'
      if (taken.length === 0 || (!isChoice && name !== 'mc:Fallback')) return false
      const wanted = (attribute('Requires') ?? '').split(' ')
      const isTaken = !taken.at(-1) && (!isChoice || wanted.every((one) => understood.test(one)))
      if (isTaken) taken[taken.length - 1] = true
      return !isTaken
    },
    close(name: string) {
      if (name === 'mc:AlternateContent') taken.pop()
    },
  }
}
