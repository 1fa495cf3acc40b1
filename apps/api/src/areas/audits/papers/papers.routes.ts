import { papers as routes } from '@apron/contract/audits'
import type { Room } from '../../../capabilities/area.ts'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../http/services.ts'
import { paperNow, presentPaper } from '../domain/paper-head.ts'

const paperRoutes = ({ settings, fileStore }: Services) =>
  serve(routes, { head: async () => presentPaper(paperNow(settings), fileStore) })

/** What the rest of the server must know of papers. */
export const paperRoom = { calls: paperRoutes } satisfies Room
