import { jobs as routes } from '@apron/contract/desk'
import type { FeatureModule } from '#capabilities/area.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { job } from './seen-job.ts'
import { jobChanged, type JobChange } from './job-changed.events.ts'
import * as jobs from './jobs.ts'

type JobRow = Awaited<ReturnType<typeof jobs.find>>

const jobRoutes = ({ jobs: background }: Services) => {
  const shown = (row: JobRow, language: Parameters<typeof jobs.present>[2]) =>
    jobs.present(row, background.kinds(), language)
  return defineCalls(routes, {
    list: async ({ db, query, language }) => {
      const { rows, ...page } = await jobs.list(db, query)
      return { rows: rows.map((row) => shown(row, language)), ...page }
    },
    periodic: ({ db, language }) => jobs.periodic(db, background, language),
    start: async ({ db, body, caller, language }) =>
      shown(await jobs.start(db, background, body.kind, caller), language),
    show: async ({ db, params, caller, language }) => shown(await jobs.find(db, params.id, caller), language),
    cancel: withSubject(
      ({ db, params, caller }) => jobs.hold(db, params.id, caller),
      async (context, row) => {
        const { db, caller, language } = context
        const changed = await jobs.cancel(db, background, row, caller)
        context.changed('job', changed.id, changed satisfies JobChange)
        return shown(changed, language)
      },
    ),
    retry: withSubject(
      ({ db, params, caller }) => jobs.hold(db, params.id, caller),
      async (context, row) => {
        const { db, caller, language, afterCommit } = context
        const changed = await jobs.retry(db, background, row, caller)
        context.changed('job', changed.id, changed satisfies JobChange)
        afterCommit(() => background.wake(row.kind))
        return shown(changed, language)
      },
    ),
    remove: withSubject(
      ({ db, params, caller }) => jobs.hold(db, params.id, caller),
      ({ db }, row) => jobs.remove(db, background, row),
    ),
  })
}

/** What the rest of the server must know of background jobs. */
export const jobModule = {
  calls: jobRoutes,
  entities: { job },
  eventHandlers: () => [jobChanged],
  menu: [
    {
      name: 'menu.jobs',
      url: '/jobs',
      icon: 'stack-2',
      access: 'administrators',
    },
  ],
} satisfies FeatureModule
