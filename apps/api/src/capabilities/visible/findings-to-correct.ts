import { sql } from 'kysely'
import { auditStatus, correctiveStatus } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import type { Caller } from '../../http/rights/caller.ts'
import { isFinding, joinStatus, onceFindings } from './answer-status.ts'
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

/** How many findings in sight there are, in rows `c` of audit and status to be summed, for `from … where`; of external people, who may see one of an audit and not the next, the counts know nothing. */
export const countsInSight = (caller: Caller) => sql`audit_status_counts c
  join audits on audits.id = c.audit_id ${joinStatus('c')}
  where c.status_id = ${onceFindings} and s.is_finding and audits.status = any(${started}::smallint[])
    and ${visibleTo(caller)}`
