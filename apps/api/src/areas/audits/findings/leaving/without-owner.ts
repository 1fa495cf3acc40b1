import { sql } from 'kysely'
import { fixFilter } from '@apron/contract/desk'
import { correctiveStatus } from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import type { PersonChange } from '#capabilities/leaving.ts'
import { holdsOne } from '#capabilities/review/deciding.ts'
import { notify } from '#capabilities/notifications/notify.ts'
import {
  numberOf,
  words,
  type NotificationData,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { nobodyActs } from '#capabilities/visible/nobody-acts.ts'
import { detailHandler } from '#events/event-handlers.ts'
import { seesIt } from '../../domain/audit-deciding.ts'
import { parties } from '../../domain/finding/parties.ts'

/** Somebody left, and nobody can act on findings of an audit; one line for each audit while it is not read. */
export const leftWithoutOwner: NotificationDefinition = {
  type: 'NO_OWNER',
  icon: 'alert-triangle',
  link: () => `/findings?due=${fixFilter.NOBODY}`,
  message: (data, language) => say(data, numberOf(data['count']), language),
  folded: {
    link: () => `/findings?due=${fixFilter.NOBODY}`,
    message: ({ data, said }, language) => say(data, said, language),
    codes: () => [],
  },
}

const say = (data: NotificationData, count: number, language: Language) =>
  translate(language, 'notificationTexts.without_owner', { count, audit: words(data['audit']) })

/** Those who lead an audit, those who verify in it, and everybody else who may verify and sees it. */
const hearers = sql`(select user_id from ${parties.lead} one union select user_id from ${parties.verifier} two
  union select person.id from users person where ${holdsOne(['SET_CORRECTIVE_STATUS'])} and exists (
    select from audits record where record.id = a.id and ${seesIt}))`

/**
 * Notifies those concerned of findings that nobody can correct any more, by name or as auditees, after people have
 * left.
 */
export const tellsWithoutOwner = detailHandler<PersonChange>('user', async (facts, context) => {
  const left = facts.filter(({ detail }) => detail.hasLeft).map(({ id }) => id)
  if (left.length === 0) return
  await notify(
    context,
    leftWithoutOwner,
    sql`select heard.user_id, 'without-owner:' || a.id as subject,
        jsonb_build_object('audit_id', a.id, 'audit', a.name, 'count', a.items) as data
      from (
        select a.id, a.name, a.author_id, count(*) as items
        from audit_items i join audits a on a.id = i.audit_id ${joinStatus()}
        where s.is_finding and i.corrective_status = ${sql.lit(correctiveStatus.INCOMPLETE)} and ${nobodyActs('i')}
          and (i.responsible_id = any(${left}::integer[]) or i.responsible_id is null and i.audit_id in (
            select m.audit_id from audit_members m join team_roles r on r.id = m.team_role_id
            where m.user_id = any(${left}::integer[]) and r.part = 'auditee'))
        group by a.id, a.name, a.author_id
      ) a cross join lateral ${hearers} heard`,
    { line: sql`r.subject`, said: sql`r.data ->> 'count'` },
  )
})
