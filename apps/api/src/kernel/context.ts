import type { ServerEvents } from '@apron/contract/product'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'

/**
 * Who receives a realtime event: people with one audit open, all tabs of one person, holders of a permission, or those
 * who see the audits of an organisation.
 */
export type Audience = { audit: number } | { user: number } | { right: string } | { organization: number }
export type Publish = <Name extends keyof ServerEvents>(to: Audience, event: Name, payload: ServerEvents[Name]) => void

/** What is known of every call, and of what follows from one. */
export type CallContext = {
  /** The call's transaction; the pool itself for a GET. */
  db: Database
  language: Language
  /** Runs once the transaction has committed. */
  afterCommit(action: () => void): void
}
