import { sql } from 'kysely'
import { auditStatus, correctiveStatus } from '@apron/contract'
import type { HandOverDefinition } from '#capabilities/leaving.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'
import { holds } from '#kernel/caller.ts'
import type { AccessChange, AuditChange } from '../../domain/changes.ts'
import { handOverFindings } from '../../domain/finding/hand-over.ts'
import { mayNotAnswerFor } from '../../domain/responsible.ts'

type People = readonly number[]

/** The findings that people are to correct, of any audit. */
const findingsOf = (people: People) => sql`select i.id, i.audit_id from audit_items i ${joinStatus()}
  where i.responsible_id = any(${[...people]}::integer[]) and s.is_finding
    and i.corrective_status = ${sql.lit(correctiveStatus.INCOMPLETE)}`
/** Their places in the teams of audits that are not closed. */
const placesOf = (people: People) => sql`select m.audit_id, m.team_role_id, r.part
  from audit_members m join team_roles r on r.id = m.team_role_id join audits a on a.id = m.audit_id
  where m.user_id = any(${[...people]}::integer[]) and a.status <> ${sql.lit(auditStatus.CLOSE)}`
const auditsOf = (people: People) => sql`
  select audit_id from (${findingsOf(people)}) i union select audit_id from (${placesOf(people)}) m`

/** Those audits in the order of their ids, held until the transaction ends. */
async function holdAudits(db: Database, people: People): Promise<void> {
  await sql`select from audits where id in (${auditsOf(people)}) order by id for no key update`.execute(db)
}

/** Gives their places in teams to somebody else; the audits whose team has changed, and those into which that person came. */
async function handOverPlaces(db: Database, people: People, to: number) {
  const { rows } = await sql<{ audit_id: number; is_new: boolean }>`
    with place as (${placesOf(people)}),
    before as (select audit_id from audit_members where user_id = ${to}),
    taken as (
      insert into audit_members (audit_id, team_role_id, user_id)
      select distinct audit_id, team_role_id, ${to}::integer from place on conflict do nothing),
    left_behind as (
      delete from audit_members m using (select distinct audit_id, team_role_id from place) p
      where m.audit_id = p.audit_id and m.team_role_id = p.team_role_id and m.user_id = any(${[...people]}::integer[]))
    select distinct audit_id, audit_id not in (select audit_id from before) as is_new from place`.execute(db)
  return rows
}

/** The same where categories propose them for their audits. */
async function handOverDefaults(db: Database, people: People, to: number): Promise<number[]> {
  const { rows } = await sql<{ category_id: number }>`
    with place as (delete from category_members where user_id = any(${[...people]}::integer[]) returning *),
    taken as (
      insert into category_members (category_id, team_role_id, user_id)
      select distinct category_id, team_role_id, ${to}::integer from place on conflict do nothing)
    select distinct category_id from place`.execute(db)
  return rows.map(({ category_id }) => category_id)
}

const places = (people: People, isLed: boolean) => sql<number>`(select count(distinct audit_id)::integer
  from (${placesOf(people)}) m where (part is not distinct from 'leader') = ${sql.lit(isLed)})`

/** What of audits hangs on people: findings, the lead and the teams, and what categories propose. */
export const auditsHanging: HandOverDefinition = {
  counts: (people) => ({
    findings: sql`(select count(*)::integer from (${findingsOf(people)}) i)`,
    leads: places(people, true),
    teams: places(people, false),
    defaults: sql`(select count(distinct category_id)::integer from category_members
      where user_id = any(${[...people]}::integer[]))`,
  }),
  mayHandOver: async (db, caller, people) => {
    if (holds(caller, 'UPDATE_CHECKLIST') && holds(caller, 'VIEW_ALL_CHECKLIST')) return true
    const { rows } = await sql`select from audits where id in (${auditsOf(people)})
      and not (${sql.lit(holds(caller, 'UPDATE_CHECKLIST'))} and ${visibleTo(caller)}) limit 1`.execute(db)
    return rows.length === 0
  },
  handOver: async (context, { from, to }) => {
    const { db, changed } = context
    await holdAudits(db, from)
    const teams = await handOverPlaces(db, from, to.id)
    for (const { audit_id, is_new } of teams) {
      const said: AuditChange = { hasMoved: false, newcomers: is_new ? [to.id] : [] }
      changed('audit', audit_id, said)
    }
    const findings = await handOverFindings(context, findingsOf(from), to)
    const count = await mayNotAnswerFor(db, findings, to.id)
    if (count > 0) throw invalid('hand_over_to', 'validation.hand_over_responsible', { count })
    changed('audit_item', findings)
    const taken: AccessChange = { takesOver: findings }
    changed('audit_access', to.id, taken)
    changed('audit_access', from)
    changed('category', await handOverDefaults(db, from, to.id))
  },
}
