import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { insertFacts, type Fact } from '../facts/facts.ts'

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

/** What lets an address of a file open it: whoever reads the trail is not let in by it. */
const opening = /(\/files\/\d+\/(?:original|small))\?expires=\d+&(?:amp;)?signature=[\w-]+/g
const asJson = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value).replace(opening, '$1')

/** Writes the entry in the transaction of the change that it tells of, and with it in one statement which records that changed. */
export async function writeTrail(db: Database, entry: TrailEntry, facts: readonly Fact[]): Promise<void> {
  const { action, subjectId, userId, sessionId, address, agent, before, after } = entry
  const told = facts.length > 0 ? sql`with told as (${insertFacts(facts)})` : sql``
  await sql`
    ${told}
    insert into audit_trail (action, subject_id, user_id, session_id, address, agent, before, after)
    values (${action}, ${subjectId}, ${userId}, ${sessionId}, ${address}, ${agent.slice(0, 300)},
      ${asJson(before)}, ${asJson(after)})`.execute(db)
}
