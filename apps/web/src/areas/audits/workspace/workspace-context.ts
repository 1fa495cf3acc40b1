import type { AnswerStatus, AuditDetail, AuditItem } from '@apron/contract/audits'
import { createContext, useContext } from 'react'
import type { Earlier } from './items/earlier/use-earlier.ts'
import type { Rights } from './rights.ts'

/** What a modal on one item is about. */
export type ItemModal = { kind: 'history' | 'references' | 'repeats' | 'date' | 'responsible'; item: AuditItem }

/** What every part of the workspace knows; it changes rarely, so that rows are not drawn anew. */
export type Workspace = {
  audit: AuditDetail
  rights: Rights
  /** In the order of their buttons and keys; the status that unchecks an item comes last. */
  statuses: readonly AnswerStatus[]
  /** The element that says why nothing can be answered. */
  reasonId: string
  choose: (item: AuditItem, status: AnswerStatus) => void
  activate: (itemId: number) => void
  /** Closes an item’s comments where they were open, otherwise opens them. */
  toggleComments: (item: AuditItem, wereOpen: boolean) => void
  openModal: (modal: ItemModal) => void
  /** How questions were answered last time, while that is shown. */
  earlier: Earlier | null
}

export const WorkspaceContext = createContext<Workspace | null>(null)

/** The workspace around this element; throws outside of one. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('There is no workspace around this element.')
  return workspace
}
