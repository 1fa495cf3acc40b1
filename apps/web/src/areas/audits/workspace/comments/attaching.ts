import type { FileKind } from '@apron/contract'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { prepareFiles } from '../../../../blocks/files/prepare-files.ts'
import type { Draft } from './comment-drafts.ts'

/** As many as one call takes of each kind. */
const most = 10

type Change = (part: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => void

/** Adds pictures and files to a draft, chosen, pasted or dropped; what cannot be added is named in `problems`. */
export function useAttaching(draft: Draft, change: Change) {
  const [problems, setProblems] = useState<readonly string[]>([])
  const [lots, setLots] = useState(0)

  async function add(kind: FileKind, chosen: File[]) {
    if (chosen.length === 0) return
    const field = kind === 'image' ? 'images' : 'files'
    setLots((before) => before + 1)
    try {
      const prepared = await prepareFiles(kind, chosen, most - draft[field].length, most)
      setProblems(prepared.problems)
      if (prepared.files.length > 0) change((latest) => ({ [field]: [...latest[field], ...prepared.files] }))
    } finally {
      setLots((before) => before - 1)
    }
  }

  function takeFiles(event: ClipboardEvent | DragEvent, files: FileList | undefined) {
    const list = [...(files ?? [])]
    if (list.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    const isPicture = (file: File) => file.type.startsWith('image/')
    void add('image', list.filter(isPicture)).then(() =>
      add(
        'document',
        list.filter((file) => !isPicture(file)),
      ),
    )
  }

  return { problems, setProblems, isPreparing: lots > 0, add, takeFiles }
}
