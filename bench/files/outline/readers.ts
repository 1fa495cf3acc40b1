import mammoth from 'mammoth'
import { findHeadings } from '../../../apps/api/src/areas/documents/outline/headings/find-headings.ts'
import { makeItems } from '../../../apps/api/src/areas/documents/outline/make-items.ts'
import { NoOutline, openWarnings } from '../../../apps/api/src/areas/documents/outline/outline.ts'
import { readWord } from '../../../apps/api/src/areas/documents/outline/word/read-word.ts'
import { plainText } from '../../../apps/api/src/capabilities/rich-text/rich-text.ts'

/** What a reader finds: levels and words of headings, their numbers, and all words in their order. */
export type ReaderResult = { headings: { level: number; index: string; header: string }[]; words: string }

/** Our reader, as the sandboxed process calls it. */
export function readOurs(document: Buffer): Promise<ReaderResult> {
  const warnings = openWarnings()
  const word = readWord(document, { language: 'vi', warnings, keep: () => undefined })
  try {
    const { flow } = findHeadings(word.blocks)
    const headings = [...makeItems({ flow, name: '', warnings, note: word.note })]
    // A number that a list writes is none of the typed words.
    const typed = new Map(
      flow.flatMap((block) => (block.kind === 'heading' ? [[block.header, block.paragraph.number]] : [])),
    )
    const words = headings.map(({ index, header, content }) =>
      [typed.get(header)?.text ? '' : index, header, plainText(content)].join(' '),
    )
    return Promise.resolve({ headings, words: words.join(' ') })
  } catch (error) {
    if (error instanceof NoOutline) return Promise.resolve({ headings: [], words: '' })
    throw error
  }
}

const deepLevels = [7, 8, 9].map((level) => `p[style-name='heading ${level}'] => p.level${level}:fresh`)
const drawnHeading = /<(?:h([1-6])|p class="level([7-9])")>(.*?)<\/(?:h[1-6]|p)>/g

/** mammoth, with a style map for the levels that it does not know by itself. */
export async function readMammoth(document: Buffer): Promise<ReaderResult> {
  const { value } = await mammoth.convertToHtml({ buffer: document }, { styleMap: deepLevels })
  const headings = [...value.matchAll(drawnHeading)].map(([, high, deep, html = '']) => ({
    level: Number(high ?? deep),
    index: '',
    header: plainText(html),
  }))
  return { headings, words: plainText(value) }
}
