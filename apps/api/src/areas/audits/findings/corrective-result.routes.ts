import { correctives as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { paperNow, presentPaper } from '../domain/paper-head.ts'
import { read } from '../domain/corrective-result.ts'

const correctiveRoutes = ({ settings }: Services) =>
  defineCalls(routes, {
    result: (context) => {
      const { params, language, fileStore, query } = context
      const paper = presentPaper(paperNow(settings), fileStore)
      const { time_zone: timeZone } = settings.now()
      return read(context, { auditId: params.id, language, paper, timeZone }, query.status)
    },
  })

/** What the rest of the server must know of what has come of findings. */
export const correctiveModule = { calls: correctiveRoutes } satisfies FeatureModule
