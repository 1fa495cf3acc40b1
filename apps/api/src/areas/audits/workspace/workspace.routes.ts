import { auditWorkspace as routes, type AuditItem } from '@apron/contract/audits'
import { tellTeamOfItem } from '../../../capabilities/notify.ts'
import type { Context } from '../../../http/context.ts'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../http/services.ts'
import * as answers from './answers.ts'
import * as auditItems from './audit-items.ts'
import type { ItemRow } from './audit-items.ts'
import * as groups from './groups.ts'
import * as history from './history.ts'
import { quickReport } from './quick-report.ts'
import { quickReporter } from './quick-reporter.ts'

type OnItem = Omit<Context<typeof routes.answer>, 'body'>

export const auditWorkspaceRoutes = (services: Services) => {
  const reportSoon = quickReporter(services)

  /** Changes one held item and tells the people who have the audit open; a change to what is there already is none. */
  async function change(context: OnItem, make: (item: ItemRow) => Promise<ItemRow | null>): Promise<AuditItem> {
    const { db, params, caller, fileStore, publish, noteBefore, noteAfter, afterCommit } = context
    const item = await auditItems.hold(db, params.id, params.itemId)
    const changed = await make(item)
    noteBefore(noted(item))
    noteAfter(noted(changed ?? item))
    const presented = auditItems.present(changed ?? item, fileStore)
    if (!changed) return presented
    publish({ audit: params.id }, 'audit:item', { audit_id: params.id, item: presented, actor_id: caller.id })
    if (changed.status_id !== item.status_id) {
      await tellTeamOfItem(context, 'CHK_ITEM_STT_UPDATE', item.id)
      afterCommit(() => reportSoon(params.id))
    }
    return presented
  }

  return serve(routes, {
    groups: ({ db, params, query }) => groups.overview(db, params.id, query.stt),
    items: async ({ db, params, query, fileStore }) => {
      const rows = await auditItems.list(db, params.id, params.groupId, query.stt)
      return rows.map((row) => auditItems.present(row, fileStore))
    },
    item: async ({ db, params, fileStore }) =>
      auditItems.present(await auditItems.find(db, params.id, params.itemId), fileStore),
    answer: (context) =>
      change(context, (item) => answers.answer(context.db, context.caller.id, item, context.body.stt_code)),
    quickReport: ({ db, params }) => quickReport(db, params.id),
    history: async ({ db, params, fileStore }) => {
      const item = await auditItems.find(db, params.id, params.itemId)
      return history.list(db, fileStore, item.id)
    },
    search: async ({ db, params, query, fileStore }) => {
      const rows = await auditItems.search(db, params.id, query.search)
      return rows.map((row) => auditItems.present(row, fileStore))
    },
    setCorrectiveDate: (context) =>
      change(context, (item) => answers.setDate(context.db, context.caller.id, item, context.body.corrective_date)),
    setCorrectiveStatus: (context) =>
      change(context, (item) => answers.setCompleted(context.db, context.caller.id, item, context.body.status)),
  })
}

/** What the audit trail keeps of an item: its text does not change here. */
const noted = (item: ItemRow) => ({
  item_id: item.id,
  status: item.code,
  corrective_date: item.corrective_date,
  corrective_status: item.corrective_status,
})
