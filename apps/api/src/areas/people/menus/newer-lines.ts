import type { MenuItem } from '@apron/contract/people'

/**
 * A saved menu with the screens that have come since, each beside the one that it follows at first, else below its
 * heading. Nobody chose against these; who emptied a menu keeps it empty.
 */
export function withNewer(saved: readonly MenuItem[], known: readonly string[], byDefault: MenuItem[]): MenuItem[] {
  let items = [...saved]
  if (items.length === 0) return items
  for (const heading of byDefault)
    for (const [place, line] of heading.children.entries()) {
      if (known.includes(line.url!) || leadsTo(items, line.url)) continue
      items = put(items, { heading, line, place })
    }
  return items
}

const leadsTo = (items: readonly MenuItem[], url: string | null): boolean =>
  items.some((item) => item.url === url || leadsTo(item.children, url))

type Newer = { heading: MenuItem; line: MenuItem; place: number }

function put(items: readonly MenuItem[], { heading, line, place }: Newer): MenuItem[] {
  const before = heading.children.slice(0, place).findLast(({ url }) => leadsTo(items, url))
  if (before) return beside(items, before.url, (there) => [there, line])
  const after = heading.children.slice(place + 1).find(({ url }) => leadsTo(items, url))
  if (after) return beside(items, after.url, (there) => [line, there])
  const isThere = items.some((item) => isHeading(item, heading))
  if (!isThere) return [...items, { ...heading, children: [line] }]
  return items.map((item) => (isHeading(item, heading) ? { ...item, children: [...item.children, line] } : item))
}

const isHeading = (item: MenuItem, heading: MenuItem) => item.url === null && item.name === heading.name

const beside = (items: readonly MenuItem[], url: string | null, both: (there: MenuItem) => MenuItem[]): MenuItem[] =>
  items.flatMap((item) => {
    const there = { ...item, children: beside(item.children, url, both) }
    return item.url === url ? both(there) : [there]
  })
