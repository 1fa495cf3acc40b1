import { checklists as routes } from '@apron/contract/audits'
import { tellAuditStatus } from '../domain/audit-status.ts'
import { tellNewcomers } from '../domain/joined-team.ts'
import { serve } from '../../../http/serve.ts'
import { presentStatus } from '../../../http/status-text.ts'
import * as checklists from './audits.ts'
import * as queries from './audits.queries.ts'
import * as corrective from './corrective.ts'
import { duplicate } from './duplicate.ts'
import * as form from './form.ts'
import * as items from './items.ts'
import { moved } from './moves.ts'
import * as team from './team.ts'

export const checklistRoutes = serve(routes, {
  list: async ({ db, caller, query, language }) => {
    const { rows, total } = await queries.list(db, caller, query)
    return { rows: await checklists.present({ db, caller, language }, rows), total }
  },
  show: async (context) => checklists.detail(context, context.params.id),
  create: async (context) => {
    const { id, newcomers } = await checklists.create(context.db, form.fromForm(context.body), context.caller)
    await tellNewcomers(context, id, newcomers)
    return checklists.detail(context, id)
  },
  update: {
    lock: 'update',
    run: async (context) => {
      const { db, body, caller, audit, language, publish } = context
      const before = await checklists.detail(context, audit.id)
      context.noteBefore(before)
      const kept = { organization_id: before.org_id, category_id: before.ctg, id: audit.id, status: audit.status }
      const { status, changed, newcomers } = await checklists.update(db, kept, form.fromForm(body), caller)
      await tellNewcomers(context, audit.id, newcomers)
      if (status !== audit.status) await tellAuditStatus(context, audit.id)
      for (const user of changed) publish({ user }, 'session:changed', {})
      const shown = presentStatus(status, language)
      publish({ audit: audit.id }, 'audit:status', { audit_id: audit.id, status: shown, actor_id: caller.id })
      return checklists.detail(context, audit.id)
    },
  },
  remove: {
    lock: 'update',
    run: async (context) => {
      context.noteBefore(await checklists.detail(context, context.audit.id))
      await checklists.remove(context.db, context.audit.id)
    },
  },
  team: async ({ db, fileStore, params }) => team.of(db, fileStore, params.id),
  setItems: {
    lock: 'update',
    run: async ({ db, audit, caller, body, noteBefore, noteAfter, publish }) => {
      const { removed, added } = await items.set(db, audit, body.checklist_items, caller)
      noteBefore({ removed })
      noteAfter({ added })
      publish({ audit: audit.id }, 'audit:items-changed', { audit_id: audit.id, actor_id: caller.id })
      return { count: new Set(body.checklist_items).size }
    },
  },
  approval: moved('approval'),
  rejection: moved('rejection'),
  inProgress: moved('in-progress', async ({ db, audit }) => {
    await items.checkSome(db, audit.id)
    return {}
  }),
  corrective: moved<typeof routes.corrective>('corrective', async ({ db, audit, caller, body, today }) => {
    const last = await corrective.setDates(db, audit.id, caller.id, body.checklist_item)
    return { corrective_starting_date: today, corrective_ending_date: corrective.latest([today, last]) }
  }),
  close: moved<typeof routes.close>('close', async ({ db, audit, body }) => {
    await form.checkClosing(db, audit.id, body.closing_date)
    return { closing_date: body.closing_date }
  }),
  duplicate: async (context) => {
    const id = await duplicate(context)
    const present = await team.members(context.db, id)
    await tellNewcomers(
      context,
      id,
      present.map((member) => member.user_id),
    )
    return checklists.detail(context, id)
  },
})
