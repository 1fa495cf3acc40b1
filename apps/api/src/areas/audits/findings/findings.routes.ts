import { findings as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { presentPerson } from '#capabilities/people.ts'
import { defineCalls } from '#http/serve.ts'
import * as responsible from '../domain/responsible.ts'
import * as missing from './missing.ts'
import { lateJobs } from './late-escalation.jobs.ts'
import { lateEscalation } from './late-escalation.ts'

const findingRoutes = defineCalls(routes, {
  missing: ({ db, audit }) => missing.list(db, audit),
  responsiblePeople: async ({ db, audit, query, fileStore }) => {
    const people = await responsible.list(db, audit, query.search)
    return people.map(({ is_auditee, ...person }) => ({ ...presentPerson(person, fileStore), is_auditee }))
  },
})

/** What the rest of the server must know of findings. */
export const findingModule = {
  calls: () => findingRoutes,
  jobs: lateJobs,
  notificationTypes: [lateEscalation],
} satisfies FeatureModule
