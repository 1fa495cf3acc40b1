import { sql, type RawBuilder } from 'kysely'
import { approvalStatus, findingsMoveDuring, userStatus } from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import { notify, type Notifier } from '#capabilities/notifications/notify.ts'
import {
  numberOf,
  words,
  type NotificationData,
  type NotificationDefinition,
} from '#capabilities/notifications/notification-type.ts'
import { calledInWords } from '#capabilities/visible/conclusion.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { isOverdue } from '#capabilities/visible/finding-state.ts'
import type { Database } from '#db/client.ts'
import { ownEntry, writeTrail, type OwnEntry } from '#trail/trail.ts'
import { seesIt } from '../domain/audit-deciding.ts'
import { parties } from '../domain/finding/parties.ts'
import { auditLink, findingLink } from '../domain/links.ts'

/** Corrections of an audit are late, for whoever answers for them, leads the audit, or leads its organisation or one above it; one line for each audit while it is not read. */
export const lateEscalation: NotificationDefinition = {
  type: 'LATE',
  icon: 'alert-triangle',
  link: (data) => lateLink(data, numberOf(data['count'])),
  message: (data, language) => say(data, numberOf(data['count']), language),
  folded: {
    link: ({ data, said }) => lateLink(data, said),
    message: ({ data, said }, language) => say(data, said, language),
    codes: () => [],
  },
}

/** One finding has a page of its own; notices of earlier versions name none. */
const lateLink = (data: NotificationData, count: number) =>
  count > 1 || !data['item_id'] ? auditLink(data) : findingLink(data)

function say(data: NotificationData, count: number, language: Language): string {
  const [finding, audit, organization] = ['finding', 'audit', 'organization'].map((name) => words(data[name]))
  return count > 1
    ? translate(language, 'notificationTexts.late_many', { count, audit: audit!, organization: organization! })
    : translate(language, 'notificationTexts.late', { finding: finding!, audit: audit!, organization: organization! })
}

type Passed = { audit_id: number; user_id: number; items: number[]; data: NotificationData }

/** The levels of escalation, in the order in which it rises. */
type Level = {
  /** When it was, in the finding's row. */
  told: 'responsible_told_at' | 'lead_told_at' | 'passed_on_at'
  action: OwnEntry['action']
  /** Which late findings `i` are its concern. */
  which: RawBuilder<boolean>
  /** The recipients for findings `late (id, audit_id, name)`, as `heard (item_id, user_id)`. */
  who: RawBuilder<unknown>
}

/** Whether `person` is there and in a group that is approved. */
const isActive = sql`person.status = ${userStatus.ACTIVE} and person.deleted_at is null
  and exists (select from groups where groups.id = person.group_id and groups.status = ${approvalStatus.APPROVAL})`

const anyLate = sql<boolean>`true`
const ofParty = (party: 'responsible' | 'lead') => sql`heard as (
  select late.id as item_id, one.user_id from late join audit_items i on i.id = late.id join audits a on a.id = i.audit_id
  cross join lateral ${parties[party]} one join users person on person.id = one.user_id and ${isActive})`

/** Of the audit's organisation and those above it the nearest head who is active and sees the audit. */
const ofHead = sql`up as (
  select record.id as audit_id, o.id, o.parent_id, o.head_id, 0 as height
  from audits record join organizations o on o.id = record.organization_id
  where record.id in (select audit_id from late)
  union all
  select up.audit_id, o.id, o.parent_id, o.head_id, height + 1 from up join organizations o on o.id = up.parent_id
), head as (
  select distinct on (record.id) record.id as audit_id, person.id as user_id
  from up join audits record on record.id = up.audit_id
  join users person on person.id = up.head_id and ${isActive}
  where ${seesIt} order by record.id, up.height
), heard as (select late.id as item_id, head.user_id from late join head on head.audit_id = late.audit_id)`

const levels: Record<'responsible' | 'lead' | 'head', Level> = {
  responsible: {
    told: 'responsible_told_at',
    action: 'audit.lateness_told',
    // What is done waits for others.
    which: sql<boolean>`i.finding_state <> 'done'`,
    who: ofParty('responsible'),
  },
  lead: { told: 'lead_told_at', action: 'audit.lateness_told', which: anyLate, who: ofParty('lead') },
  head: { told: 'passed_on_at', action: 'audit.lateness_passed_on', which: anyLate, who: ofHead },
}
/** After how many days each level is notified; 0 is never. */
export type LateDays = Record<keyof typeof levels, number>

/** Findings so many days late, not verified and not yet escalated to this level, locked in the order of their ids. */
async function holdLate(db: Database, { told, which }: Level, days: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from audit_items i join audits a on a.id = i.audit_id ${joinStatus()}
    where a.status = any(${[...findingsMoveDuring]}::integer[]) and s.is_finding and ${isOverdue(today)}
      and i.corrective_date < ${today}::date - ${days}::integer and ${sql.ref(`i.${told}`)} is null and ${which}
    order by i.id for no key update of i`.execute(db)
  return rows.map(({ id }) => id)
}

async function hearersOf(db: Database, { who }: Level, items: readonly number[]): Promise<Passed[]> {
  const { rows } = await sql<Passed>`
    with recursive late as (
      select id, audit_id, ${calledInWords('audit_items')} as name from audit_items where id = any(${[...items]}::integer[])
    ), ${who}
    select a.id as audit_id, heard.user_id, array_agg(late.id order by late.id) as items,
      jsonb_build_object('audit_id', a.id, 'audit', a.name, 'count', count(*), 'finding', min(late.name),
        'item_id', min(late.id), 'organization', (select name from organizations where id = a.organization_id)) as data
    from heard join late on late.id = heard.item_id join audits a on a.id = late.audit_id
    group by a.id, heard.user_id order by a.id, heard.user_id`.execute(db)
  return rows
}

/**
 * Escalates late findings, once to each level, after more than so many days. Without a recipient a finding waits until
 * there is one.
 */
export async function escalateLate(teller: Notifier, days: LateDays, today: string): Promise<void> {
  await tellLate(teller, levels.responsible, days.responsible, today)
  await tellLate(teller, levels.lead, days.lead, today)
  await tellLate(teller, levels.head, days.head, today)
}

async function tellLate(teller: Notifier, level: Level, days: number, today: string): Promise<void> {
  if (days === 0) return
  const { db } = teller
  const late = await holdLate(db, level, days, today)
  const passed = late.length > 0 ? await hearersOf(db, level, late) : []
  if (passed.length === 0) return
  await sql`update audit_items set ${sql.ref(level.told)} = now()
    where id = any(${passed.flatMap(({ items }) => items)}::integer[])`.execute(db)
  for (const { audit_id, user_id, items } of passed) {
    const after = { user_id, items, days }
    const entry = ownEntry({ action: level.action, subjectId: audit_id, agent: 'audits.late', after })
    const about = items.map((id) => ({ entity: 'audit_item' as const, id, auditId: audit_id }))
    await writeTrail(db, entry, [], about)
  }
  await notify(
    teller,
    lateEscalation,
    sql`select user_id, 'late:' || audit_id as subject, data
      from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) as r (user_id integer, audit_id integer, data jsonb)`,
    { line: sql`r.subject`, said: sql`r.data ->> 'count'` },
  )
}
