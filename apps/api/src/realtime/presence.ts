import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

/** Milliseconds that somebody stays online without a connection: a page that is loaded again has none for a moment. */
const grace = 1_500
/** A process that did not say for this long that it lives counts as dead. */
const dead = sql`interval '4 seconds'`

export type Presence = {
  /** Who is online now, in any process. */
  online(): Promise<number[]>
  /** Looks who came and who left since the last time, and says so to other processes. */
  beat(): Promise<void>
  close(): Promise<void>
}
type Tell = (online: number[], came: number[]) => Promise<void>

/** Keeps who is online; `connected` gives the person of every open connection of this process. */
export function openPresence(db: Database, shared: boolean, connected: () => Iterable<number>, tell: Tell): Presence {
  const id = randomUUID()
  const lastSeen = new Map<number, number>()
  let told: ReadonlySet<number> = new Set()

  function here(): number[] {
    const now = Date.now()
    for (const user of connected()) lastSeen.set(user, now)
    for (const [user, seen] of lastSeen) if (seen < now - grace) lastSeen.delete(user)
    return [...lastSeen.keys()]
  }

  async function elsewhere(): Promise<number[]> {
    if (!shared) return []
    const { rows } = await sql<{ user_id: number }>`
      select distinct unnest(user_ids) as user_id from processes
      where id <> ${id} and beat_at > now() - ${dead}`.execute(db)
    return rows.map(({ user_id }) => user_id)
  }

  async function say(): Promise<void> {
    // Written whole each time: after a crash of PostgreSQL the table is empty.
    await sql`
      with gone as (delete from processes where beat_at < now() - interval '1 minute')
      insert into processes (id, user_ids) values (${id}, ${here()}::integer[])
      on conflict (id) do update set user_ids = excluded.user_ids, beat_at = now()`.execute(db)
  }

  const online = async () => [...new Set([...here(), ...(await elsewhere())])]
  return {
    online,
    async beat() {
      if (shared) await say()
      const now = new Set(await online())
      const came = [...now].filter((user) => !told.has(user))
      if (came.length === 0 && now.size === told.size) return
      await tell([...now], came)
      told = now
    },
    async close() {
      if (shared) await db.deleteFrom('processes').where('id', '=', id).execute()
    },
  }
}
