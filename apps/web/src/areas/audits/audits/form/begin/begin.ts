import { framed, type Proposal } from '@apron/contract/audits'
import { peopleOf } from '../people-of.ts'
import type { AuditValues, Questions } from '../values.ts'

/** The questions of a proposal that somebody chose; undefined when they are chosen later. */
export function questionsOf(proposal: Proposal, questions: Questions): number[] | undefined {
  if (questions === 'category') return proposal.library_item_ids
  return questions === 'last' ? proposal.last?.library_item_ids : undefined
}

/** The questions that are proposed first: those of the category, or else those of the last audit. */
function firstOf(proposal: Proposal): Questions {
  if (proposal.library_item_ids.length > 0) return 'category'
  return proposal.last?.library_item_ids.length ? 'last' : 'later'
}

const isNothing = (value: unknown) => value === null || value === '' || JSON.stringify(value) === '{}'

/** What a proposal fills in. */
const filledBy = (proposal: Proposal) => ({
  name: proposal.name ?? '',
  starting_date: proposal.next?.starting_date ?? null,
  ending_date: proposal.next?.ending_date ?? null,
  ...framed((field) => proposal.last?.[field] ?? ''),
  users: peopleOf(proposal.users),
})

/** The form with what is proposed in every field that is empty, or still says what was proposed before; what somebody wrote stays. */
export function beginWith(
  values: AuditValues,
  proposal: Proposal,
  before: Proposal | null,
  mayAsk: boolean,
): AuditValues {
  const [next, last] = [filledBy(proposal), before && filledBy(before)]
  const free = (Object.keys(next) as (keyof typeof next)[]).filter((field) => {
    const now = values[field]
    return isNothing(now) || (last !== null && JSON.stringify(now) === JSON.stringify(last[field]))
  })
  const questions = mayAsk ? firstOf(proposal) : 'later'
  return {
    ...values,
    ...Object.fromEntries(free.map((field) => [field, next[field]])),
    questions,
    library_item_ids: questionsOf(proposal, questions),
  }
}
