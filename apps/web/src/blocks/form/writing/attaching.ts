import type { FileKind } from '@apron/contract'
import { useSyncExternalStore, type ClipboardEvent, type DragEvent } from 'react'
import { prepareFiles } from '../../files/prepare-files.ts'
import type { Draft } from './drafts.ts'

/** As many as one call takes of each kind. */
const most = 10

type Attached = Pick<Draft, 'images' | 'files'>
type Change = (part: Partial<Attached> | ((latest: Attached) => Partial<Attached>)) => void
/** What becomes of files that are being added to one draft, from whichever button. */
type AttachState = { lots: number; problems: readonly string[] }

const nothing: AttachState = { lots: 0, problems: [] }
const places = new Map<string, AttachState>()
const hearing = new Set<() => void>()
const addingTo = (place: string) => places.get(place) ?? nothing

function note(place: string, change: (before: AttachState) => AttachState): void {
  places.set(place, change(addingTo(place)))
  for (const hear of hearing) hear()
}

function subscribe(listener: () => void) {
  hearing.add(listener)
  return () => hearing.delete(listener)
}

/** Resolves once no file is on its way into the draft of a place. */
export function attached(place: string): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (addingTo(place).lots > 0) return
      hearing.delete(look)
      done()
    }
    hearing.add(look)
    look()
  })
}

/** Adds pictures and files, or pictures alone, to the draft of a place, chosen, taken, pasted or dropped; what cannot be added is named in `problems`. */
export function useAttaching(place: string, draft: Attached, change: Change, isPicturesOnly = false) {
  const { lots, problems } = useSyncExternalStore(subscribe, () => addingTo(place))
  const setProblems = (found: readonly string[]) => note(place, (before) => ({ ...before, problems: found }))

  async function add(kind: FileKind, chosen: File[]) {
    if (chosen.length === 0) return
    const field = kind === 'image' ? 'images' : 'files'
    note(place, (before) => ({ ...before, lots: before.lots + 1 }))
    try {
      const prepared = await prepareFiles(kind, chosen, most - draft[field].length, most)
      setProblems(prepared.problems)
      if (prepared.files.length > 0) change((latest) => ({ [field]: [...latest[field], ...prepared.files] }))
    } finally {
      note(place, (before) => ({ ...before, lots: before.lots - 1 }))
    }
  }

  function takeFiles(event: ClipboardEvent | DragEvent, files: FileList | undefined) {
    const list = [...(files ?? [])]
    if (list.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    const isPicture = (file: File) => isPicturesOnly || file.type.startsWith('image/')
    void add('image', list.filter(isPicture)).then(() =>
      add(
        'document',
        list.filter((file) => !isPicture(file)),
      ),
    )
  }

  return { problems, setProblems, isPreparing: lots > 0, add, takeFiles }
}
