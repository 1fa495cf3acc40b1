import { code } from '#lib/code/code.ts'

/** A piece of one side: what only it has is `isOwn`. */
export type Piece = { text: string; isOwn: boolean }
/** Two texts with what differs marked in each; null where they differ too much to say. */
export type Differences = { before: Piece[]; after: Piece[] } | null

/** Fetched with the first two texts that are compared. */
export const comparer = code(() => import('diff'))
export type Comparer = Awaited<ReturnType<typeof comparer.load>>

/** Milliseconds after which two texts are not compared any longer: nobody waits for one of 200,000 characters. */
export const patience = 400
/** The same for two files. */
const filePatience = 1000

/** Marks the words in which two texts differ, by whole words and not by letters: a law is read so. */
export function differencesOf(
  { diffWordsWithSpace }: Comparer,
  before: string,
  after: string,
  timeout = patience,
): Differences {
  const changes = diffWordsWithSpace(before, after, { timeout })
  if (!changes) return null
  return {
    before: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed })),
    after: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added })),
  }
}

/** A paragraph before and after; null where it is not there. */
export type ChangedParagraph = { before: string | null; after: string | null }

/** The places of a line before and after; null where it is not there. */
type Places = { before: number | null; after: number | null; isSame: boolean }

/** All lines of two texts in their order, what takes the place of another beside it; null where they differ too much to say. */
export function changedRows(
  { diffArrays }: Comparer,
  before: readonly string[],
  after: readonly string[],
): Places[] | null {
  const changes = diffArrays([...before], [...after], { timeout: filePatience })
  if (!changes) return null
  const found: Places[] = []
  let [from, to, gone, come] = [0, 0, 0, 0]
  const settle = () => {
    for (let at = 0; at < Math.max(gone, come); at += 1)
      found.push({ before: at < gone ? from + at : null, after: at < come ? to + at : null, isSame: false })
    ;[from, to, gone, come] = [from + gone, to + come, 0, 0]
  }
  for (const { value, added, removed } of changes) {
    if (removed) gone += value.length
    else if (added) come += value.length
    else {
      settle()
      for (let at = 0; at < value.length; at += 1) found.push({ before: from + at, after: to + at, isSame: true })
      ;[from, to] = [from + value.length, to + value.length]
    }
  }
  settle()
  return found
}

/** The paragraphs in which two texts differ, in their order; null where they differ too much to say. */
export function changedParagraphs(
  comparer: Comparer,
  before: readonly string[],
  after: readonly string[],
): ChangedParagraph[] | null {
  const pairs = changedRows(comparer, before, after)
  const at = (lines: readonly string[], place: number | null) => (place === null ? null : lines[place]!)
  return (
    pairs
      ?.filter(({ isSame }) => !isSame)
      .map((pair) => ({ before: at(before, pair.before), after: at(after, pair.after) })) ?? null
  )
}
