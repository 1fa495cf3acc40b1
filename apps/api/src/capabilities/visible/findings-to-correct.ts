import { sql } from 'kysely'
import { auditStatus, correctiveStatus } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/rights/caller.ts'
import { isFinding, onceFindings } from './answer-status.ts'
import { findingsVisibleTo, visibleTo } from './visible-audits.ts'

const started = [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE, auditStatus.CLOSE]

/** The findings that somebody may see of audits that have started; those of closed ones go on to their end. */
export function findingsInSight(db: Database, caller: Caller) {
  return db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .innerJoin('item_statuses as present', 'present.id', 'audit_items.status_id')
    .leftJoin('audit_statuses as own', (join) =>
      join.onRef('own.audit_id', '=', 'audit_items.audit_id').onRef('own.status_id', '=', 'audit_items.status_id'),
    )
    .where(isFinding)
    .where('audits.status', 'in', started)
    .where(findingsVisibleTo(caller))
}

/** Those that are still to be corrected, whenever they are due. */
export function findingsToCorrect(db: Database, caller: Caller) {
  return findingsInSight(db, caller).where('audit_items.corrective_status', '=', correctiveStatus.INCOMPLETE)
}

/** How many findings in sight there are by audit and status, in rows to be summed; of external people, who may see one of an audit and not the next, the counts know nothing. */
export function countsInSight(db: Database, caller: Caller) {
  return db
    .selectFrom('audit_status_counts as counted')
    .innerJoin('audits', 'audits.id', 'counted.audit_id')
    .innerJoin('item_statuses as present', 'present.id', 'counted.status_id')
    .leftJoin('audit_statuses as own', (join) =>
      join.onRef('own.audit_id', '=', 'counted.audit_id').onRef('own.status_id', '=', 'counted.status_id'),
    )
    .where(sql<boolean>`counted.status_id = ${onceFindings}`)
    .where(isFinding)
    .where('audits.status', 'in', started)
    .where(visibleTo(caller))
}
