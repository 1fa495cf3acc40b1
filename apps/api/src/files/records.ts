import type { Database } from '#db/client.ts'
import type { ReceivedFile } from './receiving/received.ts'
import { checkQuota } from './receiving/room.ts'

async function insert(db: Database, received: ReceivedFile[], ownerId: number | null): Promise<number[]> {
  const rows = await db
    .insertInto('files')
    .values(
      received.map((file) => ({
        digest: file.digest,
        small_digest: file.smallDigest ?? null,
        received_digest: file.receivedDigest,
        name: file.name,
        type: file.type,
        kind: file.kind,
        bytes: file.bytes,
        width: file.width ?? null,
        height: file.height ?? null,
        duration: file.duration ?? null,
        taken_at: file.takenAt ?? null,
        latitude: file.latitude ?? null,
        longitude: file.longitude ?? null,
        taken_by_device: file.takenByDevice ?? false,
        owner_id: ownerId,
      })),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Gives a file of the product's own its record. */
export async function recordOwn(db: Database, made: ReceivedFile): Promise<number> {
  const [id] = await insert(db, [made], null)
  return id!
}

/** What its device said of a picture that has its record already, where it said nothing itself. */
async function noteTaken(db: Database, { id, takenAt, latitude, longitude }: ReceivedFile): Promise<void> {
  await db
    .updateTable('files')
    .set({ taken_at: takenAt ?? null, latitude: latitude ?? null, longitude: longitude ?? null, taken_by_device: true })
    .where('id', '=', id!)
    .where('taken_at', 'is', null)
    .where('latitude', 'is', null)
    .execute()
}

/**
 * Gives files their records, in their order, except for resumable uploads that have one; 507 beyond the quota, in
 * bytes.
 */
export async function recordAll(
  db: Database,
  received: ReceivedFile[],
  ownerId: number,
  quota: number,
): Promise<number[]> {
  const fresh = received.filter(({ id }) => id === undefined)
  const bytes = fresh.reduce((sum, file) => sum + file.bytes, 0)
  await checkQuota(db, ownerId, bytes, quota)
  const made = fresh.length > 0 ? await insert(db, fresh, ownerId) : []
  for (const file of received) if (file.id !== undefined && file.takenByDevice) await noteTaken(db, file)
  const ids = new Map(fresh.map((file, at) => [file, made[at]!]))
  return received.map((file) => file.id ?? ids.get(file)!)
}
