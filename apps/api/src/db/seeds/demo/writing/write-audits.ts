import { sql } from 'kysely'
import { auditStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { audits } from '../audits/audits.ts'
import type { DemoAudit } from '../audits/audit.ts'
import { dayFrom, momentOn } from '../days.ts'
import { criteria, scopeOf } from '../frame.ts'
import { numberFindings, responsibleFor, type Numbers } from '../numbers.ts'
import { paragraph } from '../paragraph.ts'
import { nameOf, planAudit, writtenOn, type Clock, type Plan, type PlannedItem } from '../plan.ts'
import { keysOf, reserve } from './reserve.ts'
import type { Catalogues } from './write-catalogues.ts'
import type { Company } from './write-company.ts'
import type { PlacedGroup } from './write-library.ts'

export type WrittenAudits = {
  plans: Plan[]
  numbers: Numbers

  auditId(audit: DemoAudit): number
  itemId(item: PlannedItem): number
}
type AuditSeedInput = { company: Company; catalogues: Catalogues; library: readonly PlacedGroup[]; clock: Clock }

/** The audits with their teams, groups and items. */
export async function writeAudits(db: Database, language: Language, found: AuditSeedInput): Promise<WrittenAudits> {
  const { company, catalogues, clock } = found
  const plans = audits.map((audit) => planAudit(audit, found.library, clock))
  const auditId = await reserve<DemoAudit>(db, 'audits', audits)
  const itemId = await reserve(
    db,
    'audit_items',
    plans.flatMap(({ items }) => items),
  )
  await db
    .insertInto('audits')
    .values(
      plans.map((plan) => {
        const { audit } = plan
        return {
          id: auditId(audit),
          ...days(audit, clock.today),
          name: nameOf(audit, language, clock.today),
          scope: scopeOf(plan, language),
          criteria: criteria[language],
          status: audit.status,
          organization_id: company.organization(audit.organization),
          category_id: catalogues.category(audit.category),
          author_id: company.user(audit.author),
          maker_id: company.user(audit.author),
          created_at: momentOn(dayFrom(clock.today, writtenOn(audit)), 60, clock.now),
        }
      }),
    )
    .execute()
  await db
    .insertInto('audit_members')
    .values(
      audits.flatMap((audit) =>
        keysOf(audit.team).flatMap((role) =>
          audit.team[role].map((person) => ({
            audit_id: auditId(audit),
            team_role_id: company.role(role),
            user_id: company.user(person),
          })),
        ),
      ),
    )
    .execute()
  const written = { plans, numbers: numberFindings(plans, clock), auditId, itemId }
  await writeContents(db, language, written, found)
  await sql`insert into audit_statuses (audit_id, status_id, is_finding, is_default, allows_comments, asks_input, severity)
    select a.id, s.id, s.is_finding, s.is_default, s.allows_comments, s.asks_input, s.severity
    from audits a cross join item_statuses s where a.started_on is not null`.execute(db)
  return written
}

function days(audit: DemoAudit, today: string) {
  const dayOf = (offset: number | undefined) => (offset === undefined ? null : dayFrom(today, offset))
  return {
    starting_date: dayFrom(today, audit.starts),
    started_on: audit.status >= auditStatus.IN_PROGRESS ? dayFrom(today, audit.starts) : null,
    ending_date: dayFrom(today, audit.ends),
    corrective_starting_date: dayOf(audit.corrects?.from),
    corrective_ending_date: dayOf(audit.corrects?.until),
    closing_date: audit.status === auditStatus.CLOSE ? dayOf(audit.closes) : null,
  }
}

/** Groups and items, copied from the library and numbered from 1 in the order of the tree. */
async function writeContents(
  db: Database,
  language: Language,
  written: WrittenAudits,
  found: AuditSeedInput,
): Promise<void> {
  const { plans, numbers, auditId, itemId } = written
  if (numbers.last.length > 0) await db.insertInto('finding_numbers').values(numbers.last).execute()
  await db
    .insertInto('audit_groups')
    .values(
      plans.flatMap(({ audit, groups }) =>
        groups.map((group, place) => ({
          audit_id: auditId(audit),
          group_id: group.id,
          parent_id: group.parentId,
          index_html: group.index,
          index_text: group.index,
          header: group.name[language],
          position: place + 1,
        })),
      ),
    )
    .execute()
  await db
    .insertInto('audit_items')
    .values(
      plans.flatMap((plan) =>
        plan.items.map((item, place) => {
          const { audit } = plan
          const responsible = responsibleFor(plan, item)
          const { question, answered } = item
          const { status = 'open', due, completed, remarks = [] } = answered?.answer ?? {}
          return {
            id: itemId(item),
            audit_id: auditId(audit),
            group_id: item.groupId,
            library_item_id: question.id,
            header: question.header,
            content: paragraph(question[language]),
            asks_input: question.asks !== undefined,
            status_id: found.catalogues.status(status),
            corrective_date: due === undefined ? null : dayFrom(found.clock.today, due),
            finding_state: completed ? 'verified' : 'open',
            responsible_id: responsible ? found.company.user(responsible) : null,
            finding_number: numbers.of.get(item) ?? null,
            comment_count: remarks.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0),
            position: place + 1,
          }
        }),
      ),
    )
    .execute()
}
