import { sql } from 'kysely'
import { auditStatus, type QueryOf } from '@apron/contract'
import { auditFrame, type planning as routes, type Proposal } from '@apron/contract/audits'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import type { Caller } from '#kernel/caller.ts'
import { askable } from '../domain/planning/askable.ts'
import * as team from '../domain/planning/team.ts'
import { questionsOf } from './defaults.ts'
import { nextPeriod } from './next-period.ts'

type ProposalQuery = QueryOf<typeof routes.proposal>
type Reader = { db: Database; caller: Caller; fileStore: FileStore; today: string }
type Last = NonNullable<Proposal['last']>

/** What a new audit of a category, in an organisation if one is named, may begin with. */
export async function propose({ db, caller, fileStore, today }: Reader, asked: ProposalQuery): Promise<Proposal> {
  const [last, before] = await lastOf(db, caller, asked)
  const { rows } = await sql<{ ids: number[] }>`select ${askable(questionsOf(asked.category_id))} as ids`.execute(db)
  const own = await team.active(db, fileStore, team.inCategory(asked.category_id))
  const users = own.length > 0 || !last ? own : await team.active(db, fileStore, team.inAudit(last.id))
  const next = last && before ? nextPeriod(last, before.starting_date, today) : null
  return {
    name: await nameOf(db, asked, next?.starting_date),
    users: users.map(team.proposed),
    library_item_ids: rows[0]!.ids,
    last: last ?? null,
    next,
  }
}

const longestName = 255

/** `Internal – Da Nang depot – 10/2026`; null without an organisation. */
async function nameOf(
  db: Database,
  { category_id, organization_id }: ProposalQuery,
  day?: string,
): Promise<string | null> {
  if (organization_id === undefined) return null
  const { rows } = await sql<{ category: string | null; organization: string | null }>`select
    (select name from categories where id = ${category_id}) as category,
    (select name from organizations where id = ${organization_id} and deleted_at is null) as organization`.execute(db)
  const { category, organization } = rows[0]!
  const [year, month] = day?.split('-') ?? []
  const name = [category, organization, year && `${month}/${year}`].filter(Boolean).join(' – ')
  return name.slice(0, longestName)
}

/** The last two audits of an organisation in a category that the caller sees and that were approved or begun. */
async function lastOf(db: Database, caller: Caller, { category_id, organization_id }: ProposalQuery): Promise<Last[]> {
  if (organization_id === undefined) return []
  const { APPROVAL, IN_PROGRESS, CORRECTIVE, CLOSE } = auditStatus
  const { rows } = await sql<Last>`
    select id, name, starting_date, ending_date, ${sql.join(auditFrame.map((field) => sql.ref(field)))},
      ${askable(sql`select library_item_id from audit_items where audit_id = audits.id`)} as library_item_ids
    from audits
    where category_id = ${category_id} and organization_id = ${organization_id}
      and status in (${sql.join([APPROVAL, IN_PROGRESS, CORRECTIVE, CLOSE])}) and ${visibleTo(caller)}
    order by starting_date desc, id desc limit 2`.execute(db)
  return rows
}
