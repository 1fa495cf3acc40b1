import type { CorrectiveActions } from '@apron/contract/audits'
import type { FrozenPaper } from './minutes-snapshot.ts'

/** What an addendum froze when it was saved. Saved ones are never rewritten: a new shape gets a new `version`. */
export type AddendumSnapshot = {
  version: 1
  /** The day, in the configured time zone, up to which it tells. */
  date: string
  /** Whose findings these are. */
  minutes: { id: number; number: string | null; digest: string }
  paper: FrozenPaper
  /** As a paper is made from it: files under addresses that open nothing. */
  actions: Omit<CorrectiveActions, 'paper' | 'date'>
}
