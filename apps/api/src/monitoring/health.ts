import { missingIn } from '#db/migrate.ts'
import type { Services } from '#http/services.ts'
import { within } from './within.ts'

/** What the product needs to serve everybody. */
const parts = ['database', 'migrations', 'files', 'jobs'] as const
type Part = (typeof parts)[number]

/** Milliseconds for which a check counts, so that frequent requests do not reach the database. */
const counts = 1_000
/** Milliseconds that each part gets. */
const patience = 2_000

export type HealthReport = { ready: boolean } & Record<Part, 'ok' | 'failed'>
type HealthServices = Pick<Services, 'db' | 'fileStore' | 'jobs' | 'room'>

/** Checks each part, one check at a time. */
export function openHealth({ db, fileStore, jobs, room }: HealthServices): () => Promise<HealthReport> {
  let last: { at: number; looked: HealthReport } | null = null
  let looking: Promise<HealthReport> | null = null
  // A halted server that owes an answer is not asked again: each question holds a connection.
  const missing = oneAtATime(() => missingIn(db))
  const kept = oneAtATime(() => fileStore.probe().then(() => true))

  async function look(): Promise<HealthReport> {
    const [lacks, keeps] = await Promise.all([within(patience, missing()), within(patience, kept())])
    const said: Record<Part, boolean> = {
      database: lacks !== undefined,
      migrations: lacks?.length === 0,
      files: keeps === true && !room.isGone(),
      jobs: jobs.isServing(),
    }
    const told = Object.fromEntries(parts.map((part) => [part, said[part] ? 'ok' : 'failed']))
    const looked = { ready: parts.every((part) => said[part]), ...(told as Record<Part, 'ok' | 'failed'>) }
    last = { at: performance.now(), looked }
    return looked
  }

  return async () => {
    if (last && performance.now() - last.at < counts) return last.looked
    looking ??= look().finally(() => (looking = null))
    return looking
  }
}

function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | null = null
  return () => (underWay ??= work().finally(() => (underWay = null)))
}
