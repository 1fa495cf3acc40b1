import { sql } from 'kysely'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import { messageOf, type NotificationDefinition } from '#capabilities/notifications/notification-type.ts'
import { detailHandler } from '#events/event-handlers.ts'
import type { AuditChange } from '../changes.ts'
import { auditLink } from '../links.ts'

/** Somebody is now in the team of an audit. */
export const joinedTeam: NotificationDefinition = {
  type: 'CHK_STORE',
  icon: 'clipboard-check',
  link: (data) => auditLink(data),
  message: messageOf('notificationTexts.chk_store', 'audit'),
}

export const tellsNewcomers = detailHandler<AuditChange>('audit', (facts, context) => {
  const audits = facts.flatMap(({ id, detail }) => detail.newcomers.map(() => id))
  const people = facts.flatMap(({ detail }) => detail.newcomers)
  return people.length > 0 ? tell(context, audits, people) : undefined
})

/** Notifies each person that they are now in the team of the audit at the same place. */
async function tell(teller: Notifier, auditIds: readonly number[], userIds: readonly number[]): Promise<void> {
  await notify(
    teller,
    joinedTeam,
    sql`select member.id as user_id, 'audit:' || a.id as subject,
        jsonb_build_object('audit_id', a.id, 'audit', a.name) as data
      from unnest(${[...auditIds]}::integer[], ${[...userIds]}::integer[]) as member (audit_id, id)
        join audits a on a.id = member.audit_id`,
  )
}
