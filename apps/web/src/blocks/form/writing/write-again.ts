import { useState } from 'react'
import { forgetChange } from '#lib/outbox/outbox.ts'
import { useDraft } from './drafts.ts'
import type { HeldWriting } from './held-card.tsx'

/** Puts what was refused back into the form of a new comment, to be written anew; it is then sent as another one. */
export function useWriteAgain(draftPlace: string) {
  const { draft, change } = useDraft(draftPlace)
  const [again, setAgain] = useState(0)
  const restore = ({ change: { id }, content, result, images, files }: HeldWriting) => {
    change({ content, result, images, files })
    setAgain(again + 1)
    void forgetChange(id)
  }
  const isBegun = Boolean(draft.content || draft.result) || draft.images.length + draft.files.length > 0
  return { restore, again, isBegun }
}
