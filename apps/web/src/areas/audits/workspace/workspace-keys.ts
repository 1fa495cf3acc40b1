import { useKeys } from '#lib/page/keys.ts'

/** What the keys of the workspace do. */
export type KeyActions = {
  move: (step: 1 | -1) => void
  /** The status with this number, from 0. */
  answer: (index: number) => void
  comments: () => void
  search: () => void
  help: () => void
  close: () => void
}

/** Listens for the keys of the workspace. */
export function useWorkspaceKeys(actions: KeyActions): void {
  const byKey: Record<string, () => void> = {
    j: () => actions.move(1),
    k: () => actions.move(-1),
    c: actions.comments,
    '/': actions.search,
    '?': actions.help,
    Escape: actions.close,
  }
  useKeys((key) => (/^[1-9]$/.test(key) ? () => actions.answer(Number(key) - 1) : byKey[key]))
}
