/** Where the focus was, the newest last: enough for a row, its menu, a window and the question over it, however many fields a window has. */
const kept = 12
/** Milliseconds in which whoever took something away can put the focus somewhere better. */
const patience = 40
const windows = '[role=dialog], [role=menu], [role=listbox]'
const controls = 'button, a[href], input, select, textarea, [tabindex]'

type Stop = { element: HTMLElement; path: string; isInWindow: boolean; beside: HTMLElement[] }

let stops: Stop[] = []

/** Gives the focus back when the window or menu that had it has gone: to what had it before, to the next row where that was deleted, else to the name of the screen. Returns how to stop. */
export function keepFocus(): () => void {
  let waiting = 0
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const isInWindow = target.closest(windows) !== null
    const stop = { element: target, path: window.location.pathname, isInWindow, beside: [] }
    stops = newest([...stops.filter(({ element }) => element !== target), stop])
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) rememberPlaces(record)
    if (!isLost()) return
    window.clearTimeout(waiting)
    waiting = window.setTimeout(() => isLost() && giveBack(), patience)
  })
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
    window.clearTimeout(waiting)
  }
}

/** The last so many in windows, and outside of them. */
const newest = (all: readonly Stop[]): Stop[] =>
  all.filter((one, at) => all.slice(at).filter(({ isInWindow }) => isInWindow === one.isInWindow).length <= kept)

/** Nothing has the focus, because what had it last is gone with a window, or after one. */
function isLost(): boolean {
  const last = stops.at(-1)
  if (!last || last.element.isConnected || last.path !== window.location.pathname) return false
  if (document.activeElement !== document.body) return false
  return last.isInWindow || stops.at(-2)?.isInWindow === true
}

function rememberPlaces({ removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes)
    for (const stop of stops)
      if (node.contains(stop.element)) stop.beside = [nextSibling, previousSibling].filter((row) => isLike(row, node))
}

function giveBack(): void {
  for (const { element, path, isInWindow, beside } of stops.toReversed()) {
    if (path !== window.location.pathname) break
    if (take(element)) return
    if (isInWindow) continue
    if (beside.some((row) => row.isConnected && take(likeIn(row, element)))) return
    break
  }
  const heading = document.querySelector<HTMLElement>('#content h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/** The same action of another row. */
function likeIn(row: HTMLElement, gone: HTMLElement): HTMLElement | undefined {
  const all = [...row.querySelectorAll<HTMLElement>(controls)]
  return all.findLast((one) => one.tagName === gone.tagName && one.ariaHasPopup === gone.ariaHasPopup) ?? all.at(-1)
}

function take(element: HTMLElement | undefined): boolean {
  if (!element?.isConnected || !element.checkVisibility()) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Another row of the same list. */
function isLike(row: Node | null, gone: Node): row is HTMLElement {
  if (!(row instanceof HTMLElement) || !(gone instanceof HTMLElement)) return false
  return row.tagName === gone.tagName && row.className === gone.className
}
