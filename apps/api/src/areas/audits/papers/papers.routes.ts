import { papers as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { paperNow, presentPaper } from '../domain/paper-head.ts'

const paperRoutes = ({ settings, fileStore }: Services) =>
  defineCalls(routes, { head: async () => presentPaper(paperNow(settings), fileStore) })

/** What the rest of the server must know of papers. */
export const paperModule = { calls: paperRoutes } satisfies FeatureModule
