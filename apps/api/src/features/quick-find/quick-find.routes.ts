import { checklistItems, quickFind as routes, seesUsers } from '@apron/contract'
import { plainText } from '../../capabilities/rich-text.ts'
import { passes } from '../../http/caller.ts'
import { serve } from '../../http/serve.ts'
import { presentStatus } from '../../http/status-text.ts'
import { excerpt } from './excerpt.ts'
import * as quickFind from './quick-find.ts'

export const quickFindRoutes = serve(routes, {
  find: async ({ db, query: { q }, caller, language, fileStore }) => {
    const [audits, items, users] = await Promise.all([
      quickFind.audits(db, caller, q).execute(),
      passes(caller, checklistItems.list.access) ? quickFind.items(db, q).execute() : undefined,
      passes(caller, seesUsers) ? quickFind.users(db, q).execute() : undefined,
    ])
    return {
      audits: audits.map((row) => ({ ...row, status: presentStatus(row.status, language) })),
      items: items?.map(({ id, group_id, header, content }) => ({
        id,
        grp_chk_item_id: group_id,
        header,
        content: excerpt(plainText(content), q),
      })),
      users: users?.map(({ avatar_id, ...row }) => ({ ...row, avatar500x500: fileStore.link(avatar_id, 'small') })),
    }
  },
})
