import { sql } from 'kysely'
import { approvalStatus, auditStatus, correctiveStatus, userStatus } from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import { notify, type Teller } from '../../../capabilities/telling/notify.ts'
import { numberOf, words, type NotificationData, type Told } from '../../../capabilities/telling/told.ts'
import { joinStatus } from '../../../capabilities/visible/answer-status.ts'
import type { Database } from '../../../db/client.ts'
import { writeTrail } from '../../../trail/trail.ts'
import { seesIt } from '../domain/audit-deciding.ts'
import { auditLink } from '../domain/links.ts'

/** Corrections of an audit are late, for whoever leads its organisation or one above it; one line for each audit while it is not read. */
export const latePassedOn: Told = {
  type: 'LATE',
  icon: 'alert-triangle',
  link: (data) => auditLink(data),
  message: (data, language) => say(data, numberOf(data['count']), language),
  folded: {
    link: ({ data }) => auditLink(data),
    message: ({ data, said }, language) => say(data, said, language),
    codes: () => [],
  },
}

function say(data: NotificationData, count: number, language: Language): string {
  const [finding, audit, organization] = ['finding', 'audit', 'organization'].map((name) => words(data[name]))
  return count > 1
    ? translate(language, 'told.late_many', { count, audit: audit!, organization: organization! })
    : translate(language, 'told.late', { finding: finding!, audit: audit!, organization: organization! })
}

/** Findings in correction whose date is so many days over, not put right and not passed on yet, held in the order of their ids. */
async function holdLate(db: Database, days: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from audit_items i join audits a on a.id = i.audit_id ${joinStatus()}
    where a.status = ${auditStatus.CORRECTIVE} and s.is_finding and i.corrective_status = ${correctiveStatus.INCOMPLETE}
      and i.corrective_date < ${today}::date - ${days}::integer and i.passed_on_at is null
    order by i.id for no key update of i`.execute(db)
  return rows.map(({ id }) => id)
}

type Passed = { audit_id: number; user_id: number; items: number[]; data: NotificationData }

/** To whom findings are passed on: of the audit's organisation and those above it the nearest head who is active and sees the audit. */
async function headsFor(db: Database, items: readonly number[]): Promise<Passed[]> {
  const { rows } = await sql<Passed>`
    with recursive late as (
      select id, audit_id, coalesce(finding_number, header) as name from audit_items where id = any(${[...items]}::integer[])
    ), up as (
      select record.id as audit_id, o.id, o.parent_id, o.head_id, 0 as height
      from audits record join organizations o on o.id = record.organization_id
      where record.id in (select audit_id from late)
      union all
      select up.audit_id, o.id, o.parent_id, o.head_id, height + 1 from up join organizations o on o.id = up.parent_id
    ), heads as (
      select distinct on (record.id) record.id as audit_id, record.name, record.organization_id, person.id as user_id
      from up join audits record on record.id = up.audit_id
      join users person on person.id = up.head_id and person.status = ${userStatus.ACTIVE} and person.deleted_at is null
      join groups admitted on admitted.id = person.group_id and admitted.status = ${approvalStatus.APPROVAL}
      where ${seesIt} order by record.id, up.height
    )
    select l.audit_id, l.user_id, array_agg(late.id order by late.id) as items,
      jsonb_build_object('audit_id', l.audit_id, 'audit', l.name, 'count', count(*), 'finding', min(late.name),
        'organization', (select name from organizations where id = l.organization_id)) as data
    from heads l join late on late.audit_id = l.audit_id
    group by l.audit_id, l.name, l.organization_id, l.user_id order by l.audit_id`.execute(db)
  return rows
}

/** Passes on, once, what has been late for more than so many days (never for 0); what nobody could be told waits until somebody can. */
export async function passOn(teller: Teller, days: number, today: string): Promise<void> {
  if (days === 0) return
  const { db } = teller
  const late = await holdLate(db, days, today)
  const passed = late.length > 0 ? await headsFor(db, late) : []
  if (passed.length === 0) return
  await sql`update audit_items set passed_on_at = now() where id = any(${passed.flatMap(({ items }) => items)}::integer[])`.execute(
    db,
  )
  for (const { audit_id, user_id, items } of passed) {
    const by = { userId: null, sessionId: null, address: 'server', agent: 'audits.late' }
    const entry = { ...by, action: 'audit.lateness_passed_on', subjectId: audit_id, before: null }
    await writeTrail(db, { ...entry, after: { user_id, items, days } }, [])
  }
  await notify(
    teller,
    latePassedOn,
    sql`select user_id, 'late:' || audit_id as subject, data
      from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) as r (user_id integer, audit_id integer, data jsonb)`,
    { line: sql`r.subject`, said: sql`r.data ->> 'count'` },
  )
}
