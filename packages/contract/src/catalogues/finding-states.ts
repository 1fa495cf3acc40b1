import type { MessageKey } from '@apron/messages'
import { auditStatus } from './statuses.ts'

/** Where a finding stands on its way, in the order of that way. What the wire calls complete (1) is what has been verified. */
export const findingStates = [
  'open',
  'proposed',
  'plan_sent_back',
  'accepted',
  'done',
  'sent_back',
  'verified',
  'effective',
] as const
export type FindingState = (typeof findingStates)[number]

/** What each is called, its colour word, and whether its correction is complete on the wire. */
export const findingStateList = {
  open: { text: 'findingStates.state_open', color: 'warning', isComplete: false },
  proposed: { text: 'findingStates.state_proposed', color: 'info', isComplete: false },
  plan_sent_back: { text: 'findingStates.state_plan_sent_back', color: 'danger', isComplete: false },
  accepted: { text: 'findingStates.state_accepted', color: 'primary', isComplete: false },
  done: { text: 'findingStates.state_done', color: 'info', isComplete: false },
  sent_back: { text: 'findingStates.state_sent_back', color: 'danger', isComplete: false },
  verified: { text: 'findingStates.state_verified', color: 'success', isComplete: true },
  effective: { text: 'findingStates.state_effective', color: 'success', isComplete: true },
} as const satisfies Record<FindingState, { text: MessageKey; color: string; isComplete: boolean }>

/**
 * The parties of the finding workflow. `responsible`: who answers for the finding by name, or while nobody does the
 * internal auditees. `lead`: the leaders of the audit's team, or in a team without one its author. `verifier`: holders
 * of SET_CORRECTIVE_STATUS in the audit. Administrators are lead and verifier everywhere.
 */
export type FindingParty = 'responsible' | 'lead' | 'verifier'

type Move = {
  /** How the history of the item calls it. */
  step: string
  /** From which state to which; from any other it is refused. */
  goes: Partial<Record<FindingState, FindingState>>
  by: readonly FindingParty[]
  /** Refused to whoever answers for the finding or has worked on it. */
  isForOthers: boolean
  /** Who is notified. */
  tells: readonly FindingParty[]
}

const unfinished = {
  open: 'open',
  proposed: 'proposed',
  plan_sent_back: 'plan_sent_back',
  accepted: 'accepted',
} as const
const anyOpen = { ...unfinished, done: 'done', sent_back: 'sent_back' } as const

/** Every move of a finding. */
export const findingMoves = {
  propose: {
    step: 'correction_proposed',
    goes: { open: 'proposed', plan_sent_back: 'proposed', sent_back: 'proposed' },
    by: ['responsible'],
    isForOthers: false,
    tells: ['lead'],
  },
  accept: {
    step: 'correction_accepted',
    goes: { proposed: 'accepted' },
    by: ['lead'],
    isForOthers: true,
    tells: ['responsible'],
  },
  give_evidence: { step: 'evidence_given', goes: anyOpen, by: ['responsible'], isForOthers: false, tells: ['lead'] },
  complete: {
    step: 'correction_done',
    goes: { accepted: 'done', sent_back: 'done' },
    by: ['responsible'],
    isForOthers: false,
    tells: ['lead', 'verifier'],
  },
  verify: {
    step: 'corrective_status_set',
    goes: {
      open: 'verified',
      proposed: 'verified',
      plan_sent_back: 'verified',
      accepted: 'verified',
      done: 'verified',
      sent_back: 'verified',
    },
    by: ['verifier'],
    isForOthers: true,
    tells: ['responsible', 'lead'],
  },
  send_back: {
    step: 'correction_sent_back',
    goes: { proposed: 'plan_sent_back', done: 'sent_back', verified: 'sent_back', effective: 'sent_back' },
    by: ['lead', 'verifier'],
    isForOthers: false,
    tells: ['responsible'],
  },
  find_effective: {
    step: 'effect_confirmed',
    goes: { verified: 'effective' },
    by: ['verifier'],
    isForOthers: true,
    tells: ['responsible', 'lead'],
  },
  find_ineffective: {
    step: 'effect_denied',
    goes: { verified: 'sent_back' },
    by: ['verifier'],
    isForOthers: true,
    tells: ['responsible', 'lead'],
  },
  ask_extension: { step: 'extension_asked', goes: anyOpen, by: ['responsible'], isForOthers: false, tells: ['lead'] },
  grant_extension: {
    step: 'extension_granted',
    goes: anyOpen,
    by: ['lead'],
    isForOthers: true,
    tells: ['responsible'],
  },
  refuse_extension: {
    step: 'extension_refused',
    goes: anyOpen,
    by: ['lead'],
    isForOthers: false,
    tells: ['responsible'],
  },
} as const satisfies Record<string, Move>
export type FindingMove = keyof typeof findingMoves
export const findingMoveNames = Object.keys(findingMoves) as FindingMove[]

/** The statuses of an audit in which its findings move. */
export const findingsMoveDuring = [auditStatus.CORRECTIVE, auditStatus.CLOSE] as const

/** Where a move leads from a state; null where it may not be made. */
export function leadsTo(move: FindingMove, from: FindingState): FindingState | null {
  const { goes }: Move = findingMoves[move]
  return goes[from] ?? null
}
