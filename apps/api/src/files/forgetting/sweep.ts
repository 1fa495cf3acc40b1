import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { Blobs } from '../blobs.ts'

type Swept = { db: Database; fileStore: { blobs: Blobs } }

/** Far longer than any call lasts, in milliseconds. */
export const sweptAfter = 6 * 3_600_000

/**
 * Removes the bytes of refused calls and deleted files: marked long enough ago, and named by no record. Returns how
 * many.
 */
export async function sweepUploads({ db, fileStore: { blobs } }: Swept, age = sweptAfter): Promise<number> {
  let count = 0
  for (;;) {
    const digests = await blobs.unsettled(age)
    if (digests.length === 0) return count
    const named = await namedOf(db, digests)
    await blobs.settle([...named], age)
    for (const digest of digests) if (!named.has(digest) && (await blobs.forget(digest, age))) count += 1
  }
}

async function namedOf(db: Database, digests: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ digest: string }>`
    select digest from unnest(${digests}::text[]) sent (digest)
    where exists (
      select from files f where (f.digest = sent.digest or f.small_digest = sent.digest or f.print_digest = sent.digest) and f.swept_at is null
    )`.execute(db)
  return new Set(rows.map(({ digest }) => digest))
}
