import { sql } from 'kysely'
import { uploadPurposes } from '@apron/contract/product'
import type { Database } from '#db/client.ts'
import type { FileStore } from '../store.ts'

const day = 24 * 3_600_000

/**
 * Forgets uploads that were abandoned or finished as many days ago as their purpose allows, and removes parts from the
 * store that belong to none. Returns how many uploads.
 */
export async function forgetUploads(db: Database, { objects }: Pick<FileStore, 'objects'>, now: Date): Promise<number> {
  let count = 0
  for (const [purpose, { days }] of Object.entries(uploadPurposes)) {
    const before = new Date(now.getTime() - days * day).toISOString()
    const stopped = db.deleteFrom('uploads').where('purpose', '=', purpose).where('touched_at', '<', before)
    const { numDeletedRows } = await stopped.executeTakeFirstOrThrow()
    count += Number(numDeletedRows)
  }
  const { rows } = await sql<{ id: number }>`select id from uploads where is_open`.execute(db)
  const open = new Set(rows.map(({ id }) => id))
  // Younger ones may belong to an upload whose call is not over.
  const old = now.getTime() - day
  for await (const { name, at } of objects.names('parts/'))
    if (at.getTime() < old && !open.has(Number(name.split('/')[1]))) await objects.remove(name)
  return count
}
