/** How cleaned rich text names a person; what follows the tag is their name, or something that no mention holds. */
const mention = /<span data-mention="(\d{1,10})">(?:([^<>]*)<\/span>)?/g

/** The people whom cleaned rich text names, each once. */
export function mentionedIn(html: string): number[] {
  const ids = [...html.matchAll(mention)].flatMap(([, id, name]) => (name === undefined ? [] : Number(id)))
  return [...new Set(ids)].filter((id) => id <= 2_147_483_647)
}

/** Cleaned rich text in which only these people are named, by the names that they have; of others the words stay. */
export function withMentionsOf(html: string, names: ReadonlyMap<number, string>): string {
  return html.replace(mention, (_, id: string, words: string | undefined) => {
    if (words === undefined) return '<span>'
    const name = names.get(Number(id))
    return name === undefined ? words : `<span data-mention="${id}">@${escaped(name)}</span>`
  })
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (name: string) => name.replace(/[&<>"]/g, (sign) => signs[sign]!)
