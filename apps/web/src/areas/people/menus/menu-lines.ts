import type { MenuItem } from '@apron/contract/people'

/** One line of a menu in a flat list, siblings in their order; `parentId` 0 is the top. */
export type MenuLine = Omit<MenuItem, 'children'> & { id: number; parentId: number }
type Place = { parentId: number; index?: number }

/** The lines of a menu; ids count up from `first`. */
export function linesOf(items: readonly MenuItem[], first = 1): MenuLine[] {
  let next = first
  const walk = (some: readonly MenuItem[], parentId: number): MenuLine[] =>
    some.flatMap(({ children, ...item }) => {
      const id = next++
      return [{ ...item, id, parentId }, ...walk(children, id)]
    })
  return walk(items, 0)
}

/** The menu that lines make. */
export function menuOf(lines: readonly MenuLine[], parentId = 0): MenuItem[] {
  return lines
    .filter((line) => line.parentId === parentId)
    .map(({ id, name, url, icon, title }) => ({ name, url, icon, title, children: menuOf(lines, id) }))
}

/** A line and all that stands under it. */
export function branchOf(lines: readonly MenuLine[], id: number): MenuLine[] {
  const below = lines.filter((line) => line.parentId === id)
  return [...lines.filter((line) => line.id === id), ...below.flatMap((line) => branchOf(lines, line.id))]
}

export function without(lines: readonly MenuLine[], id: number): MenuLine[] {
  const gone = new Set(branchOf(lines, id))
  return lines.filter((line) => !gone.has(line))
}

/** The lines with one more at a place among its siblings, at their end when no index is given. */
export function inserted(lines: readonly MenuLine[], line: MenuLine, { parentId, index }: Place): MenuLine[] {
  const siblings = lines.filter((other) => other.parentId === parentId)
  const next = index === undefined ? undefined : siblings[index]
  const at = next ? lines.indexOf(next) : lines.length
  return lines.toSpliced(at, 0, { ...line, parentId })
}

/** The lines with one, and what stands under it, at another place. */
export function moved(lines: readonly MenuLine[], id: number, place: Place): MenuLine[] {
  const line = lines.find((other) => other.id === id)
  if (!line) return [...lines]
  return inserted(
    lines.filter((other) => other.id !== id),
    line,
    place,
  )
}

/** Where a line comes to stand one step further up (-1) or down (1), into headings and out of them; null where there is no further. */
export function stepped(lines: readonly MenuLine[], id: number, step: -1 | 1): Required<Place> | null {
  const line = lines.find((other) => other.id === id)
  if (!line) return null
  const { siblings, index } = among(lines, line)
  const next = siblings[index + step]
  if (next && (line.title || !next.title)) return { parentId: line.parentId, index: index + step }
  if (next) return endOf(lines, next, step)
  const parent = lines.find((other) => other.id === line.parentId)
  if (!parent) return null
  const above = among(lines, parent)
  const beside = above.siblings[above.index + step]
  if (beside?.title && !line.title) return endOf(lines, beside, step)
  return { parentId: parent.parentId, index: above.index + (step === 1 ? 1 : 0) }
}

function among(lines: readonly MenuLine[], line: MenuLine) {
  const siblings = lines.filter(({ parentId }) => parentId === line.parentId)
  return { siblings, index: siblings.indexOf(line) }
}

/** The end of a heading that is met first on the way up, or down. */
function endOf(lines: readonly MenuLine[], { id }: MenuLine, step: -1 | 1): Required<Place> {
  return { parentId: id, index: step === 1 ? 0 : lines.filter(({ parentId }) => parentId === id).length }
}

/** Where what is added comes to stand: at the end of the chosen heading, after the chosen line, else below the last heading. */
export function placeAt(lines: readonly MenuLine[], chosen: number | null): Place {
  const line = lines.find(({ id }) => id === chosen)
  if (line?.title) return { parentId: line.id }
  if (line) return { parentId: line.parentId, index: among(lines, line).index + 1 }
  return { parentId: lines.findLast(({ title }) => title)?.id ?? 0 }
}

/** Headings that members are not shown: nothing stands under them, nor behind them before the next. */
export function emptyHeadings(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item, index) => {
    if (item.url !== null || item.children.length > 0) return emptyHeadings(item.children)
    return (items[index + 1]?.url ?? null) === null ? [item] : []
  })
}

/** The lines with a copy of a line of another menu, and of those under it that are not there yet; nothing comes twice. */
export function taken(lines: readonly MenuLine[], from: readonly MenuLine[], id: number, place: Place): MenuLine[] {
  const [head, ...below] = branchOf(from, id)
  if (!head) return [...lines]
  const there = lines.find((line) => isSame(line, head))
  if (there && !head.title) return [...lines]
  const first = Math.max(0, ...lines.map((line) => line.id)) + 1
  const missing = below.filter(({ url }) => !hasUrl(lines, url))
  const withHead = there ? lines : inserted(lines, { ...head, id: first }, head.title ? { parentId: 0 } : place)
  const parentId = there?.id ?? first
  return [...withHead, ...missing.map((line, index) => ({ ...line, id: first + 1 + index, parentId }))]
}

/** Whether a line of another menu, and all that stands under it, is there already. */
export function isTaken(lines: readonly MenuLine[], from: readonly MenuLine[], id: number): boolean {
  return branchOf(from, id).every((line) => lines.some((other) => isSame(other, line)))
}

/** A screen is known by its address, a heading by its name. */
function isSame(one: MenuLine, other: MenuLine): boolean {
  return other.title ? one.title && one.name === other.name : one.url === other.url
}

/** All lines but a heading, known by its name, with what stands under it. */
export function withoutHeading(lines: readonly MenuLine[], heading: string): MenuLine[] {
  const found = lines.find(({ title, name }) => title && name === heading)
  return found ? without(lines, found.id) : [...lines]
}

/** The screens that lines lead to. */
export function urlsOf(lines: readonly MenuLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ url }) => (url ? [url] : [])))
}

export function hasUrl(lines: readonly MenuLine[], url: string | null): boolean {
  return url !== null && lines.some((line) => line.url === url)
}
