import { sql } from 'kysely'
import type { DocumentItemRef } from '@apron/contract'
import type { Finding, FindingPlan, FindingStep, HistoryAction } from '@apron/contract/audits'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import { conclusionSaid } from '#capabilities/visible/conclusion.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { isOverdue, stateOf } from '#capabilities/visible/finding-state.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'
import { disputedOf } from '../heads/conflicts.ts'
import { find, movesOf, type Actor } from './finding.ts'

type Row = Omit<Finding, 'audit' | 'organization' | 'status' | 'responsible' | 'steps' | 'may' | 'document_items'> & {
  audit_name: string
  audit_status: number
  organization_id: number
  organization_name: string
  code: string
  status_name: string
  color: string
  responsible_id: number | null
  responsible_name: string | null
  refs: DocumentItemRef[] | null
}

const plan = sql`(select jsonb_build_object('id', p.id, 'root_cause', p.root_cause, 'action', p.action, 'due_on', p.due_on)
  from finding_plans p where p.audit_item_id = i.id order by p.id desc limit 1)`
const extension = sql`(
  select jsonb_build_object('id', e.id, 'asked_date', e.asked_date, 'earlier_date', e.earlier_date, 'reason', h.reason,
    'user', jsonb_build_object('id', u.id, 'fullname', u.fullname),
    'asked_at', to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from finding_extensions e join audit_item_history h on h.id = e.step_id join users u on u.id = h.user_id
  where e.audit_item_id = i.id and e.is_granted is null)`
const refs = sql`(
  select json_agg(json_build_object('id', o.id, 'index', o.index, 'header', o.header,
    'document', json_build_object('id', d.id, 'name', d.name)) order by d.name, d.id, o.index collate natural_order, o.id)
  from library_item_references r
  join document_items o on o.id = r.document_item_id join documents d on d.id = o.document_id
  where r.item_id = i.library_item_id)`

/** A finding with its workflow, as the caller sees it; 404 for a question that is not a finding. */
export async function present(
  actor: Actor & { fileStore: FileStore; today: string },
  itemId: number,
): Promise<Finding> {
  const { db, fileStore, today, audit } = actor
  const isOutside = actor.caller.isExternal && !audit.may('AUDIT_CHECKLIST_ITEM')
  const { rows } = await sql<Row>`
    select i.id, i.group_id, i.header, i.content, i.finding_number, ${conclusionSaid(sql`i.id`)} as conclusion, ${stateOf()} as state, i.corrective_date,
      i.look_again_on, ${isOverdue(today)} as is_overdue, a.name as audit_name, a.status as audit_status,
      o.id as organization_id, o.name as organization_name, s.code, s.name as status_name, s.color,
      u.id as responsible_id, u.fullname as responsible_name,
      ${plan} as plan, ${extension} as extension, ${refs} as refs,
      ${isOutside ? sql`'[]'::json` : disputedOf(sql`i.id`)} as disputed
    from audit_items i join audits a on a.id = i.audit_id join organizations o on o.id = a.organization_id
    left join users u on u.id = i.responsible_id ${joinStatus()}
    where i.id = ${itemId} and i.audit_id = ${audit.id} and s.is_finding`.execute(db)
  const { audit_name, audit_status, organization_id, organization_name, code, status_name, color, ...row } = found(
    rows[0],
  )
  const { responsible_id, responsible_name, refs: document_items, ...rest } = row
  return {
    ...rest,
    content: signImages(rest.content, fileStore),
    conclusion: rest.conclusion === null ? null : plainText(rest.conclusion),
    audit: { id: audit.id, name: audit_name, status: audit_status },
    organization: { id: organization_id, name: organization_name },
    status: { code, name: status_name, color },
    document_items: document_items ?? [],
    responsible: responsible_id === null ? null : { id: responsible_id, fullname: responsible_name! },
    steps: await stepsOf(actor, itemId),
    may: movesOf(actor, await find(actor, itemId)),
  }
}

const mostSteps = 500

type StepRow = Omit<FindingStep, 'user' | 'status'> & {
  user_id: number
  fullname: string
  avatar_id: number | null
  status_code: string | null
  plan: FindingPlan | null
}

/** What happened to it, the first first; of very many the newest. */
async function stepsOf({ db, fileStore }: Actor & { fileStore: FileStore }, itemId: number): Promise<FindingStep[]> {
  const { rows } = await sql<StepRow>`
    select h.id, h.action, h.status_code, h.completed, h.detail, h.before, h.reason, h.said_at, h.clock_skew, h.created_at,
      u.id as user_id, u.fullname, u.avatar_id,
      case when p.id is not null then jsonb_build_object(
        'id', p.id, 'root_cause', p.root_cause, 'action', p.action, 'due_on', p.due_on) end as plan
    from audit_item_history h join users u on u.id = h.user_id left join finding_plans p on p.step_id = h.id
    where h.audit_item_id = ${itemId} order by h.id desc limit ${sql.lit(mostSteps)}`.execute(db)
  return rows.toReversed().map(({ user_id, fullname, avatar_id, status_code, ...row }) => ({
    ...row,
    action: row.action as HistoryAction,
    status: status_code,
    user: { id: user_id, fullname, avatar: fileStore.link(avatar_id, 'small') },
  }))
}
