import { auditStatus, correctiveStatus } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/rights/caller.ts'
import { isFinding } from './answer-status.ts'
import { visibleTo } from './visible-audits.ts'

/** The findings of the running audits that somebody may see. */
export function runningFindings(db: Database, caller: Caller) {
  return db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .innerJoin('item_statuses as present', 'present.id', 'audit_items.status_id')
    .leftJoin('audit_statuses as own', (join) =>
      join.onRef('own.audit_id', '=', 'audit_items.audit_id').onRef('own.status_id', '=', 'audit_items.status_id'),
    )
    .where(isFinding)
    .where('audits.status', 'in', [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE])
    .where(visibleTo(caller))
}

/** Those that are still to be corrected, whenever they are due. */
export function findingsToCorrect(db: Database, caller: Caller) {
  return runningFindings(db, caller).where('audit_items.corrective_status', '=', correctiveStatus.INCOMPLETE)
}
