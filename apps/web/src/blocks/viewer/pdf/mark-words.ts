import { findIn, type Piece, type Run } from './find-in.ts'
import classes from './pdf.module.css'

/** Marks the words in the layer of text over a page, the one that is shown apart; returns its element. */
export function markWords(
  elements: readonly HTMLElement[],
  runs: readonly Run[],
  { words, shown }: { words: string; shown: number | null },
): HTMLElement | null {
  for (const [run, element] of elements.entries())
    if (element.childElementCount > 0) element.textContent = runs[run]?.text ?? ''
  const byRun = new Map<number, (Piece & { isShown: boolean })[]>()
  for (const [at, pieces] of findIn(runs, words).entries())
    for (const piece of pieces) {
      const others = byRun.get(piece.run) ?? []
      byRun.set(piece.run, [...others, { ...piece, isShown: at === shown }])
    }
  let first: HTMLElement | null = null
  for (const [run, pieces] of byRun) {
    const element = elements[run]
    const text = runs[run]?.text ?? ''
    if (!element) continue
    element.replaceChildren()
    let end = 0
    for (const { from, to, isShown } of pieces) {
      const mark = document.createElement('mark')
      mark.textContent = text.slice(from, to)
      mark.className = classes.mark ?? ''
      if (isShown) mark.dataset['shown'] = 'true'
      if (isShown) first ??= mark
      element.append(text.slice(end, from), mark)
      end = to
    }
    element.append(text.slice(end))
  }
  return first
}
