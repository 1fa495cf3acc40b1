import { sql, type RawBuilder } from 'kysely'
import {
  auditStatus,
  correctiveStatus,
  findingsMoveDuring,
  userType,
  type FindingParty,
  type FindingState,
} from '@apron/contract'
import type { AwaitedFindings } from '#capabilities/review/awaited.ts'
import { findingsOf } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import { stateOf } from '#capabilities/visible/finding-state.ts'
import { findingsInSight, started } from '#capabilities/visible/findings-to-correct.ts'
import { constants } from '#db/query-templates/constants.ts'
import type { Caller } from '#kernel/caller.ts'
import { hasWorkedOn, isParty } from './parties.ts'

/** The audits in which somebody has a part by one of their team roles; as an array, which is planned for as the few that they are. */
const asPart = ({ id }: Caller, part: 'leader' | 'auditee') => sql`any(array(
  select m.audit_id from audit_members m join team_roles r on r.id = m.team_role_id
  where m.user_id = ${id} and r.part = ${sql.lit(part)}))`

/** The audits whose team or author somebody is. */
const inTeam = ({ id }: Caller) => sql`any(array(
  select audit_id from audit_members where user_id = ${id} union select id from audits where author_id = ${id}))`

/** Findings that wait for a party that the caller is, of audits in which findings move, and that others have worked on. */
const ofOthers =
  (party: FindingParty, which: (today: string) => RawBuilder<boolean>): AwaitedFindings['ids'] =>
  (db, caller, today) =>
    findingsInSight(db, caller)
      .where(
        sql<boolean>`audit_items.id = any(array(
          select i.id from audit_items i join audits a on a.id = i.audit_id
          where i.audit_id = ${inTeam(caller)} and a.status in (${constants(findingsMoveDuring)})
            and ${which(today)} and ${isParty(party, caller.id)}
            and not ${hasWorkedOn(caller.id)} and not ${isParty('responsible', caller.id)}))`,
      )
      .select('audit_items.id')

/** Those of some audits that have one of these statuses. */
const among = (audits: RawBuilder<unknown>, statuses: readonly number[]) => sql`any(array(
  select id from audits where id = ${audits} and status in (${constants(statuses)})))`

/** Of items: still to be corrected, and not before whoever leads or verifies. */
const isTheirTurn = (items: 'i' | 'audit_items') => sql<boolean>`
  ${sql.ref(`${items}.corrective_status`)} = ${sql.lit(correctiveStatus.INCOMPLETE)}
  and ${stateOf(items)} not in ('proposed', 'done')`

/** Findings that the caller answers for, by name, or where nobody is named as one of the auditees of the company, while it is their turn. */
const mine: AwaitedFindings['ids'] = (db, caller) => sql`
  ${findingsInSight(db, caller)
    .where('audit_items.responsible_id', '=', caller.id)
    .where(isTheirTurn('audit_items'))
    .select('audit_items.id')}
  union all
  ${findingsOf(among(asPart(caller, 'auditee'), started))} where i.responsible_id is null and ${isTheirTurn('i')}
    and exists (select from users where id = ${caller.id} and type = ${sql.lit(userType.INTERNAL)})`

/** Findings without a conclusion or a date of audits that the caller leads and that are not closed. */
const led: AwaitedFindings['ids'] = (_db, caller) => sql`
  ${findingsOf(among(asPart(caller, 'leader'), [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE]))}
  where i.corrective_date is null or ${conclusionOf(sql<boolean>`true`)} is null`

const isIn = (state: FindingState) => () => sql<boolean>`${stateOf()} = ${sql.lit(state)}`
const isAsked = () => sql<boolean>`i.id in (select audit_item_id from finding_extensions where is_granted is null)`
const isToBeLookedAt = (today: string) => sql<boolean>`${stateOf()} = 'verified' and i.look_again_on <= ${today}::date`

/** What findings want of people, in the order of their way. */
export const awaited: readonly AwaitedFindings[] = [
  { of: 'mine', ids: mine },
  { of: 'led', ids: led },
  { of: 'accept', ids: ofOthers('lead', isIn('proposed')) },
  { of: 'extend', ids: ofOthers('lead', isAsked) },
  { of: 'verify', ids: ofOthers('verifier', isIn('done')) },
  { of: 'effect', ids: ofOthers('verifier', isToBeLookedAt) },
]
