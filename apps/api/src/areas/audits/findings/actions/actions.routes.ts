import { actions as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import type { Context } from '#http/handler.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { checkSeen, readActions } from '../../domain/finding/told/read.ts'
import { paperNow, presentPaper } from '../../domain/paper-head.ts'

const actionRoutes = ({ settings }: Services) => {
  const readerOf = ({ db, fileStore, today }: Pick<Context<typeof routes.ofAudit>, 'db' | 'fileStore' | 'today'>) => ({
    db,
    fileStore,
    today,
    timeZone: settings.now().time_zone,
    paper: presentPaper(paperNow(settings), fileStore),
  })
  return defineCalls(routes, {
    ofFindings: async (context) => {
      const { db, caller, query } = context
      await checkSeen(db, caller, query.ids)
      return readActions(readerOf(context), query)
    },
    ofAudit: (context) => readActions(readerOf(context), { auditId: context.params.id }),
  })
}

/** What the rest of the server must know of what was done about findings. */
export const actionsModule = { calls: actionRoutes } satisfies FeatureModule
