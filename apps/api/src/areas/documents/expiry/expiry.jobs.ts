import * as z from 'zod/mini'
import { notifyFromJob } from '#capabilities/notifications/notify-from-job.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'
import type { FeatureModule } from '#capabilities/area.ts'
import { documentExpires } from './document-expires.ts'
import { tellExpiring } from './expiry.ts'

const expiry: JobKind<object> = {
  name: 'documents.expiry',
  title: 'jobs.kind_document_expiry',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '06:00' },
}

/** Every morning notifies of documents that expire before long. */
const expiryJobs = (services: Services): Job[] => [
  defineJob(expiry, () =>
    notifyFromJob(services, (db, publish) =>
      tellExpiring({ db, publish, caller: null }, dayIn(services.settings.now().time_zone, services.now())),
    ),
  ),
]

/** What the rest of the server must know of the expiry of documents. */
export const documentExpiryModule = { jobs: expiryJobs, notificationTypes: [documentExpires] } satisfies FeatureModule
