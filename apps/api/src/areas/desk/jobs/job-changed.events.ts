import { detailHandler } from '#events/event-handlers.ts'
import type { JobStatus } from '#jobs/records.ts'

/** What is said of a job that somebody cancelled or has tried again. */
export type JobChange = Pick<JobStatus, 'id' | 'state' | 'progress' | 'started_by'>

/** Notifies the person who began a job how it stands. */
export const jobChanged = detailHandler<JobChange>('job', (facts, { publish }) => {
  for (const { detail } of facts) {
    const { started_by, id, state, progress } = detail
    if (started_by !== null) publish({ user: started_by }, 'job', { id, state, progress })
  }
})
