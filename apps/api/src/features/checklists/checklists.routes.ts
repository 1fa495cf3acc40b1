import { auditStatus, checklists as routes } from '@apron/contract'
import { tellAuditStatus, tellNewcomers } from '../../capabilities/notify.ts'
import { invalid, notPermitted, refused } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { presentStatus } from '../../http/status-text.ts'
import * as checklists from './checklists.ts'
import * as queries from './checklists.queries.ts'
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
    const { db, body, caller } = context
    await form.checkChoices(db, body)
    await team.check(db, body.users)
    const { id } = await db
      .insertInto('audits')
      .values({ ...form.columnsOf(body), author_id: caller.id, maker_id: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await team.replace(db, id, body.users)
    await tellNewcomers(context, id, team.newcomers(body.users))
    return checklists.detail(context, id)
  },
  update: {
    lock: 'update',
    run: async (context) => {
      const { db, body, caller, audit, language, publish } = context
      const before = await checklists.detail(context, audit.id)
      context.noteBefore(before)
      const present = await team.members(db, audit.id)
      await form.checkChoices(db, body, { organization_id: before.org_id, category_id: before.ctg })
      await team.check(db, body.users, present)
      const status = audit.status === auditStatus.REJECTION ? auditStatus.SUBMITTING : audit.status
      await db
        .updateTable('audits')
        .set({ ...form.columnsOf(body), status, maker_id: caller.id })
        .where('id', '=', audit.id)
        .execute()
      const changed = await team.replace(db, audit.id, body.users, present)
      await tellNewcomers(context, audit.id, team.newcomers(body.users, present))
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
      await context.db.deleteFrom('audits').where('id', '=', context.audit.id).execute()
    },
  },
  team: async ({ db, fileStore, params }) => team.of(db, fileStore, params.id),
  setItems: {
    lock: 'update',
    run: async ({ db, audit, caller, body, noteBefore, noteAfter, publish }) => {
      const { missing, added } = await items.compare(db, audit.id, body.checklist_items)
      if (missing.length > 0 && !audit.may('REMOVE_CHECKLIST_ITEM')) throw notPermitted()
      await items.checkApproved(db, added)
      await items.remove(db, audit.id, missing)
      if (added.length > 0) {
        const statusId = await items.defaultStatus(db)
        await items.snapshotGroups(db, audit.id, added)
        await items.add(db, audit.id, added, statusId)
      }
      await items.dropEmptyGroups(db, audit.id)
      await items.arrange(db, audit.id)
      await db.updateTable('audits').set({ maker_id: caller.id }).where('id', '=', audit.id).execute()
      noteBefore({ removed: missing })
      noteAfter({ added })
      publish({ audit: audit.id }, 'audit:items-changed', { audit_id: audit.id, actor_id: caller.id })
      return { count: new Set(body.checklist_items).size }
    },
  },
  approval: moved('approval'),
  rejection: moved('rejection'),
  inProgress: moved('in-progress', async ({ db, audit }) => {
    const item = await db
      .selectFrom('audit_items')
      .select('id')
      .where('audit_id', '=', audit.id)
      .limit(1)
      .executeTakeFirst()
    if (!item) throw refused('audit_without_items')
    return {}
  }),
  corrective: moved<typeof routes.corrective>('corrective', async ({ db, audit, caller, body, today }) => {
    const last = await corrective.setDates(db, audit.id, caller.id, body.checklist_item)
    return { corrective_starting_date: today, corrective_ending_date: corrective.latest([today, last]) }
  }),
  close: moved<typeof routes.close>('close', async ({ db, audit, body }) => {
    const { starting_date } = await db
      .selectFrom('audits')
      .select('starting_date')
      .where('id', '=', audit.id)
      .executeTakeFirstOrThrow()
    if (body.closing_date < starting_date) throw invalid('closing_date', 'validation.before_start')
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
