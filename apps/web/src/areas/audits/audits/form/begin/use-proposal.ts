import { planning, type Proposal } from '@apron/contract/audits'
import { useEffect, useRef } from 'react'
import type { Form } from '../../../../../blocks/form/form.ts'
import { useRead } from '../../../../../lib/calls/queries.ts'
import { useCanCall } from '../../../../../lib/session/can.ts'
import type { AuditValues } from '../values.ts'
import { beginWith } from './begin.ts'

const filled = [
  'name',
  'starting_date',
  'ending_date',
  'scope',
  'criteria',
  'users',
  'questions',
  'library_item_ids',
] as const

type Chosen = { category_id: number | null; organization_id: number | null }

/** What a new audit of the chosen category and organisation may begin with; undefined until a category is chosen and it is here. */
export function useProposal(
  { category_id, organization_id }: Chosen,
  isNew: boolean,
): { proposal: Proposal | undefined; mayAsk: boolean; failed: boolean } {
  const canCall = useCanCall()
  const query = { category_id: category_id ?? 0, ...(organization_id !== null && { organization_id }) }
  const { data, error, isPlaceholderData } = useRead(
    planning.proposal,
    { query },
    { enabled: isNew && category_id !== null, quiet: true, staleTime: 10_000 },
  )
  const isHere = isNew && category_id !== null && !isPlaceholderData
  return {
    proposal: isHere ? data?.data : undefined,
    mayAsk: canCall({ access: 'ADD_CHECKLIST_ITEM' }),
    failed: isNew && category_id !== null && error !== null,
  }
}

/** Fills a form in when another proposal comes, which is when somebody chose another category or organisation. */
export function useBeginning(
  { values, set }: Pick<Form<AuditValues>, 'values' | 'set'>,
  proposal: Proposal | undefined,
  begunWith: Proposal | null,
  mayAsk: boolean,
): void {
  const before = useRef(begunWith)
  const held = useRef(values)
  held.current = values
  useEffect(() => {
    if (!proposal || JSON.stringify(proposal) === JSON.stringify(before.current)) return
    const begun = beginWith(held.current, proposal, before.current, mayAsk)
    before.current = proposal
    for (const field of filled) set(field, begun[field])
  }, [proposal, mayAsk, set])
}
