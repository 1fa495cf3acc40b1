import * as z from 'zod/mini'
import type { ModuleRegistry } from '#capabilities/area.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'
import { mailNotices } from './notice-mail.ts'

const mailing: JobKind<object> = {
  name: 'notices.mail',
  title: 'jobs.kind_notice_mail',
  input: z.object({}),
  tries: 1,
  seconds: 300,
  every: { seconds: 60 },
}

/** Within a minute people are written what goes at once, and what they look at meanwhile is not written. */
export const noticeMailJobs = (services: Services, { notificationTypes }: ModuleRegistry): Job[] => [
  defineJob(mailing, () =>
    services.db.transaction().execute((db) => mailNotices(db, services, notificationTypes, 'at_once')),
  ),
]
