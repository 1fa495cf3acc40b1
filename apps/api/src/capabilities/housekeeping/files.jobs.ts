import * as z from 'zod/mini'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'
import { cleanStored } from '#files/clean-stored.ts'
import { deleteReleased, sweepDeleted } from '#files/forgetting/release.ts'
import { sweepUploads } from '#files/forgetting/sweep.ts'
import { forgetUploads } from '#files/uploads/forget-uploads.ts'
import type { FileStore } from '#files/store.ts'
import type { Database } from '#db/client.ts'

const nothing = z.object({})
const minute = 60
const hour = 60 * minute

const released: JobKind<object> = {
  name: 'files.released',
  title: 'jobs.kind_released_files',
  input: nothing,
  tries: 1,
  seconds: 10 * minute,
  // Deleted files are no longer served within a minute.
  every: { seconds: 30 },
}
const swept: JobKind<object> = {
  name: 'files.swept',
  title: 'jobs.kind_swept_files',
  input: nothing,
  tries: 3,
  seconds: 10 * minute,
  every: { daily: '02:00' },
}
const refused: JobKind<object> = {
  name: 'files.refused',
  title: 'jobs.kind_refused_files',
  input: nothing,
  tries: 3,
  seconds: hour,
  every: { seconds: hour },
}
const uploads: JobKind<object> = {
  name: 'files.uploads',
  title: 'jobs.kind_forget_uploads',
  input: nothing,
  tries: 3,
  seconds: 10 * minute,
  every: { seconds: hour },
}
const pictures: JobKind<object> = {
  name: 'files.pictures',
  title: 'jobs.kind_clean_pictures',
  input: nothing,
  tries: 3,
  seconds: 23 * hour,
  every: { seconds: hour },
}

type FileJobServices = { db: Database; fileStore: FileStore; now(): Date }

/** Periodic work on stored files. */
export const fileJobs = ({ db, fileStore, now }: FileJobServices): Job[] => [
  defineJob(released, () => deleteReleased(db)),
  defineJob(swept, () => sweepDeleted(db, fileStore.blobs, now())),
  defineJob(refused, () => sweepUploads({ db, fileStore })),
  defineJob(uploads, () => forgetUploads(db, fileStore, now())),
  defineJob(pictures, (work) => cleanStored({ db, fileStore }, work)),
]
