import type { OutlineImport } from '@apron/contract/documents'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobRun } from '#jobs/kind.ts'
import type { OutlineTasks } from '../outline-tasks.ts'
import { readOutline } from '../sent-outline.ts'
import type { Failure } from './imports.ts'
import { takePictures } from './pictures.ts'
import { reading, type Input, type ImportJob } from './reading.ts'
import { settle, settleFailed } from './settle-import.ts'

/** How far of the whole it is once the file is read, and once its pictures are taken. */
const shares = { read: 70, pictures: 95 }

export const importJobs = (services: Services, sandbox: Sandbox<OutlineTasks>): Job[] => [
  defineJob(reading, async (work) => {
    const one = await begun(services, work.input)
    if (!one) return
    try {
      await read(services, sandbox, one, work)
    } catch (error) {
      const failure = work.leaving.aborted ? null : failureOf(error)
      if (failure) return settleFailed(services, one, failure)
      if (work.isLast(error) && !work.leaving.aborted)
        await settleFailed(services, one, { key: 'errors.unexpected', values: {} })
      throw error
    }
  }),
]

async function read(services: Services, sandbox: Sandbox<OutlineTasks>, one: ImportJob, { leaving }: JobRun<Input>) {
  const { fileStore } = services
  const caller = { id: one.started_by }
  const tell = openProgress(services, one)
  const asked = {
    fileStore,
    sandbox,
    caller,
    language: one.sent.language,
    // A failed report is made up for by the next.
    tell: (share: number) => void tell(share * shares.read).catch(() => undefined),
  }
  await readOutline(asked, one.file, async (outline) => {
    await tell(shares.read)
    const done = (share: number) => tell(shares.read + share * (shares.pictures - shares.read))
    await takePictures(services, one, { pictures: outline.pictures, done }, async (pictures) => {
      leaving.throwIfAborted()
      await settle(services, one, { ...outline, pictures })
    })
  })
}

/** Begins to read an import, or begins anew what a killed process has left; nothing when it has ended. */
async function begun({ db }: Services, sent: Input): Promise<ImportJob | null> {
  const row = await db
    .updateTable('outline_imports')
    .from('files')
    .set({ state: 'reading', progress: 0 })
    .whereRef('files.id', '=', 'outline_imports.file_id')
    .where('outline_imports.id', '=', sent.import)
    .where('outline_imports.state', 'in', ['waiting', 'reading'])
    .returning(['outline_imports.id', 'document_id', 'started_by', 'name', 'type', 'digest', 'bytes'])
    .executeTakeFirst()
  if (!row) return null
  const { id, document_id, started_by, name, type, digest, bytes } = row
  const file = { name, type, kind: 'document' as const, digest, bytes, receivedDigest: digest }
  return { id, document_id, started_by: started_by!, file, sent }
}

/** Between two pushes, in milliseconds. */
const tellsEvery = 200

/** Says how far it is to whoever began it, at most five times a second. */
function openProgress({ db, emit }: Services, { id, document_id, started_by }: ImportJob) {
  let told = 0
  return async (share: number) => {
    const now = performance.now()
    if (now < told + tellsEvery) return
    told = now
    const progress = Math.round(share)
    const still = await db
      .updateTable('outline_imports')
      .set({ progress })
      .where('id', '=', id)
      .where('state', '=', 'reading')
      .executeTakeFirst()
    const standing: OutlineImport = { id, document_id, state: 'reading', progress }
    if (still.numUpdatedRows > 0n) emit({ user: started_by }, 'document.import', standing)
  }
}

/** A failure that a retry would meet as well, as it is shown. */
function failureOf(error: unknown): Failure | null {
  if (!(error instanceof Refusal) || error.status >= 500) return null
  const told = error.fields?.['file']?.[0]
  if (told) return { key: told.key, values: told.values ?? {} } as Failure
  return { key: `errors.${error.code as 'unexpected'}`, values: error.values as Failure['values'] }
}
