/** The browser's entry that is on screen: its place in the row of entries, and a name for it. */
type Entry = { index: number; key: string }

const nameNew = () => Math.random().toString(36).slice(2, 10)

/** The entry that the browser stands at; null where a link within the page, or another page, made it. */
export function entryNow(): Entry | null {
  const { index, key } = (window.history.state ?? {}) as Partial<Entry>
  return index === undefined || key === undefined ? null : { index, key }
}

/** Names the entry that the browser stands at, as the one after `before`. */
export function nameEntry(before: number): Entry {
  const entry = { index: before + 1, key: nameNew() }
  window.history.replaceState({ ...(window.history.state as object | null), ...entry }, '')
  return entry
}

/** Goes to an address without leaving the page: in an entry of its own, or in the place of the present one. */
export function writeEntry(present: Entry, href: string, replace: boolean): Entry {
  if (replace) {
    window.history.replaceState(present, '', href)
    return present
  }
  const entry = { index: present.index + 1, key: nameNew() }
  window.history.pushState(entry, '', href)
  return entry
}
