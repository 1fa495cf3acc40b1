import { correctiveStatus } from '@apron/contract'
import { auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { call } from '#lib/calls/call.ts'
import { dayMonthYear } from '#lib/text/dates.ts'
import { t } from '#lib/text/i18n.ts'
import type { Change } from '#lib/outbox/change.ts'
import type { Kind, Kinds } from '#lib/outbox/change-kinds.ts'
import { noticeProblem } from '#lib/page/notices.ts'
import { readAnew } from '#lib/calls/queries.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { commentKinds } from '../comments/kept-comments.ts'
import { putOwnItem } from './item-cache.ts'
import {
  saidIn,
  type Answer,
  type CorrectiveCompletion,
  type CorrectiveDate,
  type NamedResponsible,
} from './kept-change.ts'
import { timesHeard } from './others-said.ts'

const paramsOf = (change: Change) => {
  const { auditId, item } = saidIn(change)
  return { id: auditId, itemId: item.id }
}

/** The item as it is after a change. What was sent before is answered as it was then, and whether another member's change came later only the server knows: then it is asked. */
async function latest(change: Change, sent: Promise<{ data: AuditItem }>): Promise<AuditItem> {
  const params = paramsOf(change)
  const before = timesHeard(params.id, params.itemId)
  const { data } = await sent
  if (change.tries === 0 && timesHeard(params.id, params.itemId) === before) return data
  return (await call(auditWorkspace.item, { params })).data
}

type WithSeen = { seen: string[]; set_at: string }

/** Sends a change with what was seen when it was made, and when that was. */
function sendSeen(change: Change, send: (said: WithSeen) => Promise<{ data: AuditItem }>): Promise<AuditItem> {
  const { seen = [] } = saidIn(change)
  return latest(change, send({ seen: [...seen], set_at: change.at }))
}

const answer: Kind = {
  send: (change) =>
    sendSeen(change, (said) => {
      const body = { status_code: saidIn<Answer>(change).status.code, ...said }
      return call(auditWorkspace.answer, { params: paramsOf(change), body }, { idempotencyKey: change.id })
    }),
  arrived,
  refused,
  describe: (change) => {
    const { status } = saidIn<Answer>(change)
    return {
      what: 'keep.answer',
      ...placeOf(change),
      says: status.name ? `${status.code} · ${status.name}` : status.code,
    }
  },
}

const correctiveDate: Kind = {
  send: (change) =>
    sendSeen(change, (said) => {
      const body = { corrective_date: saidIn<CorrectiveDate>(change).date, ...said }
      const sent = { params: paramsOf(change), body }
      return call(auditWorkspace.setCorrectiveDate, sent, { idempotencyKey: change.id })
    }),
  arrived,
  refused,
  describe: (change) => ({
    what: 'keep.corrective_date',
    ...placeOf(change),
    says: dayMonthYear(saidIn<CorrectiveDate>(change).date),
  }),
}

const correctiveCompletion: Kind = {
  send: async (change) => {
    const { COMPLETE, INCOMPLETE } = correctiveStatus
    const body = { status: saidIn<CorrectiveCompletion>(change).isComplete ? COMPLETE : INCOMPLETE }
    const sent = { params: paramsOf(change), body }
    return latest(change, call(auditWorkspace.setCorrectiveStatus, sent, { idempotencyKey: change.id }))
  },
  arrived,
  refused,
  describe: (change) => ({
    what: 'keep.corrective_status',
    ...placeOf(change),
    says: t(saidIn<CorrectiveCompletion>(change).isComplete ? 'statuses.complete' : 'statuses.incomplete'),
  }),
}

const responsible: Kind = {
  send: (change) =>
    sendSeen(change, (said) => {
      const body = { responsible_id: saidIn<NamedResponsible>(change).responsible?.id ?? null, ...said }
      const sent = { params: paramsOf(change), body }
      return call(auditWorkspace.setResponsible, sent, { idempotencyKey: change.id })
    }),
  arrived,
  refused,
  describe: (change) => ({
    what: 'keep.responsible',
    ...placeOf(change),
    says: saidIn<NamedResponsible>(change).responsible?.fullname ?? '–',
  }),
}

function arrived(change: Change, item: AuditItem): void {
  const { auditId, item: before } = saidIn(change)
  putOwnItem(queryClient, auditId, item, before)
}

function refused(change: Change): void {
  const { auditId, item } = saidIn(change)
  noticeProblem(t('keep.refused', { item: item.header, reason: change.problem ?? '' }))
  void readAnew((['audit', 'audit_item'] as const).map((entity) => ({ entity, auditId })))
}

function placeOf(change: Change) {
  const { auditId, audit, item } = saidIn(change)
  return {
    where: [audit, item.header].filter(Boolean).join(' · '),
    to: `/checklist/${auditId}/view?group_id=0&item=${item.id}`,
  }
}

/** What is done in an audit and may wait on a device. */
export const kinds: Kinds['kinds'] = {
  answer,
  corrective_date: correctiveDate,
  corrective_status: correctiveCompletion,
  responsible,
  ...commentKinds,
}
