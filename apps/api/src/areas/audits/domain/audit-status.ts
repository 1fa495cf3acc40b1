import { sql } from 'kysely'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import { reviewedAs, statusChanged, type Outcome } from '#capabilities/notifications/status-changed.ts'
import { detailHandler } from '#events/event-handlers.ts'
import type { AuditChange } from './changes.ts'

type AuditOutcome = { [Name in keyof Outcome]: Outcome[Name] | null }

/** The notification that an audit moved. */
export const reviewed = reviewedAs('audit')

export const tellsStatus = detailHandler<AuditChange>('audit', (facts, context) => {
  const ids = facts.filter(({ detail }) => detail.hasMoved).map(({ id }) => id)
  return ids.length > 0 ? tell(context, ids) : undefined
})

/** Notifies the author and the team of audits of their present status. */
async function tell(teller: Notifier, auditIds: readonly number[]): Promise<void> {
  await notify(teller, statusChanged([reviewed]), toThoseConcerned(auditIds))
}

/** The recipients for `notify`: the author and the team of audits, with the present status or the decision. */
export function toThoseConcerned(
  auditIds: readonly number[],
  { status = null, reason = null }: Partial<AuditOutcome> = {},
) {
  return sql`select concerned.user_id, 'audits:' || a.id as subject,
      jsonb_build_object('kind', 'audits', 'id', a.id, 'name', a.name, 'reason', ${reason}::text,
        'status', coalesce(${status}::integer, a.status)) as data
    from audits a cross join lateral (
      select a.author_id as user_id union select user_id from audit_members where audit_id = a.id
    ) concerned where a.id = any(${[...auditIds]}::integer[])`
}
