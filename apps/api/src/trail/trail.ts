import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { insertEvents, type DomainEvent } from '#events/domain-events.ts'
import { recordsOf } from './records.ts'

/** One write as a regulator asks about it: who, when, from where, what, before and after. */
export type TrailEntry = {
  action: string
  subjectId: number | null
  userId: number | null
  sessionId: number | null
  address: string
  agent: string
  before: unknown
  after: unknown
}

/** The entries of what the product does by itself, beside those that calls name. */
export const ownActions = [
  'audit.lateness_told',
  'audit.lateness_passed_on',
  'mail.handed_over',
  'paper.made',
  'trail.export_made',
] as const

/** An entry of a background job; the job is named in place of a browser. */
export type OwnEntry = {
  action: (typeof ownActions)[number]
  subjectId: number
  userId?: number | null
  agent: string
  after: unknown
}
export const ownEntry = ({ userId = null, ...entry }: OwnEntry): TrailEntry => ({
  ...entry,
  userId,
  sessionId: null,
  address: 'server',
  before: null,
})

/** Signatures of file addresses: a reader of the trail must not get in by them. */
const opening = /(\/files\/\d+\/(?:original|small))\?expires=\d+&(?:amp;)?signature=[\w-]+/g
const asJson = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value).replace(opening, '$1')

/**
 * Writes the entry in the transaction of the change, and in the same statement the domain events. `about` names the
 * records of a job that announces nothing.
 */
export async function writeTrail(
  db: Database,
  entry: TrailEntry,
  facts: readonly DomainEvent[],
  about: readonly DomainEvent[] = facts,
): Promise<void> {
  const { action, subjectId, userId, sessionId, address, agent, before, after } = entry
  const records = recordsOf(about)
  const told = facts.length > 0 ? sql`told as (${insertEvents(facts)}),` : sql``
  const written = sql`
    insert into audit_trail (action, subject_id, user_id, session_id, address, agent, before, after)
    values (${action}, ${subjectId}, ${userId}, ${sessionId}, ${address}, ${agent.slice(0, 300)},
      ${asJson(before)}, ${asJson(after)}) returning id, at`
  await sql`
    with ${told} entry as (${written})
    insert into trail_records (kind, record_id, at, entry_id)
    select record.kind, record.id, entry.at, entry.id from entry, unnest(
      ${records.map(({ kind }) => kind)}::text[], ${records.map(({ id }) => id)}::integer[]) record (kind, id)`.execute(
    db,
  )
}
