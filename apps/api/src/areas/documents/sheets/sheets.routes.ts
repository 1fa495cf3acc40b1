import { sheets as routes } from '@apron/contract/documents'
import type { FeatureModule } from '#capabilities/area.ts'
import { found, notFound } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as sheets from './sheets.ts'

const sheetRoutes = ({ fileStore }: Services) => {
  const sandbox = sheets.openSheetReader(fileStore)
  return defineCalls(routes, {
    show: async ({ db, params, query, caller }) => {
      if (!fileStore.verify(params.id, 'original', query.expires, query.signature)) throw notFound()
      const stored = db.selectFrom('files').select(['digest', 'name', 'type']).where('deleted_at', 'is', null)
      const file = found(await stored.where('id', '=', params.id).executeTakeFirst())
      return sheets.read({ fileStore, sandbox, caller }, file, query.sheet)
    },
  })
}

/** What the rest of the server must know of workbooks that are shown. */
export const sheetModule = { calls: sheetRoutes } satisfies FeatureModule
