import { sql } from 'kysely'
import { approvalStatus, superGroup, userStatus } from '@apron/contract'
import { firstSteps, type FirstStep } from '@apron/contract/desk'
import type { Database } from '#db/client.ts'

/** Two people: one writes, and another one approves and answers. */
const fewestPeople = 2

/** What of setting up a company is done, by what is there now; the company itself has a name once somebody gave it one. */
export async function list(db: Database, companyName: string): Promise<{ step: FirstStep; is_done: boolean }[]> {
  const approved = sql`status = ${approvalStatus.APPROVAL}`
  const { rows } = await sql<Record<Exclude<FirstStep, 'company'>, boolean>>`select
    exists (select from organizations where deleted_at is null and ${approved}) as organizations,
    exists (select from groups where id <> ${superGroup} and ${approved}) as groups,
    (select count(*) from (select from users where deleted_at is null and status = ${userStatus.ACTIVE}
      limit ${fewestPeople}) first) = ${fewestPeople} as people,
    exists (select from team_roles) and exists (select from item_statuses where is_default)
      and exists (select from item_statuses where not is_default) as scales,
    exists (select from library_items where ${approved}) as questions,
    exists (select from audits) as audit`.execute(db)
  const done: Record<FirstStep, boolean> = { ...rows[0]!, company: companyName !== '' }
  return firstSteps.map((step) => ({ step, is_done: done[step] }))
}
