import type { MissingContent } from '#db/schema/papers/exports.ts'
import type { DomainEvent } from '#events/domain-events.ts'
import type { ReceivedFile } from '#files/store.ts'
import type { Services } from '#http/services.ts'
import { ownEntry, writeTrail } from '#trail/trail.ts'
import { making, type Export } from './kind.ts'

export type PaperExportResult = { file: ReceivedFile; missing: MissingContent; by: number | null }

/** Gives an export its file; nothing when it has one, or has been let go of meanwhile. */
export async function settle(
  { db, fileStore, events: { announcer } }: Services,
  { id, audit_id, minutes_id, what }: Export,
  { file, missing, by }: PaperExportResult,
): Promise<void> {
  const facts: DomainEvent[] = [{ entity: 'export', id, auditId: audit_id }]
  const places = await db.transaction().execute(async (trx) => {
    const rows = trx.selectFrom('exports').select('file_id').where('id', '=', id).forUpdate()
    const row = await rows.executeTakeFirst()
    if (!row || row.file_id !== null) return []
    const fileId = await fileStore.recordOwn(trx, file)
    await trx
      .updateTable('exports')
      .set({ file_id: fileId, missing: JSON.stringify(missing) })
      .where('id', '=', id)
      .execute()
    const { name, bytes, digest } = file
    const after = { export: id, what, audit_id, minutes_id, file: name, bytes, digest, ...missing }
    const entry = ownEntry({ action: 'paper.made', subjectId: id, userId: by, agent: making.name, after })
    await writeTrail(trx, entry, facts)
    return announcer.places(trx, facts)
  })
  announcer.tell(places, null)
}
