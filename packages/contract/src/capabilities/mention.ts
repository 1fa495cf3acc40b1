/** Words in which a person may be named: `@` and the full name, as it is written in plain text. */
export type NamedPart = { text: string; isMention: boolean }

const sticks = /^[\p{L}\p{M}\p{N}]/u
const stuck = /[\p{L}\p{M}\p{N}]$/u

/** Plain text in parts: each `@` with the whole of one of the names, and what is between. */
export function partsNaming(text: string, names: readonly string[]): NamedPart[] {
  // The longest first: one name may begin another.
  const wanted = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length)
  const parts: NamedPart[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = wanted.find(
      (one) => text.startsWith(one, at) && !sticks.test(text.slice(at + one.length, at + one.length + 2)),
    )
    if (!name || stuck.test(text.slice(Math.max(0, at - 2), at))) continue
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false })
    parts.push({ text: name, isMention: true })
    from = at + name.length
    at = from - 1
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false })
  return parts
}
