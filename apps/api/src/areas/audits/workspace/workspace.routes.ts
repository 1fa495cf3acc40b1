import { auditWorkspace as routes, type AuditItem } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import type { Context } from '#http/handler.ts'
import { refused } from '#kernel/refusals.ts'
import { instantSet } from '#http/reading/instant-set.ts'
import { defineCalls } from '#http/serve.ts'
import { changeOf } from '../domain/heads/heads.ts'
import { itemConflict, tellsConflict } from '../domain/notifications/item-conflict.ts'
import type { Services } from '#http/services.ts'
import { dayIn } from '#kernel/clock.ts'
import { auditItem } from '../domain/seen/seen-finding.ts'
import { itemAnswered, tellsAnswered } from '../domain/notifications/item-answered.ts'
import { namedResponsible, tellsResponsible } from '../domain/notifications/named-responsible.ts'
import { hold as holdFinding } from '../domain/finding/finding.ts'
import { setStatus } from '../domain/finding/verify.ts'
import * as responsible from '../domain/responsible.ts'
import type { ItemChange } from '../domain/changes.ts'
import { itemChanged, itemsChanged } from './item-changed.events.ts'
import * as answers from './answers.ts'
import * as auditItems from './audit-items.ts'
import type { ItemRow } from './audit-items.ts'
import { figures } from './figures/figures.ts'
import * as groups from './groups.ts'
import * as history from './history.ts'
import { resume } from './figures/open-questions.ts'
import { quickReport } from './quick-report.ts'
import { statusCountJobs } from './status-counts.ts'

type OnItem = Omit<Context<typeof routes.answer>, 'body'>
type Make = (item: ItemRow) => Promise<answers.ItemWithConflict | null>

type FieldChangeContext = Pick<Context<typeof routes.answer>, 'caller' | 'key' | 'clockSkew'> & {
  body: { seen?: string[] | undefined; set_at?: string | undefined }
}
/** What a call says of a field: under its key, knowing what it says it has seen, when the device has it that it was said. */
const changeIn = ({ body, ...context }: FieldChangeContext) =>
  changeOf(context, { seen: body.seen, saidAt: body.set_at ?? null })

/** Changes one held item; a change to what is there already is none. `more` is for the trail. */
async function change(context: OnItem, make: Make, more = {}): Promise<AuditItem> {
  const { db, params, fileStore, noteBefore, noteAfter } = context
  const item = await auditItems.hold(db, params.id, params.itemId)
  const changed = await make(item)
  noteBefore(noted(item))
  noteAfter({ ...noted(changed ?? item), ...more })
  const [presented] = await auditItems.presentAll(db, [changed ?? item], fileStore)
  const isAnswered = changed !== null && changed.status_id !== item.status_id
  const named = changed && changed.responsible_id !== item.responsible_id ? changed.responsible_id : null
  const conflict = changed?.conflict ?? null
  const said: ItemChange = { item: presented!, isAnswered, wasFinding: item.is_finding, named, conflict }
  context.changed('audit_item', changed ? item.id : [], said)
  context.changed('audit_access', changed ? letInOrOut(item, changed) : [])
  return presented!
}

const auditWorkspaceRoutes = (services: Services) => {
  return defineCalls(routes, {
    groups: ({ db, params, query }) => groups.overview(db, params.id, query.status_ids),
    items: async ({ db, params, query, fileStore }) => {
      const rows = await auditItems.list(db, params.id, params.groupId, query.status_ids)
      return auditItems.presentAll(db, rows, fileStore)
    },
    item: async ({ db, params, fileStore }) => {
      const [item] = await auditItems.presentAll(db, [await auditItems.find(db, params.id, params.itemId)], fileStore)
      return item!
    },
    answer: (context) =>
      change(context, (item) => answers.answer(context.db, changeIn(context), item, context.body.status_code)),
    figures: (context) => figures(context, context.params.id),
    resume: ({ db, caller }) => resume(db, caller.id),
    quickReport: ({ db, params }) => quickReport(db, params.id),
    history: async ({ db, params, fileStore }) => {
      const item = await auditItems.find(db, params.id, params.itemId)
      return history.list(db, fileStore, item.id)
    },
    search: async ({ db, params, query, fileStore }) =>
      auditItems.presentAll(db, await auditItems.search(db, params.id, query.search), fileStore),
    setCorrectiveDate: (context) => {
      const { db, body, clockSkew } = context
      const setAt = instantSet(body.set_at, clockSkew, services.now())
      const setOn = dayIn(services.settings.now().time_zone, setAt)
      const dated = { date: body.corrective_date, setOn }
      // The trail's own instant is when it arrived.
      const said = { set_at: setAt.toISOString(), set_on: setOn }
      return change(context, (item) => answers.setDate(db, changeIn(context), item, dated), said)
    },
    setResponsible: async (context) => {
      const { db, audit, body } = context
      const person = body.responsible_id === null ? null : await responsible.find(db, audit, body.responsible_id)
      return change(context, (item) => answers.setResponsible(db, changeIn(context), item, person))
    },
    setCorrectiveStatus: (context) =>
      change(context, async (item) => {
        if (!item.is_finding) throw refused('not_a_finding')
        const { db, today, body } = context
        const verifying = { today, lookAgainAfter: services.settings.now().effect_after_days }
        const made = await setStatus(context, await holdFinding(context, item.id), body.status, verifying)
        context.changed('finding', made ? item.id : [], made?.said)
        return made && auditItems.find(db, item.audit_id, item.id)
      }),
  })
}

/** Who sees the audit because of a finding, and did not or does no longer. */
function letInOrOut(...each: [ItemRow, ItemRow]): number[] {
  const [before, after] = each.map((item) => (item.is_finding ? item.responsible_id : null))
  return before === after ? [] : [before, after].filter((id) => typeof id === 'number')
}

/** What the audit trail keeps of an item: its text does not change here. */
const noted = (item: ItemRow) => ({
  item_id: item.id,
  status: item.code,
  corrective_date: item.corrective_date,
  finding_state: item.finding_state,
  corrective_status: item.corrective_status,
  responsible_id: item.responsible_id,
})

/** What the rest of the server must know of the items of audits. */
export const workspaceModule = {
  calls: auditWorkspaceRoutes,
  jobs: ({ db }) => statusCountJobs(db),
  entities: { audit_item: auditItem },
  eventHandlers: (services) => [itemChanged(services), itemsChanged, tellsAnswered, tellsResponsible, tellsConflict],
  notificationTypes: [itemAnswered, namedResponsible, itemConflict],
  trees: [{ table: 'audit_groups', deepest: 20 }],
  uses: [
    { of: 'library_groups', table: 'audit_groups', column: 'group_id', text: 'uses.audits' },
    { of: 'library_items', table: 'audit_items', column: 'library_item_id', text: 'uses.audits' },
    { of: 'item_statuses', table: 'audit_items', column: 'status_id', text: 'uses.audit_items' },
  ],
} satisfies FeatureModule
