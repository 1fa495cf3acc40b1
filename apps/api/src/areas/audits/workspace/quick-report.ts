import { sql } from 'kysely'
import { shares } from '@apron/contract'
import type { QuickReportRow } from '@apron/contract/audits'
import { bySeverity, statusesOf } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'

/** How many items are in every status that the audit has, and which share of all items that is. */
export async function quickReport(db: Database, auditId: number): Promise<QuickReportRow[]> {
  const { rows } = await sql<Omit<QuickReportRow, 'percent'>>`
    select s.id, s.code, s.name, s.color, coalesce(c.total, 0) as total
    from ${statusesOf(auditId)}
    left join (
      select status_id, sum(items) as total from audit_status_counts where audit_id = ${auditId} group by status_id
    ) c on c.status_id = s.id
    order by ${bySeverity('s')}`.execute(db)
  const percents = shares(rows.map(({ total }) => total))
  return rows.map((row, at) => ({ ...row, percent: percents[at]! }))
}
