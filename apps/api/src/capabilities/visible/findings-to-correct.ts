import { sql } from 'kysely'
import { auditStatus, correctiveStatus } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/rights/caller.ts'
import { visibleTo } from './visible-audits.ts'

/** The findings of the running audits that somebody may see. */
export function runningFindings(db: Database, caller: Caller) {
  return db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .innerJoin('item_statuses', 'item_statuses.id', 'audit_items.status_id')
    .leftJoin('audit_statuses', (join) =>
      join
        .onRef('audit_statuses.audit_id', '=', 'audit_items.audit_id')
        .onRef('audit_statuses.status_id', '=', 'audit_items.status_id'),
    )
    .where(sql<boolean>`coalesce(audit_statuses.is_finding, item_statuses.is_finding)`)
    .where('audits.status', 'in', [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE])
    .where(visibleTo(caller))
}

/** Those that are still to be corrected, whenever they are due. */
export function findingsToCorrect(db: Database, caller: Caller) {
  return runningFindings(db, caller).where('audit_items.corrective_status', '=', correctiveStatus.INCOMPLETE)
}
