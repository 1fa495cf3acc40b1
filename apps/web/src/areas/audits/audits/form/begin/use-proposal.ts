import { auditFrame, planning, type Proposal } from '@apron/contract/audits'
import { useEffect, useRef } from 'react'
import type { Form } from '#blocks/form/form.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useCanCall } from '#lib/session/can.ts'
import type { AuditValues } from '../values.ts'
import { beginWith } from './begin.ts'

const filled = [
  'name',
  'starting_date',
  'ending_date',
  ...auditFrame,
  'users',
  'questions',
  'library_item_ids',
] as const

const nothing: Proposal = { name: null, users: [], library_item_ids: [], last: null, next: null }

type ProposalInput = { category_id: number | null; organization_id: number | null }

/** What a new audit of the chosen category and organisation may begin with; undefined until it is here. */
export function useProposal(
  { category_id, organization_id }: ProposalInput,
  isNew: boolean,
): { proposal: Proposal | undefined; mayAsk: boolean; failed: boolean; isOnItsWay: boolean } {
  const canCall = useCanCall()
  const query = { category_id: category_id ?? 0, ...(organization_id !== null && { organization_id }) }
  const { data, error, isPlaceholderData } = useRead(
    planning.proposal,
    { query },
    { enabled: isNew && category_id !== null, quiet: true, staleTime: 10_000 },
  )
  const isAsked = isNew && category_id !== null
  const failed = isAsked && error !== null
  const given = isAsked && !isPlaceholderData ? data?.data : undefined
  return {
    // Without a category nothing is proposed, so that what another one proposed is taken back.
    proposal: isNew && (category_id === null || failed) ? nothing : given,
    mayAsk: canCall({ access: 'ADD_CHECKLIST_ITEM' }),
    failed,
    isOnItsWay: isAsked && !failed && given === undefined,
  }
}

const pairOf = ({ category_id, organization_id }: ProposalInput) => `${category_id}/${organization_id}`

/** Fills a form in when somebody has chosen another category or organisation and its proposal is here; one that is only read anew changes nothing. */
export function useBeginning(
  { values, set }: Pick<Form<AuditValues>, 'values' | 'set'>,
  proposal: Proposal | undefined,
  begunWith: Proposal | null,
  mayAsk: boolean,
): void {
  const before = useRef({ pair: pairOf(values), proposal: begunWith ?? nothing })
  const held = useRef(values)
  held.current = values
  useEffect(() => {
    const pair = pairOf(held.current)
    if (!proposal || pair === before.current.pair) return
    const begun = beginWith(held.current, proposal, before.current.proposal, mayAsk)
    before.current = { pair, proposal }
    for (const field of filled) set(field, begun[field])
  }, [proposal, mayAsk, set])
}
