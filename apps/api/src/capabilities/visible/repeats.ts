import { sql, type RawBuilder } from 'kysely'
import { auditStatus } from '@apron/contract'
import { isFinding, onceFindings } from './answer-status.ts'
import { cameBefore } from './earlier-audits.ts'

type Rows = { item: 'i' | 'audit_items'; audit: 'a' | 'audits' }
const usual: Rows = { item: 'audit_items', audit: 'audits' }

/**
 * The earlier findings of a question (`item`, of an `audit`): where the same question of the library failed in an audit
 * of the same organisation that began before, or was made before on the same day. To be selected from, with the items as
 * `earlier` and their audits as `before`. What people see of audits does not count here: whoever names one asks that.
 */
export const earlierFindings = ({ item, audit }: Rows = usual): RawBuilder<unknown> => sql`
  audit_items earlier
  join audits before on before.id = earlier.audit_id
  join item_statuses present on present.id = earlier.status_id
  left join audit_statuses own on own.audit_id = earlier.audit_id and own.status_id = earlier.status_id
  where earlier.library_item_id = ${sql.ref(`${item}.library_item_id`)}
    and earlier.status_id = ${onceFindings} and ${isFinding}
    and before.status >= ${sql.lit(auditStatus.IN_PROGRESS)} and ${cameBefore('before', audit)}`

/** How often a question failed before. */
export const repeatsOf = (rows: Rows = usual): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ${earlierFindings(rows)})`

/** Whether it failed before at all. */
export const isRepeated = (rows: Rows = usual): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${earlierFindings(rows)})`

/** The same among all findings (`audit_items`) of begun `audits` that a query reads: for those who count thousands. */
export const isRepeatedAmong = sql<boolean>`(rank() over (
  partition by audits.organization_id, audit_items.library_item_id order by audits.starting_date, audits.id) > 1)`
