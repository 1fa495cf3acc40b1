const storeKey = 'scrolled'
/** Entries whose place is remembered. */
const most = 100

const places = read()

/** Remembers how far the page is scrolled down at an entry of the browser. */
export function noteScrolled(key: string): void {
  places.delete(key)
  places.set(key, Math.round(window.scrollY))
  for (const old of [...places.keys()].slice(0, -most)) places.delete(old)
}

/** Whether it is known how far the page was scrolled down at an entry. */
export function wasScrolled(key: string): boolean {
  return places.has(key)
}

/** Scrolls to where the page stood at an entry; to its top where that is not known. */
export function scrollAsBefore(key: string): void {
  window.scrollTo(0, places.get(key) ?? 0)
}

/** Keeps all of it for when the page is loaded anew. */
export function keepScrolled(): void {
  sessionStorage.setItem(storeKey, JSON.stringify([...places]))
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storeKey) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}
