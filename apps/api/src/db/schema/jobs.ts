import { byDefault, id, instant, nullable, real, reference, table, text, uuid } from './table.ts'

export const jobs = table({
  id,
  queue_id: byDefault(uuid),
  kind: text,
  started_by: nullable(reference),
  progress: byDefault(real),
  created_at: byDefault(instant),
})
export const job_periods = table({ kind: text, period: instant, begun_at: byDefault(instant) })
