import { useCallback, useEffect, useState } from 'react'
import { currentSession } from '../../lib/session.ts'

/** What was typed and chosen and has not been sent; `result` null: no field for it is open. */
export type Draft = { content: string; result: string | null; images: readonly File[]; files: readonly File[] }

const empty: Draft = { content: '', result: null, images: [], files: [] }
/** Files cannot be kept in the session's storage: they live as long as the page. */
const chosen = new Map<string, Pick<Draft, 'images' | 'files'>>()

/** A draft of this person that outlives its panel and, for its words, a reload. `initial` is what it starts from. */
export function useDraft(place: string, initial: Partial<Draft> = {}) {
  const name = `draft/${currentSession()?.user.id ?? 0}/${place}`
  const [first] = useState(initial)
  const [kept, setKept] = useState(() => ({ name, draft: read(name, first) }))
  const draft = kept.name === name ? kept.draft : read(name, first)
  const change = useCallback(
    (changed: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) =>
      setKept((before) => {
        const latest = before.name === name ? before.draft : read(name)
        const next = { ...latest, ...(typeof changed === 'function' ? changed(latest) : changed) }
        write(name, next)
        return { name, draft: next }
      }),
    [name],
  )
  const clear = useCallback(() => {
    sessionStorage.removeItem(name)
    chosen.delete(name)
    setKept({ name, draft: { ...empty, ...first } })
  }, [name, first])
  useWarnBeforeUnload(draft.images.length + draft.files.length > 0)
  return { draft, change, clear }
}

function read(name: string, initial: Partial<Draft> = {}): Draft {
  const stored = sessionStorage.getItem(name)
  const words = stored ? (JSON.parse(stored) as Pick<Draft, 'content' | 'result'>) : {}
  return { ...empty, ...initial, ...words, ...chosen.get(name) }
}

function write(name: string, { content, result, images, files }: Draft) {
  chosen.set(name, { images, files })
  try {
    sessionStorage.setItem(name, JSON.stringify({ content, result }))
  } catch {
    // The storage is full: the draft lives on in the page.
  }
}

function useWarnBeforeUnload(holds: boolean) {
  useEffect(() => {
    if (!holds) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [holds])
}
