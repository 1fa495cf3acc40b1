import { code } from '../../../../lib/code/code.ts'

/** A piece of one side: what only it has is `isOwn`. */
export type Piece = { text: string; isOwn: boolean }
/** Two texts with what differs marked in each; null where they differ too much to say. */
export type Differences = { before: Piece[]; after: Piece[] } | null

/** Fetched with the first two texts that are compared. */
export const comparer = code(() => import('diff'))
type Comparer = Awaited<ReturnType<typeof comparer.load>>

/** Milliseconds after which two texts are not compared any longer: nobody waits for one of 200,000 characters. */
const patience = 400
/** The same for two files. */
const filePatience = 1000

/** Marks the words in which two texts differ, by whole words and not by letters: a law is read so. */
export function differencesOf({ diffWordsWithSpace }: Comparer, before: string, after: string): Differences {
  const changes = diffWordsWithSpace(before, after, { timeout: patience })
  if (!changes) return null
  return {
    before: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed })),
    after: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added })),
  }
}

/** A paragraph before and after; null where it is not there. */
export type ChangedParagraph = { before: string | null; after: string | null }

/** The paragraphs in which two texts differ, in their order; null where they differ too much to say. */
export function changedParagraphs(
  { diffArrays }: Comparer,
  before: readonly string[],
  after: readonly string[],
): ChangedParagraph[] | null {
  const changes = diffArrays([...before], [...after], { timeout: filePatience })
  if (!changes) return null
  const found: ChangedParagraph[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const settle = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      found.push({ before: gone[at] ?? null, after: come[at] ?? null })
    gone = []
    come = []
  }
  for (const { value, added, removed } of changes) {
    if (removed) gone.push(...value)
    else if (added) come.push(...value)
    else settle()
  }
  settle()
  return found
}

/** What begins a line of its own. */
const blocks = 'p, li, tr, h1, h2, h3, h4, blockquote, pre, div, br'

/** The words of rich text, a line for each paragraph, list line and row of a table; pictures by a sign. */
export function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll(blocks)) {
    block.before('\n')
    block.after('\n')
  }
  for (const cell of body.querySelectorAll('td, th')) cell.append('\t')
  for (const image of body.querySelectorAll('img')) image.replaceWith('▣')
  const lines = (body.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter(Boolean).join('\n').normalize('NFC')
}
