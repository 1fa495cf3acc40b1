import { sql } from 'kysely'
import { mostDays, reports as routes } from '@apron/contract/audits'
import { bySeverity } from '#capabilities/visible/answer-status.ts'
import type { ReportPaper } from '#capabilities/visible/paper-of-report.ts'
import type { Database } from '#db/client.ts'
import type { ReportAsSaid } from '#db/schema/papers/exports.ts'
import { invalid, notPermitted, refused } from '#kernel/refusals.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { seesAudits } from '../domain/seen/all-seen.ts'
import { captionOf } from '../domain/seen/caption.ts'
import * as byPeriod from './by-period.ts'
import * as byTag from './by-tag.ts'
import * as corrective from './correctives.ts'
import { beganWithin, isCounted, type Scope } from './counted.ts'

/** Items that one paper lists. */
const mostItems = 5000
const day = 86_400_000
/** Addresses that open nothing: whatever draws the paper is given the pictures themselves. */
const fileStore = { url: (id: number, variant: string) => `/files/${id}/${variant}` }
const all = { page: 1, per_page: 'all', sort: 'desc' } as const
const first = { page: 1, per_page: 1, sort: 'desc' } as const

/** The reports as papers: each has the content of its screen for the caller. */
export const reportPapers: readonly ReportPaper[] = [
  {
    what: 'report',
    stillSeen,
    async read(reader, of, query) {
      checkMay(reader.caller)
      const scope = { caller: reader.caller, organizationId: of }
      const report = await byPeriod.report(reader, scope, query)
      const { from_year, to_year } = report.caption
      const audits = await auditsOf(reader.db, scope, `${from_year}-01-01`, `${to_year}-12-31`)
      return { source: { what: 'report', report }, audits }
    },
  },
  {
    what: 'tag-report',
    stillSeen,
    async read(reader, of, query) {
      checkMay(reader.caller)
      const { db, caller, language, today } = reader
      const to = query.to_date ?? today
      const from = query.from_date ?? `${to.slice(0, 4)}-01-01`
      checkDays(from, to)
      const scope = { caller, organizationId: of }
      const caption = await captionOf(db, scope, language)
      const { status_ids, tag_ids } = query
      const filters = { organization_id: of, from_date: from, to_date: to, status_ids, tag_ids }
      const list = (page: typeof all | typeof first) => byTag.list({ db, caller, fileStore, query: page }, filters)
      checkFew((await list(first)).total)
      const items = (await list(all)).rows
      const [tags, statuses] = await Promise.all([
        namesOf(
          db,
          sql`select name from tags where id = any(${tag_ids}::integer[]) order by name collate natural_order`,
        ),
        namesOf(
          db,
          sql`select code as name from item_statuses where id = any(${status_ids}::integer[]) order by ${bySeverity('item_statuses')}`,
        ),
      ])
      const audits = await auditsOf(db, scope, from, to)
      return { source: { what: 'tag-report', list: { items, from, to, tags, statuses, caption } }, audits }
    },
  },
  {
    what: 'correctives',
    stillSeen,
    async read(reader, of, { status_ids, from_date, to_date, state }) {
      checkMay(reader.caller)
      const filters = { organization_id: of, status_ids, from_date, to_date }
      const report = await corrective.report(reader, filters)
      const asked = { ...filters, state, sort_by: 'due' as const }
      const list = (page: typeof all | typeof first) =>
        corrective.list({ ...reader, fileStore }, { ...asked, ...page, sort: 'asc' })
      checkFew((await list(first)).total)
      const { rows: items } = await list(all)
      const scope = { caller: reader.caller, organizationId: of }
      const audits = await auditsOf(reader.db, scope, from_date, to_date)
      return { source: { what: 'correctives', list: { report, items } }, audits }
    },
  },
]

function checkMay(caller: Caller): void {
  if (!passes(caller, routes.byPeriod.access)) throw notPermitted()
}

function checkDays(from: string, to: string): void {
  if (from > to) throw invalid('query.to_date', 'validation.not_after')
  if (Date.parse(to) - Date.parse(from) >= mostDays * day)
    throw invalid('query.from_date', 'validation.days_many', { max: mostDays })
}

function checkFew(total: number): void {
  if (total > mostItems) throw refused('report_too_large', { max: mostItems })
}

async function namesOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  return ((await query.execute(db)).rows as { name: string }[]).map(({ name }) => name)
}

/** The audits that a report counts. */
async function auditsOf(db: Database, scope: Scope, from: string | undefined, to: string | undefined) {
  const counted = db.selectFrom('audits').select('id').where(isCounted(scope)).where(beganWithin(from, to))
  return (await counted.execute()).map(({ id }) => id)
}

async function stillSeen(db: Database, { audits }: ReportAsSaid, caller: Caller): Promise<boolean> {
  return passes(caller, routes.byPeriod.access) && (await seesAudits(db, audits, caller))
}
