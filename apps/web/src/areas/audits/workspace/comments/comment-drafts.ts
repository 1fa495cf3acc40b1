import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { currentSession } from '../../../../lib/session.ts'
import { isGoing, useUnsaved } from '../../../../lib/unsaved.ts'
import { filesOf, keepFiles } from './draft-files.ts'
import { stopWaiting } from './waiting-comments.ts'

/** What was typed and chosen and has not been sent; `result` null: no field for it is open. */
export type Draft = { content: string; result: string | null; images: readonly File[]; files: readonly File[] }

const empty: Draft = { content: '', result: null, images: [], files: [] }
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()
/** Whether the files of a draft outlive a reload; absent while that is not known. */
const areKept = new Map<string, boolean>()
const restored = new Set<string>()
/** One thing after the other: what was kept is read before anything is written over it. */
let storing: Promise<unknown> = Promise.resolve()

/** A draft of this person that outlives its panel and a reload of its tab. `initial` is what it starts from. */
export function useDraft(place: string, initial: Partial<Draft> = {}) {
  const name = `draft/${currentSession()?.user.id ?? 0}/${place}`
  const [first] = useState<Draft>(() => ({ ...empty, ...initial }))
  const draft = useSyncExternalStore(subscribe, () => read(name)) ?? first
  const kept = useSyncExternalStore(subscribe, () => areKept.get(name))
  useEffect(() => restore(name, first), [name, first])
  const change = useCallback(
    (changed: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => {
      const latest = read(name) ?? first
      stopWaiting(name)
      put(name, { ...latest, ...(typeof changed === 'function' ? changed(latest) : changed) })
    },
    [name, first],
  )
  const clear = useCallback(() => {
    stopWaiting(name)
    put(name, null)
  }, [name])
  const holds = draft.images.length + draft.files.length > 0
  useWarnBeforeUnload(holds && !kept)
  useUnsaved(holds || draft.content !== first.content || (draft.result ?? '') !== (first.result ?? ''))
  return { name, draft, change, clear, areFilesLost: holds && kept === false }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

function read(name: string): Draft | undefined {
  const stored = drafts.has(name) ? null : sessionStorage.getItem(name)
  if (stored) drafts.set(name, { ...empty, ...(JSON.parse(stored) as Pick<Draft, 'content' | 'result'>) })
  return drafts.get(name)
}

function put(name: string, draft: Draft | null) {
  const { images, files } = drafts.get(name) ?? empty
  if (draft) drafts.set(name, draft)
  else drafts.delete(name)
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify({ content: draft.content, result: draft.result }))
    else sessionStorage.removeItem(name)
  } catch {
    // The storage is full: the draft lives on in the page.
  }
  const next = draft ?? empty
  if (next.images !== images || next.files !== files) keep(name)
  tell()
}

function keep(name: string) {
  areKept.delete(name)
  inTurn(async () => {
    const present = drafts.get(name) ?? empty
    const isKept = await keepFiles(nameInTab(name), present)
    const latest = drafts.get(name) ?? empty
    if (latest.images === present.images && latest.files === present.files) areKept.set(name, isKept)
    tell()
  })
}

/** Brings back the files that were chosen before the page was loaded. */
function restore(name: string, first: Draft) {
  if (restored.has(name)) return
  restored.add(name)
  inTurn(async () => {
    const kept = await filesOf(nameInTab(name))
    if (!kept) return
    const latest = read(name) ?? first
    put(name, {
      ...latest,
      images: [...kept.images, ...latest.images],
      files: [...kept.files, ...latest.files],
    })
  })
}

function inTurn(work: () => Promise<void>) {
  // Without its files the draft still has its words.
  storing = storing.then(work).catch(() => undefined)
}

/** Two tabs write two drafts; the files are told apart as the words are. */
function nameInTab(name: string): string {
  const tab = sessionStorage.getItem('draft/tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  sessionStorage.setItem('draft/tab', tab)
  return `${name}/${tab}`
}

function useWarnBeforeUnload(holds: boolean) {
  useEffect(() => {
    if (!holds) return
    const warn = (event: BeforeUnloadEvent) => isGoing() || event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [holds])
}
