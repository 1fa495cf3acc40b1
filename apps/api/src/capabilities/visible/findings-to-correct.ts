import { sql, type RawBuilder } from 'kysely'
import { auditStatus, correctiveStatus } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { constants } from '#db/query-templates/constants.ts'
import type { Caller } from '#kernel/caller.ts'
import { countsFindings, isFinding, onceFindings } from './answer-status.ts'
import { findingsVisibleTo, visibleTo } from './visible-audits.ts'

/** What an audit is once its answers count. */
export const started = [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE, auditStatus.CLOSE]
export const hasStarted = sql<boolean>`audits.status in (${constants(started)})`

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
    .where(hasStarted)
    .where(findingsVisibleTo(caller))
}

/** Those that are still to be corrected, whenever they are due. */
export function findingsToCorrect(db: Database, caller: Caller) {
  return findingsInSight(db, caller).where('audit_items.corrective_status', '=', correctiveStatus.INCOMPLETE)
}

/**
 * How many findings in sight there are, `which` of the audits, statuses and counts `c`: all, or those that are still to be
 * corrected. Of external people, who may see one finding of an audit and not the next, the counts know nothing.
 */
export function countInSight(caller: Caller, which: RawBuilder<boolean>, { toCorrect }: { toCorrect: boolean }) {
  const total = (counts: string) => sql`coalesce((
    select sum(c.items) from ${sql.table(counts)} c
    join audits on audits.id = c.audit_id join item_statuses present on present.id = c.status_id
    where c.status_id = ${onceFindings} and ${countsFindings} and ${hasStarted}
      and ${visibleTo(caller)} and ${which}), 0)`
  const all = total('audit_status_counts')
  return sql<number>`(${toCorrect ? sql`${all} - ${total('audit_corrected_counts')}` : all})::integer`
}
