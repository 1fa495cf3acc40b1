import { dashboard as routes } from '@apron/contract/desk'
import { serve } from '../../../http/serve.ts'
import * as itemsToFix from './items-to-fix.ts'

export const dashboardRoutes = serve(routes, {
  itemsToFix: async ({ db, caller, query, today }) => {
    const { rows, total } = await itemsToFix.list(db, caller, query, today)
    return { rows: itemsToFix.byAudit(rows), total }
  },
})
