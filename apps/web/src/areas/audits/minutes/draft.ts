import { useEffect, useRef, useState } from 'react'
import { useGuardedPage } from '../../../blocks/leave-guard.ts'
import { currentSession } from '../../../lib/session.ts'
import { confirmDiscard } from '../../../ui/confirm.ts'

export type Draft = { conclusion: string; self_assessment: string; checklist_items: readonly number[] }

/** Drafts live as long as the tab, one for each audit and person. */
const keyOf = (auditId: number) => `minutes-draft/${auditId}/${currentSession()?.user.id ?? 0}`

export function readDraft(auditId: number): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(auditId)) ?? 'null') as Partial<Draft> | null
    if (!kept || typeof kept.conclusion !== 'string' || typeof kept.self_assessment !== 'string') return null
    return { ...kept, checklist_items: kept.checklist_items?.map(Number) ?? [] } as Draft
  } catch {
    return null
  }
}

export function forgetDraft(auditId: number): void {
  sessionStorage.removeItem(keyOf(auditId))
}

function keep(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full store only costs the copy; what was typed is still on the screen.
  }
}

/** Keeps what is typed while it differs from `pristine`, and asks before it is left behind. Returns what ends that, before the screen is left on purpose. */
export function useDraft(auditId: number, pristine: Draft, present: Draft): () => void {
  const isDone = useRef(false)
  const [key] = useState(() => keyOf(auditId))
  const isDirty = JSON.stringify(present) !== JSON.stringify(pristine)
  useEffect(() => {
    if (isDone.current) return
    if (isDirty) keep(key, present)
    else sessionStorage.removeItem(key)
  }, [isDirty, key, present])
  const finish = () => {
    isDone.current = true
    sessionStorage.removeItem(key)
  }
  useGuardedPage(isDirty, async () => {
    if (isDone.current) return false
    if (!(await confirmDiscard())) return true
    finish()
    return false
  })
  return finish
}
