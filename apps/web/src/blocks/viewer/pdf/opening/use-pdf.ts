import { useEffect, useState } from 'react'
import { isLocked, openPdf, type Pdf } from './library.ts'

/** A document with the width and height of its first page, as most of the others will have them. */
export type OpenPdf = { pdf: Pdf; width: number; height: number }
type State = { of: string; open: OpenPdf | null; problem: 'unreadable' | 'locked' | null }

/** Opens the document at an address, and closes it when it is not needed any more. */
export function usePdf(url: string): Omit<State, 'of'> & { again: () => void } {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State | null>(null)
  const of = `${round} ${url}`
  useEffect(() => {
    let left = false
    const task = openPdf(url)
    const read = async (): Promise<OpenPdf> => {
      const pdf = await task.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      return { pdf, width, height }
    }
    void read()
      .then((open) => left || setState({ of, open, problem: null }))
      .catch(
        (error: unknown) => left || setState({ of, open: null, problem: isLocked(error) ? 'locked' : 'unreadable' }),
      )
    return () => {
      left = true
      void task.destroy()
    }
  }, [url, of])
  const now = state?.of === of ? state : null
  return { open: now?.open ?? null, problem: now?.problem ?? null, again: () => setRound(round + 1) }
}
