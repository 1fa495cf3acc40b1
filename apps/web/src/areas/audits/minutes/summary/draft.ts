import { useDraft } from '#lib/outbox/drafts/drafts.ts'

export type Draft = { conclusion: string; self_assessment: string; checklist_items: readonly number[] }

export const placeOf = (auditId: number) => `minutes/${auditId}`

/** What this person has begun to write for an audit; undefined while that is not known. */
export function useBegunMinutes(auditId: number): Draft | null | undefined {
  const { draft } = useDraft<Draft>(placeOf(auditId))
  return draft && read(draft.words)
}

function read(kept: Partial<Draft>): Draft | null {
  const { conclusion, self_assessment, checklist_items = [] } = kept
  if (typeof conclusion !== 'string' || typeof self_assessment !== 'string') return null
  return { conclusion, self_assessment, checklist_items: checklist_items.map(Number) }
}
