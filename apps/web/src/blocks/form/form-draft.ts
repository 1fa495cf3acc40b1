import { useEffect, useRef } from 'react'
import { useGuardedPage } from './leave-guard.ts'
import { useDraft } from '#lib/outbox/drafts/drafts.ts'
import { confirmDiscard } from '#ui/window/confirm.ts'

/**
 * Stores a draft of a form at `place` while it differs from `pristine`, and asks before it is left. `finish` ends that,
 * before the screen is left on purpose. After `goAside` it is left once without asking, and the draft is there when the
 * person comes back. `present` is the same as long as nothing is typed.
 */
export function useFormDraft<Words extends object>(place: string, pristine: Words, present: Words) {
  const isDone = useRef(false)
  const isAside = useRef(false)
  const { write, read } = useDraft<Words>(place)
  const isDirty = JSON.stringify(present) !== JSON.stringify(pristine)
  useEffect(() => {
    if (isDone.current) return
    if (isDirty) write({ words: present, files: [] })
    else if (read()) write(null)
  }, [isDirty, write, read, present])
  const finish = () => {
    isDone.current = true
    write(null)
  }
  useGuardedPage(isDirty, async () => {
    if (isDone.current || isAside.current) {
      isAside.current = false
      return false
    }
    if (!(await confirmDiscard())) return true
    finish()
    return false
  })
  const goAside = () => void (isAside.current = true)
  return { finish, goAside }
}
