import { useEffect, type RefObject } from 'react'
import { marked, plain } from '#lib/text/plain-text.ts'

const name = 'found-words'

/** Marks the words wherever they stand in the texts of an element, whatever their diacritics, without touching its markup; browsers without such marks show the texts as they are. */
export function useMarkedWords(element: RefObject<HTMLElement | null>, words: string): void {
  useEffect(() => {
    const { current } = element
    if (!current || !plain(words) || !('highlights' in CSS)) return
    const mark = () => CSS.highlights.set(name, new Highlight(...rangesIn(current, words)))
    mark()
    // Rich text is drawn a moment later, and more of it when it is asked for.
    const observer = new MutationObserver(mark)
    observer.observe(current, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      CSS.highlights.delete(name)
    }
  }, [element, words])
}

function rangesIn(element: HTMLElement, words: string): Range[] {
  const wanted = plain(words)
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (plain(text.data).includes(wanted)) ranges.push(...rangesOf(text, words))
  }
  return ranges
}

function rangesOf(text: Text, words: string): Range[] {
  const ranges: Range[] = []
  let at = 0
  for (const { part, isMatch } of marked(text.data, words)) {
    const end = at + part.length
    // The parts are of the composed text, which may be shorter than one that is not.
    if (isMatch && end <= text.length) {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, end)
      ranges.push(range)
    }
    at = end
  }
  return ranges
}
