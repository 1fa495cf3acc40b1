import { auditStatus } from '@apron/contract'
import { filing as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { defineCalls } from '#http/serve.ts'
import type { AuditChange } from '../domain/changes.ts'
import { file } from './filing.ts'

/** More of them are reported as audits without ids. */
const mostTold = 200

const filingRoutes = defineCalls(routes, {
  file: async ({ db, body, caller, language, changed, noteBefore, noteAfter }) => {
    const { added, removed, resubmitted } = await file(db, body.category_id, body.audit_ids, caller)
    noteBefore({ removed })
    noteAfter({ category_id: body.category_id, added, resubmitted })
    const back: AuditChange = {
      status: presentStatus(auditStatus.SUBMITTING, language),
      hasMoved: true,
      newcomers: [],
    }
    const moved = new Set(resubmitted)
    const others = [...added, ...removed].filter((id) => !moved.has(id))
    changed('audit', resubmitted, back)
    changed('audit', others.length > mostTold ? null : others)
    return { id: body.category_id, added: added.length, removed: removed.length, resubmitted: resubmitted.length }
  },
})

/** What the rest of the server must know of putting audits into categories. */
export const filingModule = {
  calls: () => filingRoutes,
  uses: [{ of: 'categories', table: 'audits', column: 'category_id', text: 'uses.audits' }],
} satisfies FeatureModule
