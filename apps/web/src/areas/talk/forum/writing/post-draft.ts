import { useCallback, useEffect, useRef } from 'react'
import { useDraft } from '#lib/outbox/drafts/drafts.ts'
import { filesIn, inField } from '#lib/outbox/store/files.ts'

/** What is typed into the form of a post; `gone` are pictures that are taken out of one that is there. */
export type PostWords = {
  topic_id: number | null
  title: string
  content: string
  is_pinned: boolean
  gone: readonly number[]
}

const field = 'img_path'
type Pictures = { images: readonly File[]; files: readonly File[] }
const noFiles: readonly File[] = []

/** Where the draft is stored. */
export const draftPlace = (postId: number | null): string => `forum_post/${postId ?? 'new'}`

/** Stores at `place` what is typed and chosen while it differs from `pristine`, until `finish`. */
export function usePostDraft(place: string, pristine: PostWords, present: PostWords) {
  const { draft, isKept, read, write } = useDraft<PostWords>(place)
  const isDone = useRef(false)
  const latest = useRef(present)
  latest.current = present
  const isTyped = JSON.stringify(present) !== JSON.stringify(pristine)
  const files = draft?.files ?? noneKept
  useEffect(() => {
    if (isDone.current) return
    const kept = read()?.files ?? noneKept
    if (isTyped || kept.length > 0) write({ words: present, files: kept })
    else if (read()) write(null)
  }, [isTyped, present, read, write])
  const change = useCallback(
    (changed: Partial<Pictures> | ((before: Pictures) => Partial<Pictures>)) => {
      const before = { images: filesIn(read()?.files ?? noneKept, field), files: noFiles }
      const { images = before.images } = typeof changed === 'function' ? changed(before) : changed
      write({ words: latest.current, files: inField(field, images) })
    },
    [read, write],
  )
  const finish = (after: Promise<unknown>) => {
    isDone.current = true
    write(null, after)
  }
  const images = filesIn(files, field)
  return { images, change, finish, areFilesLost: images.length > 0 && isKept === false }
}

const noneKept: readonly { field: string; file: File }[] = []
