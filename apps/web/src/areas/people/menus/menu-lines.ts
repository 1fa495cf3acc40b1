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
