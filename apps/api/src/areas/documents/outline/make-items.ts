import { cleanRichText, hasWords } from '#capabilities/rich-text/rich-text.ts'
import type { HeadingsResult, FoundHeading } from './headings/found.ts'
import { NoOutline, outlineLimits, type OutlineItem, type Warnings } from './outline.ts'
import type { Block } from './word/blocks.ts'
import { contentOf, notesIn } from './content.ts'

type MakeItemsInput = {
  flow: HeadingsResult['flow']
  name: string
  warnings: Warnings
  note: (number: number) => string
}
type Section = { heading: FoundHeading | null; blocks: Block[] }

/** Makes the items of an outline out of headings and what stands between them. Throws `NoOutline` when they are too much. */
export function* makeItems({ flow, name, warnings, note }: MakeItemsInput): Generator<OutlineItem> {
  let text = 0
  let count = 0
  const above: { level: number; place: number }[] = []
  for (const { heading, blocks } of sections(flow)) {
    const shown = heading
      ? shortened(heading, warnings)
      : { index: '', header: cut(name, outlineLimits.header), first: '' }
    const content = cleaned(shown.first + contentOf(blocks) + notes(heading, blocks, note))
    // What stands before the first heading is an item only when it says something.
    if (!heading && !hasWords(content)) continue
    const level = heading?.level ?? 1
    while (heading && above.length > 0 && above.at(-1)!.level >= level) above.pop()
    const parent = (heading && above.at(-1)?.place) ?? null
    if (heading) above.push({ level, place: count })
    count += 1
    text += content.length
    checkSize({ count, text, content, header: shown.header })
    yield { index: shown.index, header: shown.header, level, parent, content }
  }
}

function* sections(flow: HeadingsResult['flow']): Generator<Section> {
  let section: Section = { heading: null, blocks: [] }
  for (const block of flow) {
    if (block.kind === 'heading') {
      yield section
      section = { heading: block, blocks: [] }
    } else section.blocks.push(block)
  }
  yield section
}

/** Index and header as long as they may be; what is too long stands whole in the text. */
function shortened({ index, header, paragraph }: FoundHeading, warnings: Warnings) {
  const isShort = index.length <= outlineLimits.index && header.length <= outlineLimits.header
  if (!isShort) warnings.add('outlines.headers_cut')
  return {
    index: cut(index, outlineLimits.index),
    header: cut(header, outlineLimits.header),
    first: isShort ? pictures(paragraph.pictures) : `<p>${paragraph.html}</p>`,
  }
}

const pictures = (html: string) => (html === '' ? '' : `<p>${html}</p>`)

/** At most so long, ending with a word. */
function cut(words: string, most: number): string {
  if (words.length <= most) return words
  const start = words.slice(0, most)
  const end = start.lastIndexOf(' ')
  // Half of a sign of two is none.
  return (end > most / 2 ? start.slice(0, end) : start.replace(/[\ud800-\udbff]$/, '')).trim()
}

/** The words of the notes that an item refers to, each once. */
function notes(heading: FoundHeading | null, blocks: readonly Block[], note: MakeItemsInput['note']): string {
  const numbers = new Set([...(heading?.paragraph.notes ?? []), ...notesIn(blocks)])
  return [...numbers].map((number) => `<p>[${number}] ${note(number)}</p>`).join('')
}

const cleaned = (html: string) => (html === '' ? '' : cleanRichText(html))

function checkSize({ count, text, content, header }: { count: number; text: number; content: string; header: string }) {
  if (count > outlineLimits.items) throw new NoOutline('outlines.too_many_items', { max: outlineLimits.items })
  if (text > outlineLimits.text)
    throw new NoOutline('outlines.too_much_text', { max: `${outlineLimits.text / 1024 / 1024} MB` })
  if (content.length > outlineLimits.itemText)
    throw new NoOutline('outlines.item_too_long', { header: cut(header, 80), max: outlineLimits.itemText })
}
