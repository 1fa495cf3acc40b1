import { recovery as routes } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { withPrecheck, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { countRecovery } from '../domain/recovery-limit.ts'
import { asking, recoveryJobs } from './recovery.jobs.ts'
import * as recovery from './recovery.ts'

const recoveryRoutes = (services: Services) =>
  defineCalls(routes, {
    forgot: async ({ db, body, address, language, enqueue, noteAfter }) => {
      await countRecovery(db, { email: body.email, address })
      noteAfter({ email: body.email })
      // Whether anybody has the address is looked up later: the answer is the same, and as soon.
      await enqueue(asking, { email: body.email, language })
    },
    reset: withPrecheck(
      ({ db, body, address }) => recovery.check(db, services, { ...body, address }),
      async ({ db, language, changed, noteAfter, afterCommit }, checked) => {
        await recovery.reset(db, services, checked, language)
        changed('user', checked.userId)
        noteAfter({ user_id: checked.userId })
        afterCommit(services.authenticator.forget)
      },
    ),
  })

/** What the rest of the server must know of lost passwords. */
export const recoveryModule = { calls: recoveryRoutes, jobs: recoveryJobs } satisfies FeatureModule
