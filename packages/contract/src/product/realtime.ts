import type { Language } from '@apron/messages'
import type { ChatMessage } from '../talk/chat.ts'
import type { Person } from '../capabilities/person.ts'
import type { AuditItem, QuickReportRow } from '../audits/workspace.ts'
import type { JobState } from '../desk/jobs.ts'
import type { OutlineImport } from '../documents/outline-imports.ts'
import type { AuditState } from '../capabilities/review.ts'
import type { Entity } from './entities.ts'

/**
 * Records that are not as they were: what is read of them is stale. No ids: several of which nobody counted which. `by`
 * is the idempotency key of the call that changed them, by which a tab knows its own.
 */
export type ChangedRecords = { entity: Entity; ids: number[] | null; audit_id: number | null; by: string | null }

/** What the server pushes, by event; `audit:*` goes to the people who have the audit open, the rest to one person. */
export type ServerEvents = {
  /**
   * To those who may see the records, the changes of a quarter of a second together. Entities with realtime events of
   * their own are not announced here.
   */
  changed: { facts: ChangedRecords[] }
  'audit:item': { audit_id: number; item: AuditItem; actor_id: number }
  /** `comment_count` is how many the item has now. */
  'audit:comment': {
    audit_id: number
    item_id: number
    comment_id: number
    removed: boolean
    comment_count: number
    has_conclusion: boolean
    actor_id: number
  }
  'audit:status': { audit_id: number; status: AuditState; actor_id: number }
  'audit:items-changed': { audit_id: number; actor_id: number }
  'audit:quick-report': { audit_id: number; rows: QuickReportRow[] }
  /** The reader's rights changed: reload the profile, leave what may no longer be seen. */
  'session:changed': Record<string, never>
  'session:ended': Record<string, never>
  /** Something new for one person, in every language: the reader's browser knows which one it shows. No author: the system. */
  notification: {
    id: number
    type: string
    /** What it is about, as its notification says it. */
    data: Record<string, unknown>
    link: string | null
    author: string | null
    message: Record<Language, string>
    /** The line that it stands in: whether that was not unread before, and whether it grows without a word. */
    line: { id: number; is_new: boolean; is_quiet: boolean }
  }
  /** How many notifications and lines are unread, after some were read in one of the person's tabs. */
  'notification:read': { unread: number; lines: number }
  /**
   * A new message, to every tab of both people, the sender's too. `author` is null for the assistant; `unread` is what
   * the reader has not read of this channel now. Pushes may overtake one another: order by `id`.
   */
  'chat:message': { message: ChatMessage; author: Person | null; unread: number }
  /** Somebody has read a channel up to a message; to both people. `unread` is what `user_id` has left of it. */
  'chat:read': { channel_id: number; user_id: number; message_id: number; unread: number }
  /** The other person is typing; it holds for five seconds. */
  'chat:typing': { channel_id: number; user_id: number }
  /** How an import of an outline that the person began stands. */
  'document.import': OutlineImport
  /** How a job that the person began stands; `progress` goes from 0 to 1. */
  job: { id: number; state: JobState; progress: number }
  /** Everybody who is online now, at most once a second, after somebody came or left. Whoever came is described. */
  'users:active': { user_ids: number[]; joined: Person[] }
}

/** What also people receive whose user group is not approved: no more than what concerns their own account. */
export const accountEvents: ReadonlySet<keyof ServerEvents> = new Set([
  'session:changed',
  'session:ended',
  'notification',
  'notification:read',
] as const)

/** What a client asks of the server; the answer says whether it was allowed. */
export type ClientEvents = {
  /** `saidBefore`: milliseconds since something was last said there; null when that is not known. */
  'audit:join': (auditId: number, answer: (joined: boolean, saidBefore: number | null) => void) => void
  'audit:leave': (auditId: number) => void
  /** The person types in a channel of theirs; at most every two seconds. */
  'chat:typing': (channelId: number) => void
}
