import { expect, vi } from 'vitest'
import type { World } from '../world.ts'

/** Waits until the jobs that begin by themselves with a process are done. */
export async function settled({ app, db }: Pick<World, 'app' | 'db'>): Promise<void> {
  const periodic = app.services.jobs.kinds().filter(({ every }) => every !== undefined)
  await vi.waitFor(
    async () => {
      expect(await db.selectFrom('job_periods').select('kind').execute()).toHaveLength(periodic.length)
      expect(await db.selectFrom('jobs').select('id').execute()).toEqual([])
    },
    { timeout: 45_000, interval: 50 },
  )
}
