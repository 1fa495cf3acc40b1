import { sql, type RawBuilder } from 'kysely'
import { shorten, type Page, type PageQuery } from '@apron/contract'
import { fixFilter, type AuditToFix } from '@apron/contract/desk'
import { findingsToCorrect } from '../../../capabilities/visible/findings-to-correct.ts'
import { paged } from '../../../capabilities/paged.ts'
import { plainText } from '../../../capabilities/rich-text/rich-text.ts'
import type { Database } from '../../../db/client.ts'
import type { Caller } from '../../../http/rights/caller.ts'

type Row = {
  id: number
  audit_id: number
  audit_name: string
  group_id: number
  header: string
  content: string
  finding_number: string | null
  corrective_date: string
  code: string
  name: string
  color: string
}

const spans: Record<number, string> = { [fixFilter.TODAY]: 'day', [fixFilter.MONTH]: 'month', [fixFilter.YEAR]: 'year' }

/** Whether a finding is due in the day, month or year that `today` (`YYYY-MM-DD`) belongs to. */
function isDue(filter: number, today: string): RawBuilder<boolean> {
  const span = spans[filter]
  if (!span) return sql<boolean>`audit_items.corrective_date is not null`
  const start = sql`date_trunc(${sql.lit(span)}, ${today}::timestamp)`
  return sql<boolean>`audit_items.corrective_date >= ${start}::date
    and audit_items.corrective_date < (${start} + ${sql.lit(`1 ${span}`)}::interval)::date`
}

/** One page of the findings that are to be corrected in audits that the caller may see, the soonest first. */
export function list(
  db: Database,
  caller: Caller,
  query: PageQuery & { due: number },
  today: string,
): Promise<Page<Row>> {
  const filtered = findingsToCorrect(db, caller).where(isDue(query.due, today))
  return paged({ db, query }, filtered, (page) =>
    page
      .select(['audit_items.id', 'audit_items.audit_id', 'audits.name as audit_name', 'audit_items.group_id'])
      .select([
        'audit_items.header',
        'audit_items.content',
        'audit_items.finding_number',
        'item_statuses.code',
        'item_statuses.name',
      ])
      .select(['item_statuses.color', sql<string>`audit_items.corrective_date`.as('corrective_date')])
      .orderBy('audit_items.corrective_date')
      .orderBy('audit_items.id'),
  )
}

const longest = 300

const words = (html: string) => shorten(plainText(html), longest)

/** Findings under their audits; both stay in the order in which they are due. */
export function byAudit(rows: readonly Row[]): AuditToFix[] {
  const audits = new Map<number, AuditToFix>()
  for (const row of rows) {
    const audit = audits.get(row.audit_id) ?? { id: row.audit_id, name: row.audit_name, checklist_items: [] }
    audit.checklist_items.push({
      id: row.id,
      group_id: row.group_id,
      header: shorten(row.header, longest),
      content: words(row.content),
      finding_number: row.finding_number,
      status: { code: row.code, name: row.name, color: row.color },
      pivot: { corrective_date: row.corrective_date },
    })
    audits.set(row.audit_id, audit)
  }
  return [...audits.values()]
}
