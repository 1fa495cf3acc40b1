/** A screen of the person's menu, and the letter that leads there after G. */
export type Move = { letter: string; to: string; name: string }

const letters: Record<string, string> = {
  '/dashboard': 'd',
  '/waiting': 'w',
  '/checklist/list': 'a',
  '/checklist-item/list': 'l',
  '/document/list': 't',
  '/forum/list': 'f',
  '/checklist-item-status/list': 'k',
  '/organization/list': 'o',
  '/user/list': 'u',
  '/group/list': 'g',
  '/position': 'p',
  '/settings': 's',
}

let moves: readonly Move[] = []

/** Takes over the lines of the menu that a letter leads to. */
export function knowMoves(lines: readonly { url: string | null; name: string }[]): void {
  moves = lines.flatMap(({ url, name }) => {
    const letter = url === null ? undefined : letters[url]
    return letter && url ? [{ letter, to: url, name }] : []
  })
}

export const movesNow = (): readonly Move[] => moves

/** Marks a button as what N presses: the one that adds something to the screen. */
export const addsNew = { 'aria-keyshortcuts': 'n' } as const

/** What N does on this screen; nothing where nothing can be added. */
export function pressNew(): (() => void) | null {
  const button = document.querySelector<HTMLElement>('#content [aria-keyshortcuts="n"]')
  return button && (() => button.click())
}
