import type { Database } from '../db/client.ts'

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

const asJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/** Writes the entry in the transaction of the change that it tells of. */
export async function writeTrail(db: Database, entry: TrailEntry): Promise<void> {
  await db
    .insertInto('audit_trail')
    .values({
      action: entry.action,
      subject_id: entry.subjectId,
      user_id: entry.userId,
      session_id: entry.sessionId,
      address: entry.address,
      agent: entry.agent.slice(0, 300),
      before: asJson(entry.before),
      after: asJson(entry.after),
    })
    .execute()
}
