import { sql, type RawBuilder } from 'kysely'
import { auditStatus, correctiveStatus, findingsMoveDuring, userType, type FindingParty } from '@apron/contract'
import type { AwaitedFindings } from '../../../../capabilities/review/awaited.ts'
import { findingsOf } from '../../../../capabilities/visible/answer-status.ts'
import { isConcluded } from '../../../../capabilities/visible/conclusion.ts'
import type { Caller } from '../../../../http/rights/caller.ts'
import { hasWorkedOn, isParty } from './parties.ts'

/** The audits in which somebody has a part by one of their team roles; as an array, which is planned for as the few that they are. */
const asPart = ({ id }: Caller, part: 'leader' | 'auditee') => sql`any(array(
  select m.audit_id from audit_members m join team_roles r on r.id = m.team_role_id
  where m.user_id = ${id} and r.part = ${part}))`

/** The audits whose team or author somebody is. */
const inTeam = ({ id }: Caller) => sql`any(array(
  select audit_id from audit_members where user_id = ${id} union select id from audits where author_id = ${id}))`

/** Findings that wait for a party that the caller is, of audits in which findings move. */
const awaiting = (
  caller: Caller,
  party: FindingParty,
  which: RawBuilder<boolean>,
) => sql<boolean>`audit_items.id = any(array(
  select i.id from audit_items i join audits a on a.id = i.audit_id
  where i.audit_id = ${inTeam(caller)} and a.status = any(${[...findingsMoveDuring]}::integer[])
    and ${which} and ${isParty(party, caller.id)}))`

/** Those among them that others have worked on. */
const ofOthers = (caller: Caller, party: FindingParty, which: RawBuilder<boolean>) =>
  awaiting(
    caller,
    party,
    sql<boolean>`${which} and not ${hasWorkedOn(caller.id)} and not ${isParty('responsible', caller.id)}`,
  )

/** Findings that the caller answers for, by name, or where nobody is named as one of the auditees of the company, while it is their turn. */
const mine = (caller: Caller) => sql<boolean>`audit_items.corrective_status = ${sql.lit(correctiveStatus.INCOMPLETE)}
  and audit_items.finding_state not in ('proposed', 'done')
  and audit_items.id = any(array(
    select id from audit_items where responsible_id = ${caller.id}
    union all
    ${findingsOf(asPart(caller, 'auditee'))} where i.responsible_id is null
      and exists (select from users where id = ${caller.id} and type = ${userType.INTERNAL})))`

/** The audits that somebody leads and that are not closed. */
const leading = (caller: Caller) => sql`any(array(
  select id from audits where id = ${asPart(caller, 'leader')} and status <> ${sql.lit(auditStatus.CLOSE)}))`

/** Findings without a conclusion or a date in those. */
const led = (caller: Caller) => sql<boolean>`audit_items.id = any(array(${findingsOf(leading(caller))}))
  and (audit_items.corrective_date is null or not ${isConcluded})`

const isAsked = sql<boolean>`i.id in (select audit_item_id from finding_extensions where is_granted is null)`

/** What findings want of people, in the order of their way. */
export const awaited: readonly AwaitedFindings[] = [
  { of: 'mine', which: mine },
  { of: 'led', which: led },
  { of: 'accept', which: (caller) => ofOthers(caller, 'lead', sql<boolean>`i.finding_state = 'proposed'`) },
  { of: 'extend', which: (caller) => ofOthers(caller, 'lead', isAsked) },
  { of: 'verify', which: (caller) => ofOthers(caller, 'verifier', sql<boolean>`i.finding_state = 'done'`) },
  {
    of: 'effect',
    which: (caller, today) =>
      ofOthers(caller, 'verifier', sql<boolean>`i.finding_state = 'verified' and i.look_again_on <= ${today}::date`),
  },
]
