import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/client.ts'

type Rows = 'i' | 'c'

/**
 * The statuses `s` of items (or counts) of audits, to be joined to them: code, name and colour as they are now, what
 * they mean as their audit has it (decision 28).
 */
export const joinStatus = (rows: Rows = 'i'): RawBuilder<unknown> => sql`
  join item_statuses present on present.id = ${sql.ref(`${rows}.status_id`)}
  left join audit_statuses own
    on own.audit_id = ${sql.ref(`${rows}.audit_id`)} and own.status_id = ${sql.ref(`${rows}.status_id`)}
  cross join lateral (select ${meaning}) s`

/** Whether a status `present` is a finding in an audit, of which `own` is the copy, if the audit has one. */
export const isFinding = sql<boolean>`coalesce(own.is_finding, present.is_finding)`

/** The same of counts `c`, for sums over all audits: the few that have it otherwise are found by an index, not each joined. */
export const countsFindings = sql<boolean>`case when (c.audit_id, c.status_id) in (
    select otherwise.audit_id, otherwise.status_id from item_statuses common cross join lateral (
      select audit_id, status_id from audit_statuses where status_id = common.id and is_finding = not common.is_finding offset 0
    ) otherwise
  ) then not present.is_finding else present.is_finding end`

/** A status `present` with what it means in an audit, of which `own` is the copy, if the audit has one. */
export const meaning = sql`present.id, present.code, present.name, present.color,
  ${isFinding} as is_finding,
  coalesce(own.is_default, present.is_default) as is_default,
  coalesce(own.allows_comments, present.allows_comments) as allows_comments,
  coalesce(own.asks_input, present.asks_input) as asks_input,
  coalesce(own.severity, present.severity) as severity`

/** All statuses that can be an answer in an audit, as `s`: in one that has started those that there were then. */
export const statusesOf = (auditId: number): RawBuilder<unknown> => sql`(
  select ${meaning} from item_statuses present
  left join audit_statuses own on own.audit_id = ${auditId} and own.status_id = present.id
  where own.audit_id is not null or not exists (select from audit_statuses where audit_id = ${auditId})
) s`

/** Statuses in the order in which figures name them (`severestFirst`). */
export const bySeverity = (rows: 's' | 'item_statuses') => {
  const of = (column: string) => sql.ref(`${rows}.${column}`)
  return sql`${of('is_finding')} desc, ${of('severity')} desc, ${of('code')} collate natural_order, ${of('id')}`
}

/** The statuses that are a finding as they are now, or in any audit that has kept them: few, by which an index finds the items that may be. */
export const onceFindings = sql`any(array(select id from item_statuses where is_finding or exists (
  select from audit_statuses kept where kept.status_id = item_statuses.id and kept.is_finding)))`

/** The ids of the findings of a few audits (`any(…)`), those of a status of which the counts know some there; what else is asked of them, items `i`, follows with `where`. */
export const findingsOf = (audits: RawBuilder<unknown>) => sql`
  select i.id from (
    select c.audit_id, c.status_id from audit_status_counts c join item_statuses present on present.id = c.status_id
    where c.audit_id = ${audits} and coalesce((select own.is_finding from audit_statuses own
      where own.audit_id = c.audit_id and own.status_id = c.status_id), present.is_finding)
    group by c.audit_id, c.status_id having sum(c.items) > 0
  ) counted join audit_items i on i.audit_id = counted.audit_id and i.status_id = counted.status_id`

const lockName = 'apron.item_statuses'

/** Lets one change of the statuses happen at a time, and none while an audit starts: that one of them is the default concerns them all. */
export async function holdStatuses(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${lockName}))`.execute(db)
}

/** Keeps the statuses as they are until the transaction ends. */
export async function keepStatuses(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext(${lockName}))`.execute(db)
}
