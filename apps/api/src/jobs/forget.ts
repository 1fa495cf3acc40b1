import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

const hour = 3_600_000

/** Throws away what has had its time: at once, then every hour. Returns what stops it, when it is done. */
export function forgetInTime(db: Database, onError: (error: Error) => void): () => Promise<void> {
  let running = Promise.resolve()
  const go = () => {
    running = forget(db).catch(onError)
  }
  go()
  const timer = setInterval(go, hour)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

async function forget(db: Database): Promise<void> {
  // Longer than any client waits with an answer that did not come.
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago('1 day')).execute()
  await db.deleteFrom('login_attempts').where('at', '<', ago('1 day')).execute()
  await db.deleteFrom('used_captchas').where('expires_at', '<', ago('1 day')).execute()
}

const ago = (time: string) => sql<string>`now() - ${time}::interval`
