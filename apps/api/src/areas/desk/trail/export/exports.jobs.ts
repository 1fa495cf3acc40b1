import { Readable } from 'node:stream'
import type { TrailEntry } from '@apron/contract/desk'
import { translate } from '@apron/messages'
import type { DomainEvent } from '#events/domain-events.ts'
import type { ReceivedFile } from '#files/store.ts'
import { Refusal } from '#kernel/refusals.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobRun } from '#jobs/kind.ts'
import { ownEntry, writeTrail } from '#trail/trail.ts'
import { entriesInWords } from './entries-in-words.ts'
import { forget, type TrailExportRow } from './exports.ts'
import { exporting, forgetting } from './kind.ts'
import { writers } from './writers.ts'

export const exportJobs = (services: Services): Job[] => [
  defineJob(exporting, (work) => make(services, work)),
  defineJob(forgetting, () => forget(services.db)),
]

async function make(services: Services, work: JobRun<{ export: number }>): Promise<void> {
  const { db, fileStore, settings } = services
  const one = await db.selectFrom('trail_exports').selectAll().where('id', '=', work.input.export).executeTakeFirst()
  // A process that was killed at the end has made it.
  if (!one || one.file_id !== null) return
  const { time_zone: zone, free_disk_mb } = settings.now()
  const { format, language } = one
  const free = await fileStore.freeBytes()
  if (free !== null && free < free_disk_mb * 1024 * 1024) throw new Refusal(507, 'disk_full')
  const told = counting(entriesInWords({ db, language, zone }, one.query), work)
  const { write, type } = writers[format]
  const taken = await fileStore.blobs.take(
    Readable.from(write(told.entries, { language, zone })),
    async () => undefined,
  )
  try {
    await fileStore.blobs.keep(taken)
    const { digest, bytes } = taken
    const name = `${translate(language, 'trail.file_name')} ${dayIn(zone, services.now())}.${format}`
    const file: ReceivedFile = { name, type, kind: 'document', digest, receivedDigest: digest, bytes }
    await settle(services, one, { file, entries: told.count() })
  } finally {
    await fileStore.blobs.drop(taken)
  }
}

/** The entries as they come, counted; says how far they are by their numbers, which begin at one, and ends when the job has to. */
function counting(all: AsyncIterable<TrailEntry[]>, { leaving, progress }: JobRun) {
  let count = 0
  let first: number | null = null
  async function* entries() {
    for await (const some of all) {
      leaving.throwIfAborted()
      first ??= some[0]?.id ?? null
      count += some.length
      const last = some.at(-1)?.id
      // A failed report is made up for by the next.
      if (first !== null && last !== undefined) void progress(1 - last / (first + 1)).catch(() => undefined)
      yield some
    }
  }
  return { entries: entries(), count: () => count }
}

type TrailExportResult = { file: ReceivedFile; entries: number }

/** Gives an export its file; nothing when it has one, or has been let go of meanwhile. */
async function settle(
  { db, fileStore, events: { announcer } }: Services,
  one: TrailExportRow,
  { file, entries }: TrailExportResult,
): Promise<void> {
  const facts: DomainEvent[] = [{ entity: 'trail_export', id: one.user_id, auditId: null }]
  const places = await db.transaction().execute(async (trx) => {
    const rows = trx.selectFrom('trail_exports').select('file_id').where('id', '=', one.id).forUpdate()
    const row = await rows.executeTakeFirst()
    if (!row || row.file_id !== null) return []
    const file_id = await fileStore.recordOwn(trx, file)
    await trx.updateTable('trail_exports').set({ file_id, entries }).where('id', '=', one.id).execute()
    const after = { file: file.name, bytes: file.bytes, digest: file.digest, format: one.format, entries }
    const { user_id: userId } = one
    const agent = exporting.name
    await writeTrail(trx, ownEntry({ action: 'trail.export_made', subjectId: one.id, userId, agent, after }), facts)
    return announcer.places(trx, facts)
  })
  announcer.tell(places, null)
}
