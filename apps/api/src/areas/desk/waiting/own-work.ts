import { sql } from 'kysely'
import { auditStatus, type Page, type PageQuery } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import type { FindingsAwaited, WaitingFinding } from '@apron/contract/desk'
import type { AwaitedFindings } from '#capabilities/review/awaited.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import { conclusionSaid, isConcluded } from '#capabilities/visible/conclusion.ts'
import { findingsInSight } from '#capabilities/visible/findings-to-correct.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { constants } from '#db/query-templates/constants.ts'
import type { Caller } from '#kernel/caller.ts'

/** The audits that somebody leads by one of their team roles; as an array, which is planned for as the few that they are. */
const leads = ({ id }: Caller) => sql`any(array(
  select m.audit_id from audit_members m join team_roles r on r.id = m.team_role_id
  where m.user_id = ${id} and r.part = 'leader'))`

/** The findings of one kind that want something of the caller today. */
const wanting = (db: Database, caller: Caller, today: string, { ids }: AwaitedFindings) =>
  findingsInSight(db, caller).where(sql<boolean>`audit_items.id = any(array(${ids(db, caller, today)}))`)

/** How many those are; to look each up again, for what a list shows of it, would take twice as long. */
export const howMany = (db: Database, caller: Caller, today: string, { ids }: AwaitedFindings) =>
  sql<number>`(select count(*)::integer from (${ids(db, caller, today)}) wanted)`

/** Audits that the caller leads, that are no longer in progress and have no minutes at all. */
export function wantMinutes(db: Database, caller: Caller) {
  return db
    .selectFrom('audits')
    .where(sql<boolean>`audits.status in (${constants([auditStatus.CORRECTIVE, auditStatus.CLOSE])})`)
    .where(visibleTo(caller))
    .where(sql<boolean>`audits.id = ${leads(caller)}`)
    .where(sql<boolean>`not exists (select from minutes where minutes.audit_id = audits.id)`)
}

type FindingRow = Omit<WaitingFinding, 'audit' | 'status'> & {
  audit_id: number
  audit_name: string
  code: string
  status_name: string
  color: string
}
const longest = 200

type Query = PageQuery & { of: FindingsAwaited }
type OwnWorkContext = { db: Database; caller: Caller; today: string }

/** A list of findings of these kinds, the soonest due first and those without a date at the end. */
export function findingsOf(kinds: readonly AwaitedFindings[]) {
  const read = paged([], (db, { of }: Query, caller: Caller, today: string) => {
    const kind = kinds.find((one) => one.of === of)!
    return { rows: wanting(db, caller, today, kind), select: shown }
  })
  return async ({ db, caller, today }: OwnWorkContext, query: Query): Promise<Page<WaitingFinding>> => {
    const { rows, total } = await read(db, query, caller, today)
    return { rows: rows.map(presentFinding), total }
  }
}

const shown = (page: ReturnType<typeof wanting>) =>
  page
    .select(['audit_items.id', 'audit_items.group_id', 'audit_items.audit_id', 'audits.name as audit_name'])
    .select(['audit_items.header', 'audit_items.content', 'audit_items.corrective_date'])
    .select(['present.code', 'present.name as status_name', 'present.color'])
    .select(['audit_items.finding_number', conclusionSaid().as('conclusion')])
    .select(isConcluded.as('has_conclusion'))
    .orderBy(sql`audit_items.corrective_date nulls last`)
    .orderBy('audits.id')
    .orderBy('audit_items.position')
    .orderBy('audit_items.id')
    .$castTo<FindingRow>()

function presentFinding({ audit_id, audit_name, code, status_name, color, ...row }: FindingRow): WaitingFinding {
  return {
    ...row,
    content: shorten(plainText(row.content), longest),
    conclusion: row.conclusion === null ? null : shorten(plainText(row.conclusion), longest),
    audit: { id: audit_id, name: audit_name },
    status: { code, name: status_name, color },
  }
}

/** One page of the audits that want minutes, the one that has wanted them longest first. */
export const audits = paged([], (db: Database, _query: PageQuery, caller: Caller) => {
  const rows = wantMinutes(db, caller)
  const select = (page: typeof rows) =>
    page
      .select(['audits.id', 'audits.name', 'audits.left_progress_at'])
      .select(
        sql<string>`(select name from organizations where organizations.id = audits.organization_id)`.as(
          'organization',
        ),
      )
      .orderBy(sql`audits.left_progress_at nulls first`)
      .orderBy('audits.id')
  return { rows, select }
})
