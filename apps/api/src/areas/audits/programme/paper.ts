import { sql } from 'kysely'
import { programme as routes, type YearProgramme } from '@apron/contract/audits'
import type { ReportPaper, ReportSource } from '#capabilities/visible/paper-of-report.ts'
import type { Database } from '#db/client.ts'
import { notFound } from '#kernel/refusals.ts'
import { holds, isClosedTo, passes, type Caller } from '#kernel/caller.ts'
import { planSeenBy } from '../domain/planning/plans.ts'
import { seesAudits } from '../domain/seen/all-seen.ts'
import { yearProgramme } from './year.ts'

const { access, external } = routes.list
const mayRead = (caller: Caller) => passes(caller, access) && !isClosedTo(caller, external)

/** The programme of a year as a paper: what its screen shows to the caller, in whatever state its plans are. */
export const programmePapers: readonly ReportPaper[] = [
  {
    what: 'programme',
    async read(reader, of, { year, category_id }) {
      if (!mayRead(reader.caller)) throw notFound()
      const narrowed = { year, category_id, ...(of !== 0 && { organization_id: of }) }
      const programme = await yearProgramme(reader, narrowed)
      const audits = programme.plans.flatMap(({ audit }) => (audit ? [audit.id] : []))
      return { source: { what: 'programme', programme }, audits }
    },
    async stillSeen(db, { source, audits }, caller) {
      const { programme } = source as Extract<ReportSource, { what: 'programme' }>
      if (!mayRead(caller) || (programme.gaps !== null && !holds(caller, 'MANAGE_PROGRAMME'))) return false
      return (await seesPlans(db, programme.plans, caller)) && seesAudits(db, audits, caller)
    },
  },
]

async function seesPlans(db: Database, plans: YearProgramme['plans'], caller: Caller): Promise<boolean> {
  const { rows } = await sql<{ hidden: number }>`
    select count(*)::integer as hidden from audit_plans plan
    where plan.id = any(${plans.map(({ id }) => id)}::integer[]) and not ${planSeenBy(caller)}`.execute(db)
  return rows[0]!.hidden === 0
}
