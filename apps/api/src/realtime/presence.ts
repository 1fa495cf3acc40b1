import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** Milliseconds that somebody stays online without a connection: a page that reloads has none for a moment. */
const grace = 1_500
/** Milliseconds: a process without a sign of life for this long counts as dead. */
const silence = 4_000
const dead = sql`make_interval(secs => ${silence / 1_000})`

export type Presence = {
  /** Who is online now, in any process. */
  online(): Promise<number[]>
  /** Checks who came and who left since the last time, and tells the other processes. */
  beat(): Promise<void>
  close(): Promise<void>
}
export type Around = {
  /** The person of every open connection of this process. */
  connected(): Iterable<number>
  tell(online: number[], came: number[]): Promise<void>
  /** Another process has died: its committed but unsent events reached nobody. */
  onDeath(): void
}

/** Keeps who is online. */
export function openPresence(db: Database, shared: boolean, { connected, tell, onDeath }: Around): Presence {
  const processes = openProcesses(db, onDeath)
  const lastSeen = new Map<number, number>()
  let told: ReadonlySet<number> = new Set()

  function here(): number[] {
    const now = performance.now()
    for (const user of connected()) lastSeen.set(user, now)
    for (const [user, seen] of lastSeen) if (seen < now - grace) lastSeen.delete(user)
    return [...lastSeen.keys()]
  }

  const online = async () => [...new Set([...here(), ...(shared ? await processes.elsewhere() : [])])]

  async function tellChanges(): Promise<void> {
    const now = new Set(await online())
    const came = [...now].filter((user) => !told.has(user))
    if (came.length === 0 && now.size === told.size) return
    await tell([...now], came)
    told = now
  }

  return {
    online,
    async beat() {
      if (shared) await processes.say(here())
      await tellChanges()
      if (shared) await processes.look()
    },
    async close() {
      if (shared) await processes.leave()
    },
  }
}

/** Tells the other processes on the database who is here, and reads theirs. */
function openProcesses(db: Database, onDeath: () => void) {
  const id = randomUUID()
  /** Processes that fell silent and are dealt with; null until the first look. */
  let silent: ReadonlySet<string> | null = null
  let lookingSince = 0
  let lookedAt = -Infinity

  async function elsewhere(): Promise<number[]> {
    const { rows } = await sql<{ user_id: number }>`
      select distinct unnest(user_ids) as user_id from processes
      where id <> ${id} and beat_at > now() - ${dead}`.execute(db)
    return rows.map(({ user_id }) => user_id)
  }

  async function say(users: number[]): Promise<void> {
    // Written whole each time: after a crash of PostgreSQL the table is empty.
    await sql`
      with gone as (delete from processes where beat_at < now() - interval '1 minute')
      insert into processes (id, user_ids) values (${id}, ${users}::integer[])
      on conflict (id) do update set user_ids = excluded.user_ids, beat_at = now()`.execute(db)
  }

  /** Notices who fell silent; a process that stops in order takes its row away. */
  async function look(): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select id from processes where id <> ${id} and beat_at <= now() - ${dead}`.execute(db)
    const now = performance.now()
    if (now - lookedAt > silence) lookingSince = now
    lookedAt = now
    // They died before anybody was connected here.
    silent ??= new Set(rows.map((row) => row.id))
    // After the database was out of reach everybody has been silent for a while.
    if (now - lookingSince < silence) return
    const died = rows.some((row) => !silent?.has(row.id))
    silent = new Set(rows.map((row) => row.id))
    if (died) onDeath()
  }

  async function leave(): Promise<void> {
    await db.deleteFrom('processes').where('id', '=', id).execute()
  }

  return { elsewhere, say, look, leave }
}
