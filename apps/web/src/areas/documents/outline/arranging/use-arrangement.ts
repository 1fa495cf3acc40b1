import { outlines } from '@apron/contract/documents'
import { useMemo, useState } from 'react'
import { useFormDraft } from '#blocks/form/form-draft.ts'
import { useWrite } from '#lib/calls/queries.ts'
import type { OutlineNode } from '../outline-nodes.ts'
import { changedPlaces, moved, moveFor, type Move, type Step } from './arrangement.ts'

export type Draft = { moves: readonly Move[] }
export const placeOf = (documentId: number) => `outline-order/${documentId}`
const untouched: Draft = { moves: [] }

/**
 * An outline while somebody rearranges it: each step applies to the outline as it is now, and all are stored on the
 * device until one call saves them.
 */
export function useArrangement(documentId: number, nodes: readonly OutlineNode[], begun: Draft) {
  const [draft, setDraft] = useState(begun)
  // Until the outline has been read anew.
  const [saved, setSaved] = useState<{ over: readonly OutlineNode[]; order: readonly OutlineNode[] } | null>(null)
  const base = saved?.over === nodes ? saved.order : nodes
  const arranged = useMemo(() => draft.moves.reduce<readonly OutlineNode[]>(moved, base), [draft, base])
  const changed = useMemo(() => changedPlaces(base, arranged), [base, arranged])
  useFormDraft(placeOf(documentId), untouched, draft.moves.length > 0 ? draft : untouched)
  const { write, isWriting } = useWrite(outlines.move, { success: 'outline.order_saved' })
  const add = (move: Move) => setDraft({ moves: [...draft.moves, move] })
  const save = async () => {
    try {
      await write({ body: { items: changed } })
    } catch {
      // The error has been shown, and what was arranged stays.
      return
    }
    setSaved({ over: nodes, order: arranged })
    setDraft(untouched)
  }
  return {
    arranged,
    count: new Set(draft.moves.map(({ id }) => id)).size,
    isChanged: changed.length > 0,
    add,
    stepOf: (id: number, step: Step) => moveFor(arranged, id, step),
    undo: () => setDraft({ moves: draft.moves.slice(0, -1) }),
    putBack: () => setDraft(untouched),
    save: () => void save(),
    isSaving: isWriting,
  }
}
