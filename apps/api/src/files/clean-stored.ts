import type { Database } from '#db/client.ts'
import type { FileStore } from './store.ts'

/** How it is stopped, and where it reports progress. */
type CleanOptions = { leaving: AbortSignal; progress(share: number): Promise<void> }
type CleanServices = { db: Database; fileStore: Pick<FileStore, 'blobs' | 'clean'> }

/**
 * Removes metadata (place, time and the rest) from pictures stored before this was done on arrival, one by one; each is
 * whole on the disk before its records name it. Returns how many. Unreadable ones keep only their small copy. Throws
 * when it is stopped before all are done.
 */
export async function cleanStored(
  { db, fileStore }: CleanServices,
  { leaving, progress }: CleanOptions,
): Promise<number> {
  const { waiting } = await db
    .selectFrom('files')
    .select((all) => all.fn.countAll().$castTo<number>().as('waiting'))
    .where('kind', '=', 'image')
    .where('received_digest', 'is', null)
    .where('swept_at', 'is', null)
    .executeTakeFirstOrThrow()
  let looked = 0
  let count = 0
  let last = 0
  for (;;) {
    const file = await db
      .selectFrom('files')
      .select(['id', 'digest', 'type', 'name'])
      .where('kind', '=', 'image')
      .where('received_digest', 'is', null)
      .where('swept_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!file) return count
    leaving.throwIfAborted()
    await progress(looked / Math.max(looked + 1, waiting))
    looked += 1
    last = file.id
    const cleaned = await fileStore.clean(file).catch(() => null)
    if (!cleaned) continue
    const { takenAt, smallDigest: _, ...kept } = cleaned
    // Other records that name the old bytes are looked at by the sweep.
    if (kept.digest !== file.digest) await fileStore.blobs.doubt([file.digest])
    await db
      .updateTable('files')
      .set({ ...kept, taken_at: takenAt, received_digest: file.digest })
      .where('digest', '=', file.digest)
      .where('received_digest', 'is', null)
      .execute()
    count += 1
  }
}
