import { checklists as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import { defineCalls } from '#http/serve.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { auditDeciding } from '../domain/audit-deciding.ts'
import { tellsStatus } from '../domain/audit-status.ts'
import { joinedTeam, tellsNewcomers } from '../domain/notifications/joined-team.ts'
import { numberFindings } from '../domain/finding/finding-numbers.ts'
import { checkSettled } from '../domain/heads/conflicts.ts'
import { auditPermissions } from '../domain/permissions.ts'
import { planOf } from '../domain/planning/plans.ts'
import { audit, auditAccess } from '../domain/seen/seen-audit.ts'
import { takeStatuses } from '../domain/starting.ts'
import type { AuditChange } from '../domain/changes.ts'
import { accessChanged, auditChanged } from './audit-changed.events.ts'
import * as checklists from './audits.ts'
import * as queries from './audits.queries.ts'
import * as corrective from './corrective.ts'
import { duplicate } from './duplicate.ts'
import * as form from './form.ts'
import * as items from './items.ts'
import { decidedBy, moved } from './moves.ts'
import * as team from '../domain/planning/team.ts'

const checklistRoutes = defineCalls(routes, {
  list: async ({ db, caller, query, language }) => {
    const { rows, total } = await queries.list(db, query, caller)
    return { rows: await checklists.presentListed({ db, caller, language }, rows), total }
  },
  counts: ({ db, caller, query }) => queries.counts(db, caller, query),
  show: async (context) => checklists.detail(context, context.params.id),
  create: async (context) => {
    const { db, body, caller } = context
    const { id, newcomers } = await checklists.create(db, form.fromForm(body), caller, body.plan_id)
    if (body.library_item_ids) await items.begin(db, id, body.library_item_ids, caller)
    context.changed('plan', body.plan_id ?? [])
    context.changed('audit', id, { hasMoved: false, newcomers } satisfies AuditChange)
    return checklists.detail(context, id)
  },
  update: {
    lock: 'update',
    run: async (context) => {
      const { db, body, caller, audit, language } = context
      const before = await checklists.detail(context, audit.id)
      context.noteBefore(checklists.noted(before))
      const held = { ...before, status: audit.status }
      const { status, changed, newcomers } = await checklists.update(db, held, form.fromForm(body), caller)
      const hasMoved = status !== audit.status
      const said: AuditChange = { status: presentStatus(status, language), hasMoved, newcomers }
      context.changed('audit', audit.id, said)
      context.changed('audit_access', changed)
      const after = await checklists.detail(context, audit.id)
      context.noteAfter(checklists.noted(after))
      return after
    },
  },
  remove: {
    lock: 'update',
    run: async (context) => {
      const { db, audit } = context
      context.noteBefore(await checklists.detail(context, audit.id))
      const present = await team.members(db, team.inAudit(audit.id))
      context.changed('plan', (await planOf(db, audit.id)) ?? [])
      context.changed('audit_access', [...new Set([audit.authorId, ...present.map(({ user_id }) => user_id)])])
      await checklists.remove(db, audit.id)
    },
  },
  team: async ({ db, fileStore, params }) => team.of(db, fileStore, team.inAudit(params.id)),
  setItems: {
    lock: 'update',
    run: async ({ db, audit, caller, body, changed, noteBefore, noteAfter }) => {
      const { removed, added } = await items.set(db, audit, body.checklist_items, caller)
      noteBefore({ removed })
      noteAfter({ added })
      changed('audit_item', null)
      return { count: new Set(body.checklist_items).size }
    },
  },
  approval: decidedBy('approval'),
  rejection: decidedBy('rejection'),
  inProgress: moved('in-progress', async ({ db, audit, today }) => {
    await items.checkSome(db, audit.id)
    const isFirst = await takeStatuses(db, audit.id)
    return isFirst ? { started_on: today } : {}
  }),
  corrective: moved<typeof routes.corrective>(
    'corrective',
    async ({ db, audit, caller, key, body, today, changed }) => {
      const setting = { auditId: audit.id, userId: caller.id, caller, key, today }
      const last = await corrective.setDates(db, setting, body.checklist_item)
      const numbered = await numberFindings(db, setting)
      changed('audit_item', body.checklist_item.length + numbered > 0 ? null : [])
      return { corrective_starting_date: today, corrective_ending_date: corrective.latest([today, last]) }
    },
  ),
  close: moved<typeof routes.close>('close', async ({ db, audit, caller, body, today, changed }) => {
    await form.checkClosing(db, audit.id, body.closing_date)
    if (body.refuse_conflicts) await checkSettled(db, audit.id)
    const numbered = await numberFindings(db, { auditId: audit.id, userId: caller.id, today })
    changed('audit_item', numbered > 0 ? null : [])
    return { closing_date: body.closing_date }
  }),
  duplicate: async (context) => {
    const id = await duplicate(context)
    const present = await team.members(context.db, team.inAudit(id))
    const newcomers = present.map((member) => member.user_id)
    context.changed('audit', id, { hasMoved: false, newcomers } satisfies AuditChange)
    return checklists.detail(context, id)
  },
})

/** What the rest of the server must know of audits. */
export const auditModule = {
  calls: () => checklistRoutes,
  entities: { audit, audit_access: auditAccess },
  eventHandlers: () => [tellsNewcomers, tellsStatus, accessChanged, auditChanged],
  waiting: () => [auditDeciding],
  notificationTypes: [joinedTeam],
  uses: [
    { of: 'organizations', table: 'audits', column: 'organization_id', text: 'uses.audits' },
    { of: 'team_roles', table: 'audit_members', column: 'team_role_id', text: 'uses.team_places' },
  ],
  menu: [
    {
      name: 'menu.audits',
      url: '/checklist/list',
      icon: 'clipboard-check',
      access: routes.list.access,
      isOfAudits: true,
    },
  ],
  permissions: [{ row: 'checklist', permissions: auditPermissions }],
} satisfies FeatureModule
