import type { MadeFile } from '@apron/contract'
import { translate, type Language, type MessageKey } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { wordsOf } from '#http/answering/error-answer.ts'
import { lastReason } from '#jobs/failure.ts'
import { jobStatusColumns, withQueue, type JobStatus } from '#jobs/records.ts'

/** A file to be made, with its job and, once done, the file. */
export type MadeFileRow = { id: number; job_id: number | null; file_id: number | null }
type State = Pick<MadeFile, 'state' | 'progress'> & { job: JobStatus | undefined }

/** The progress of the job that makes a file. */
export async function stateOf(db: Database, { job_id, file_id }: Omit<MadeFileRow, 'id'>): Promise<State> {
  const rows = withQueue(db).select(jobStatusColumns).where('jobs.id', '=', job_id)
  const job = job_id === null ? undefined : await rows.executeTakeFirst()
  if (file_id !== null) return { state: 'done', progress: 1, job }
  // A job that ended without a file, or that was deleted, has failed.
  if (!job || job.state === 'done') return { state: 'failed', progress: 0, job }
  return { state: job.state, progress: job.progress, job }
}

type Reader = { db: Database; language: Language; fileStore: Pick<FileStore, 'url'> }

/** The same as people read it; `unknown` where nobody knows why it failed. */
export async function presentMade(
  { db, language, fileStore }: Reader,
  making: MadeFileRow,
  unknown: MessageKey,
): Promise<MadeFile> {
  const { state, progress, job } = await stateOf(db, making)
  const stored = db.selectFrom('files').select(['id', 'name', 'bytes']).where('id', '=', making.file_id)
  const file = making.file_id === null ? undefined : await stored.executeTakeFirst()
  const reason = state === 'failed' ? lastReason(job?.output ?? null, job?.expire_seconds ?? 0) : null
  const { key, values } = reason ?? { key: unknown, values: {} }
  return {
    id: making.id,
    job_id: making.job_id,
    state,
    progress,
    error: state === 'failed' ? translate(language, key, wordsOf(values, language)) : null,
    file: file ? { name: file.name, url: fileStore.url(file.id, 'original'), bytes: file.bytes } : null,
  }
}
