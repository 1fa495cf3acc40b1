import { useEffect, useRef } from 'react'
import { useGuardedPage } from '../../../../blocks/form/leave-guard.ts'
import { useDraft as useKeptDraft } from '../../../../lib/keep/drafts/drafts.ts'
import { confirmDiscard } from '../../../../ui/window/confirm.ts'

export type Draft = { conclusion: string; self_assessment: string; checklist_items: readonly number[] }

/** What this person has begun to write for an audit; undefined while that is not known. */
export function useBegunMinutes(auditId: number): Draft | null | undefined {
  const { draft } = useKeptDraft<Draft>(`minutes/${auditId}`)
  return draft && read(draft.words)
}

function read(kept: Partial<Draft>): Draft | null {
  const { conclusion, self_assessment, checklist_items = [] } = kept
  if (typeof conclusion !== 'string' || typeof self_assessment !== 'string') return null
  return { conclusion, self_assessment, checklist_items: checklist_items.map(Number) }
}

/**
 * Keeps what is typed while it differs from `pristine`, and asks before it is left behind. `finish` ends that, before the
 * screen is left on purpose; after `goAside` it is left once unasked, and what was typed is there when the person comes back.
 */
export function useDraft(auditId: number, pristine: Draft, present: Draft) {
  const isDone = useRef(false)
  const isAside = useRef(false)
  const { write, read: latest } = useKeptDraft<Draft>(`minutes/${auditId}`)
  const isDirty = JSON.stringify(present) !== JSON.stringify(pristine)
  useEffect(() => {
    if (isDone.current) return
    if (isDirty) write({ words: present, files: [] })
    else if (latest()) write(null)
  }, [isDirty, write, latest, present])
  const finish = () => {
    isDone.current = true
    write(null)
  }
  useGuardedPage(isDirty, async () => {
    if (isDone.current || isAside.current) return false
    if (!(await confirmDiscard())) return true
    finish()
    return false
  })
  const goAside = () => void (isAside.current = true)
  return { finish, goAside }
}
