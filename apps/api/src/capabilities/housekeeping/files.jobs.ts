import * as z from 'zod/mini'
import { job, type Job, type Kind } from '../../jobs/kind.ts'
import { cleanStored } from '../../files/clean-stored.ts'
import { deleteReleased, sweepDeleted } from '../../files/forgetting/release.ts'
import { sweepUploads } from '../../files/forgetting/sweep.ts'
import { forgetUploads } from '../../files/uploads/forget-uploads.ts'
import type { FileStore } from '../../files/store.ts'
import type { Database } from '../../db/client.ts'

const nothing = z.object({})
const minute = 60
const hour = 60 * minute

const released: Kind<object> = {
  name: 'files.released',
  title: 'jobs.kind_released_files',
  input: nothing,
  tries: 1,
  seconds: 10 * minute,
  // What is deleted is served no longer within a minute.
  every: { seconds: 30 },
}
const swept: Kind<object> = {
  name: 'files.swept',
  title: 'jobs.kind_swept_files',
  input: nothing,
  tries: 3,
  seconds: 10 * minute,
  every: { daily: '02:00' },
}
const refused: Kind<object> = {
  name: 'files.refused',
  title: 'jobs.kind_refused_files',
  input: nothing,
  tries: 3,
  seconds: hour,
  every: { seconds: hour },
}
const uploads: Kind<object> = {
  name: 'files.uploads',
  title: 'jobs.kind_forget_uploads',
  input: nothing,
  tries: 3,
  seconds: 10 * minute,
  every: { seconds: hour },
}
const pictures: Kind<object> = {
  name: 'files.pictures',
  title: 'jobs.kind_clean_pictures',
  input: nothing,
  tries: 3,
  seconds: 23 * hour,
  every: { seconds: hour },
}

type Stored = { db: Database; fileStore: FileStore; now(): Date }

/** What is done about stored files while nobody asks for them. */
export const fileJobs = ({ db, fileStore, now }: Stored): Job[] => [
  job(released, () => deleteReleased(db)),
  job(swept, () => sweepDeleted(db, fileStore.blobs, now())),
  job(refused, () => sweepUploads({ db, fileStore })),
  job(uploads, () => forgetUploads(db, fileStore, now())),
  job(pictures, (work) => cleanStored({ db, fileStore }, work)),
]
