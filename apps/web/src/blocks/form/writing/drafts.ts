import { useCallback, useEffect, useState } from 'react'
import { useDraft as useKeptDraft } from '#lib/outbox/drafts/drafts.ts'
import { filesIn, inField } from '#lib/outbox/store/files.ts'
import { isGoing, useUnsaved } from '#lib/page/unsaved.ts'

/** What was typed and chosen and has not been sent; `result` null: no field for it is open. */
export type Draft = { content: string; result: string | null; images: readonly File[]; files: readonly File[] }
type Words = Pick<Draft, 'content' | 'result'>

const empty: Draft = { content: '', result: null, images: [], files: [] }

/** A comment that is being written. `initial` is what it starts from. */
export function useDraft(place: string, initial: Partial<Draft> = {}) {
  const [first] = useState<Draft>(() => ({ ...empty, ...initial }))
  const { draft: kept, isKept, read, write } = useKeptDraft<Words>(`comment/${place}`)
  const draft = draftOf(kept, first)
  const change = useCallback(
    (changed: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => {
      const before = read()
      const latest = draftOf(before, first)
      const { images, files, ...words } = {
        ...latest,
        ...(typeof changed === 'function' ? changed(latest) : changed),
      }
      const isSame = images === latest.images && files === latest.files
      write({
        words,
        files: isSame ? (before?.files ?? []) : [...inField('images', images), ...inField('files', files)],
      })
    },
    [first, read, write],
  )
  const clear = useCallback((after?: Promise<unknown>) => write(null, after), [write])
  const isAsFirst = useCallback(() => read() === null, [read])
  const holds = draft.images.length + draft.files.length > 0
  useWarnBeforeUnload(holds && !isKept)
  useUnsaved(holds || draft.content !== first.content || (draft.result ?? '') !== (first.result ?? ''))
  return { draft, change, clear, isAsFirst, areFilesLost: holds && isKept === false }
}

type DraftContent = { words: Partial<Words>; files: Parameters<typeof filesIn>[0] }
const drawn = new WeakMap<DraftContent, Draft>()

/** The same object for the same draft, so that what is drawn from it stays. */
function draftOf(kept: DraftContent | null | undefined, first: Draft): Draft {
  if (!kept) return first
  const present = drawn.get(kept) ?? {
    ...first,
    ...kept.words,
    images: filesIn(kept.files, 'images'),
    files: filesIn(kept.files, 'files'),
  }
  drawn.set(kept, present)
  return present
}

function useWarnBeforeUnload(holds: boolean) {
  useEffect(() => {
    if (!holds) return
    const warn = (event: BeforeUnloadEvent) => isGoing() || event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [holds])
}
