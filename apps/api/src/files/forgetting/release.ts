import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { Blobs } from '../blobs.ts'
import { isUsed } from './references.ts'

const atOnce = 500

/** Marks the files to which nothing refers any more as deleted; answers how many. */
export async function deleteReleased(db: Database): Promise<number> {
  let count = 0
  for (;;) {
    const { looked, deleted } = await db.transaction().execute(lookAtReleased)
    count += deleted
    if (looked < atOnce) return count
  }
}

async function lookAtReleased(db: Database): Promise<{ looked: number; deleted: number }> {
  // Locked first and checked after that: whoever begins to use one of them meanwhile is waited for or passed over.
  const { rows } = await sql<{ id: number }>`
    select f.id from released_files r join files f on f.id = r.file_id
    order by f.id limit ${atOnce} for update of r, f skip locked`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { looked: 0, deleted: 0 }
  const deleted = await sql<{ id: number }>`
    update files f set deleted_at = now()
    where id = any(${ids}::integer[]) and deleted_at is null and not ${isUsed()} returning id`.execute(db)
  await sql`delete from released_files where file_id = any(${ids}::integer[])`.execute(db)
  return { looked: ids.length, deleted: deleted.rows.length }
}

/** How long the bytes of a deleted file stay, in days. */
const keptFor = 30

/**
 * Releases the bytes of files that were deleted long enough ago, except bytes that another record names. Returns how
 * many files.
 */
export async function sweepDeleted(db: Database, blobs: Blobs, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - keptFor * 24 * 3_600_000)
  const swept = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from files where deleted_at < ${before} and swept_at is null
      order by id limit ${atOnce} for update skip locked`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    // A use that began after the mark removes it; this catches what the mark overlooked.
    await sql`update files f set deleted_at = null where id = any(${ids}::integer[]) and ${isUsed()}`.execute(trx)
    const { rows: gone } = await sql<Record<'digest' | 'small_digest' | 'print_digest', string | null>>`
      update files set swept_at = now() where id = any(${ids}::integer[]) and deleted_at is not null
      returning digest, small_digest, print_digest`.execute(trx)
    // The sweep of refused uploads does the rest.
    await blobs.doubt(
      gone.flatMap((file) => Object.values(file)).filter((digest) => digest !== null),
      trx,
    )
    return gone
  })
  return swept.length
}
