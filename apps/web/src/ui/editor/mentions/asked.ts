import { plain } from '#lib/text/plain-text.ts'

/** Somebody who can be named. */
export type MentionCandidate = { id: number; name: string; about?: string | undefined }

const longest = 40
const most = 6

/** What stands after the last `@` of a text that ends at the cursor, if somebody is being named there; else null. */
export function askedIn(before: string): string | null {
  const at = before.lastIndexOf('@')
  if (at < 0 || before.length - at > longest) return null
  // An address has letters before the sign.
  if (at > 0 && !/[\s(\uFFFC]/.test(before[at - 1]!)) return null
  const asked = before.slice(at + 1)
  return /^\s|[\n\uFFFC]/.test(asked) ? null : asked
}

/** Those whose name holds what is asked for, without case and diacritics; those of whom it begins a word first. Whoever is named in full, with a space behind, is named already. */
export function findNamed(people: readonly MentionCandidate[], asked: string): MentionCandidate[] {
  const wanted = plain(asked)
  const isOver = asked.endsWith(' ')
  const placed = people.flatMap((one) => {
    const name = plain(one.name)
    if (!name.includes(wanted) || (isOver && name === wanted)) return []
    return [{ one, begins: ` ${name}`.includes(` ${wanted}`) }]
  })
  const ordered = placed.toSorted((left, right) => Number(right.begins) - Number(left.begins))
  return ordered.slice(0, most).map(({ one }) => one)
}
