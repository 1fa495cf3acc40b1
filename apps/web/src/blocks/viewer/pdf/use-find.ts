import { useEffect, useState } from 'react'
import { findIn } from './find-in.ts'
import type { Pdf } from './opening/library.ts'
import { runsOf } from './runs-of.ts'

/** One place where the words stand: on which page, and the how-manieth of that page. */
export type Hit = { page: number; at: number }
/** `hits` grows while pages are read; `isDone` once all are. */
type FindResult = { words: string; hits: readonly Hit[]; isDone: boolean }
const nothing: FindResult = { words: '', hits: [], isDone: true }

/** Looks for words on all pages, one after the other; `at` is the place that is shown. */
export function useFind(pdf: Pdf) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState(nothing)
  const [at, setAt] = useState(0)
  useEffect(() => {
    let left = false
    const look = async () => {
      let hits: Hit[] = []
      for (let page = 1; page <= pdf.numPages && !left; page++) {
        const here = findIn(await runsOf(pdf, page), words).map((_, index) => ({ page, at: index }))
        hits = hits.concat(here)
        if (!left && (here.length > 0 || page === pdf.numPages))
          setFound({ words, hits, isDone: page === pdf.numPages })
      }
    }
    setAt(0)
    setFound(words ? { words, hits: [], isDone: false } : nothing)
    // A page that cannot be read holds nothing; the document is shown as far as it can be.
    if (words) void look().catch(() => left || setFound((before) => ({ ...before, isDone: true })))
    return () => {
      left = true
    }
  }, [pdf, words])
  const count = found.hits.length
  return {
    words,
    isDone: found.isDone,
    count,
    at,
    hit: found.words === words ? found.hits[at] : undefined,
    look: (next: string) => setWords(next.trim()),
    step: (by: -1 | 1) => count > 0 && setAt((at + by + count) % count),
  }
}

export type Find = ReturnType<typeof useFind>
